-- A document of an employee who left long before its pay date waits for a person to take it in.
alter table payroll_items drop constraint payroll_items_state_check;
alter table payroll_items add constraint payroll_items_state_check
  check (state in ('matched', 'unmatched', 'duplicate', 'wrongPeriod', 'left', 'otherClient', 'rejected', 'leftOut'));
