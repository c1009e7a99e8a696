-- E-mails that administrators send to employees. A batch keeps the message as it was when they sent it, which is what each
-- recipient gets; a row per recipient says whether it was sent.
create table employee_email_batches (
  client_id uuid not null references clients (id),
  id uuid not null,
  template text not null check (template in ('RegistrationReminderGeneric', 'AppDetailsGeneric')),
  subject text not null,
  body_text text not null,
  body_html text not null,
  requested_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
select ssp_protect('employee_email_batches');

create table employee_emails (
  client_id uuid not null,
  batch_id uuid not null,
  employee_id uuid not null,
  template text not null,
  address text not null,
  created_at timestamptz not null default now(),
  -- A worker that died leaves its claim; another one takes it over after a while.
  claimed_at timestamptz,
  attempts smallint not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (client_id, batch_id, employee_id),
  foreign key (client_id, batch_id) references employee_email_batches (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index employee_emails_of_employee on employee_emails (client_id, employee_id, template, created_at);
create index employee_emails_pending on employee_emails (client_id, batch_id) where sent_at is null and failed_at is null;
select ssp_protect('employee_emails')
