-- Whether the clients of the platform may upload Excel payslips (3-decisions 68).
alter table platforms add column excel_payslips boolean not null default false;

-- A payroll upload: one file, in which a job finds the documents of employees.
create table payroll_jobs (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- What people call it.
  number integer not null check (number > 0),
  object_key text not null check (length(object_key) between 38 and 300),
  document_type smallint not null,
  status smallint not null default 1 check (status between 1 and 11),
  replace boolean not null default false,
  pay_date date not null,
  release text not null check (release in ('now', 'review', 'scheduled')),
  release_at timestamptz,
  -- Why the whole file could not be read.
  fault text check (length(fault) <= 300),
  results_actual integer,
  results_expected integer,
  uploaded_by uuid not null,
  actor_label text not null,
  -- Other clients that the uploader reached, and teams that were out of reach, when the job was made.
  other_clients jsonb not null default '[]',
  hidden_teams jsonb not null default '[]',
  -- Who works on it. A worker whose claim was replaced concludes nothing.
  claim uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint payroll_jobs_number unique (client_id, number),
  constraint payroll_jobs_file unique (client_id, object_key),
  check ((release_at is not null) or release <> 'scheduled')
);
create index on payroll_jobs (client_id, document_type, pay_date);
create trigger touch before update on payroll_jobs for each row execute function ssp_touch();
select ssp_protect('payroll_jobs', 'select, insert, update');

-- A document that was found in an upload. Its bytes wait in the bucket `payroll` until it is released.
create table payroll_items (
  client_id uuid not null,
  job_id uuid not null,
  -- Of the entry or the first page in the file, from 1.
  position integer not null check (position > 0),
  label text not null check (length(label) between 1 and 300),
  identifier text check (length(identifier) <= 200),
  employee_id uuid,
  state text not null check (state in ('matched', 'unmatched', 'duplicate', 'wrongPeriod', 'otherClient', 'rejected', 'leftOut')),
  reason text check (length(reason) <= 40),
  -- The date that the document names.
  date_found text check (length(date_found) <= 10),
  mended_by uuid,
  -- The payslip or pay document that it became.
  document_id uuid,
  released_at timestamptz,
  viewed_at timestamptz,
  -- Payslips whose place it took; they return when it is recalled.
  replaced jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id, job_id, position),
  foreign key (client_id, job_id) references payroll_jobs (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade,
  check (state <> 'matched' or employee_id is not null),
  check ((document_id is null) = (released_at is null))
);
create index on payroll_items (client_id, job_id, state, position);
create index on payroll_items (client_id, job_id, employee_id);
create index on payroll_items (client_id, employee_id);
-- Two documents of one person in one upload are a question for a person, never two payslips.
create unique index payroll_items_person on payroll_items (client_id, job_id, employee_id) where state = 'matched';
create unique index payroll_items_document on payroll_items (client_id, document_id) where document_id is not null;
create trigger touch before update on payroll_items for each row execute function ssp_touch();
select ssp_protect('payroll_items');

create function ssp_drop_payroll_objects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    delete from objects where client_id = old.client_id and bucket = 'payroll'
      and starts_with(object_key, old.client_id || '/' || old.job_id || '/' || old.position || '/');
    return null;
  end $$;
create trigger drop_object after delete on payroll_items for each row execute function ssp_drop_payroll_objects()
