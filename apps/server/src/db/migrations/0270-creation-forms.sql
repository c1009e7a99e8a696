-- A request to set up a portal. It belongs to the platform: staff see it whichever client of it they work in. The client is
-- the one worked in when it was filed, whose storage holds the assets.
create table creation_forms (
  client_id uuid not null references clients (id),
  id uuid not null,
  platform_id uuid not null references platforms (id),
  client_name text not null check (length(client_name) between 1 and 200),
  url text not null check (length(url) between 1 and 100 and url = lower(url)),
  contact_name text not null check (length(contact_name) between 1 and 200),
  contact_email text not null check (length(contact_email) <= 254),
  login_type integer not null check (login_type between 0 and 3),
  required_documents jsonb not null default '[]',
  client_documents jsonb not null default '[]',
  primary_colour text not null check (primary_colour ~ '^#[0-9a-f]{6}$'),
  secondary_colour text not null check (secondary_colour ~ '^#[0-9a-f]{6}$'),
  -- Keys in the bucket, the client id included: an asset that is added later lies at the client worked in then.
  assets jsonb not null default '[]',
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index creation_forms_newest on creation_forms (platform_id, created_at desc, id desc);
create trigger touch before update on creation_forms for each row execute function ssp_touch();
select ssp_protect('creation_forms', 'select, insert, update');
create policy platform_reads on creation_forms for select to ssp_app using (platform_id = ssp_platform());
create policy platform_changes on creation_forms for update to ssp_app using (platform_id = ssp_platform())
  with check (platform_id = ssp_platform() and client_id in (select id from clients where platform_id = ssp_platform()))
