-- A signed permission to put one object. It is received once, looked into, then published or refused.
create table uploads (
  client_id uuid not null references clients (id),
  id uuid not null,
  user_id uuid not null,
  bucket text not null,
  object_key text not null check (length(object_key) between 1 and 500),
  content_type text not null,
  max_bytes bigint not null check (max_bytes > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  received_at timestamptz,
  published_at timestamptz,
  refused_because text,
  primary key (client_id, id)
);
create index on uploads (client_id, bucket, object_key) where published_at is null and refused_because is null;
select ssp_protect('uploads', 'select, insert, update');

create table objects (
  client_id uuid not null references clients (id),
  bucket text not null,
  object_key text not null,
  stored_as text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  uploaded_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, bucket, object_key)
);
create trigger touch before update on objects for each row execute function ssp_touch();
select ssp_protect('objects');

-- Append-only: nobody is granted update or delete.
create table audit_log (
  client_id uuid not null references clients (id),
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id uuid,
  session_id uuid,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  target text,
  details jsonb not null default '{}',
  primary key (client_id, id)
);
create index on audit_log (client_id, at);
select ssp_protect('audit_log', 'select, insert');

-- The first answer to a create, given again when the same request is repeated.
create table idempotency_keys (
  client_id uuid not null references clients (id),
  user_id uuid not null,
  key uuid not null,
  operation text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (client_id, user_id, key)
);
select ssp_protect('idempotency_keys')
