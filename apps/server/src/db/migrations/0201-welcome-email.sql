-- Files that go with the welcome e-mail of a client.
create table email_attachments (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  object_key text not null check (length(object_key) between 38 and 300),
  filename text not null check (length(filename) between 1 and 200),
  -- In bytes.
  size bigint not null check (size > 0),
  uploaded_by uuid,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint email_attachments_file unique (client_id, object_key)
);
select ssp_protect('email_attachments', 'select, insert, delete');
create function ssp_drop_attachment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    delete from objects where client_id = old.client_id and bucket = 'attachments' and object_key = old.object_key;
    return null;
  end $$;
create trigger drop_object after delete on email_attachments for each row execute function ssp_drop_attachment();

-- The welcome e-mail of an employee: there is one at most, however often a registration is reported.
create table welcome_emails (
  client_id uuid not null,
  employee_id uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (client_id, employee_id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
select ssp_protect('welcome_emails', 'select, insert, update')
