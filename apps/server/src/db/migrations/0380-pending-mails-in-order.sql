-- A claim takes the next twenty by their employee; without that order in the index it reads all that wait each time.
drop index employee_emails_pending;
create index employee_emails_pending on employee_emails (client_id, batch_id, employee_id)
  where sent_at is null and failed_at is null;
drop index acknowledgement_nudges_waiting;
create index acknowledgement_nudges_waiting on acknowledgement_nudges (client_id, subject_kind, subject_id, employee_id)
  where sent_at is null
