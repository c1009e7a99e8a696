-- A code that proves who an account's employee is. It is bound to the account, the employee and the client.
alter table otp_codes add column employee_id uuid;
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check
  check (purpose in ('password-reset', 'employee-link') and (purpose = 'employee-link') = (employee_id is not null));
alter table otp_codes add foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade;
create index on otp_codes (client_id, employee_id) where employee_id is not null
