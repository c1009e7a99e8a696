-- A stored document. Whom it is for follows from the key under which it was uploaded: `company`, `teams`, `individual`, or
-- the id of an employee, whose personal document it is.
create table documents (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  -- Without the client id that begins the key of the object.
  object_key text not null check (length(object_key) between 1 and 300),
  name text not null check (length(name) between 1 and 300),
  -- 1 company-wide, 2 teams, 3 individual employees.
  related_type smallint not null check (related_type between 1 and 3),
  -- Of a personal document.
  employee_id uuid,
  tag text check (length(tag) between 1 and 100),
  uploaded_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create unique index documents_key on documents (client_id, object_key);
create index documents_newest on documents (client_id, related_type, created_at desc, id);
create index documents_of_employee on documents (client_id, employee_id) where employee_id is not null;
create trigger touch before update on documents for each row execute function ssp_touch();
select ssp_protect('documents');

create table document_associations (
  client_id uuid not null references clients (id),
  id uuid not null,
  document_id uuid not null,
  -- Neither: the whole client.
  team_id uuid,
  employee_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  check (num_nonnulls(team_id, employee_id) <= 1),
  foreign key (client_id, document_id) references documents (client_id, id) on delete cascade,
  foreign key (client_id, team_id) references teams (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create unique index document_associations_once on document_associations
  (client_id, document_id, (coalesce(employee_id, team_id, client_id)));
create index document_associations_of_team on document_associations (client_id, team_id) where team_id is not null;
create index document_associations_of_employee on document_associations (client_id, employee_id) where employee_id is not null;
select ssp_protect('document_associations', 'select, insert, delete');

-- When an employee read a document for the first time.
create table document_statuses (
  client_id uuid not null references clients (id),
  document_id uuid not null,
  employee_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (client_id, document_id, employee_id),
  foreign key (client_id, document_id) references documents (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
select ssp_protect('document_statuses', 'select, insert, delete');

create table payslips (
  client_id uuid not null references clients (id),
  id uuid not null,
  employee_id uuid not null,
  process_date date not null,
  file_name text not null check (length(file_name) between 1 and 200),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create unique index payslips_file on payslips (client_id, employee_id, file_name);
select ssp_protect('payslips', 'select, insert, delete');

create table pay_documents (
  client_id uuid not null references clients (id),
  id uuid not null,
  employee_id uuid not null,
  process_period text not null check (length(process_period) between 1 and 40),
  document_type text not null check (length(document_type) between 1 and 100),
  -- Whether the file is named by the id.
  use_uuid boolean not null default false,
  file_name text not null check (length(file_name) between 1 and 200),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create unique index pay_documents_file on pay_documents (client_id, employee_id, file_name);
select ssp_protect('pay_documents', 'select, insert, delete');

-- A ZIP file of files of one employee, on its way or ready.
create table pay_archives (
  client_id uuid not null references clients (id),
  id uuid not null,
  employee_id uuid not null,
  user_id uuid not null,
  bucket text not null check (bucket in ('payslips', 'core-documents')),
  file_name text not null check (length(file_name) between 1 and 200),
  files jsonb not null,
  done integer not null default 0,
  status text not null default 'queued' check (status in ('queued', 'running', 'ready', 'failed')),
  -- Who makes it. A worker whose claim was replaced concludes nothing.
  claim uuid,
  beat_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index pay_archives_of_user on pay_archives (client_id, employee_id, user_id, created_at);
select ssp_protect('pay_archives');

-- An address that downloads one object once. It belongs to the session it was made for.
create table download_addresses (
  client_id uuid not null references clients (id),
  id uuid not null,
  user_id uuid not null,
  -- Of the user, and of the session.
  home_client_id uuid not null references clients (id),
  session_id uuid not null,
  bucket text not null,
  object_key text not null,
  file_name text not null check (length(file_name) between 1 and 300),
  -- Whether the browser that opens it must hold the cookie that came with it.
  needs_cookie boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (client_id, id)
);
create index on download_addresses (expires_at);
select ssp_protect('download_addresses');

-- A record that goes, also with its employee, takes its object along; the daily sweep removes the bytes.
create function ssp_drop_object() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare path text;
  begin
    path := case tg_table_name
      when 'documents' then to_jsonb(old) ->> 'object_key'
      when 'pay_archives' then (to_jsonb(old) ->> 'employee_id') || '/' || (to_jsonb(old) ->> 'id') || '.zip'
      else (to_jsonb(old) ->> 'employee_id') || '/' || (to_jsonb(old) ->> 'file_name') end;
    delete from objects where client_id = old.client_id and bucket = tg_argv[0] and object_key = old.client_id || '/' || path;
    return null;
  end $$;
create trigger drop_object after delete on documents for each row execute function ssp_drop_object('documents');
create trigger drop_object after delete on payslips for each row execute function ssp_drop_object('payslips');
create trigger drop_object after delete on pay_documents for each row execute function ssp_drop_object('core-documents');
create trigger drop_object after delete on pay_archives for each row execute function ssp_drop_object('archives')
