-- Two plain roles. ssp_app sees one client (row-level security); ssp_system sees all and is used only
-- where no client is known yet. The connecting user owns the tables and is a member of both.
-- Roles belong to the whole server: another database's migration may be making them at this moment.
do $$ declare wanted text; begin
  foreach wanted in array array['ssp_app', 'ssp_system'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I nologin', wanted); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    -- Not 'member': since PostgreSQL 16 whoever makes a role is its administrator, but may not yet use it.
    if not pg_has_role(current_user, wanted, 'usage') then execute format('grant %I to current_user', wanted); end if;
  end loop;
end $$;

grant usage on schema public to ssp_app, ssp_system;
create extension if not exists pg_trgm;

create function ssp_client() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('ssp.client_id', true), '')::uuid $$;
create function ssp_platform() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('ssp.platform_id', true), '')::uuid $$;
create function ssp_user() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('ssp.user_id', true), '')::uuid $$;

-- Puts a tenant table under row-level security. `rights` is what the application role may do.
create function ssp_protect(target regclass, rights text default 'select, insert, update, delete') returns void
  language plpgsql as $$ begin
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format('create policy tenant on %s to ssp_app using (client_id = ssp_client()) with check (client_id = ssp_client())', target);
    execute format('create policy system on %s to ssp_system using (true) with check (true)', target);
    execute format('grant %s on %s to ssp_app', rights, target);
    execute format('grant %s on %s to ssp_system', rights, target);
  end $$;

-- Counts the versions of a record; the ETag of an answer is its version.
create function ssp_touch() returns trigger language plpgsql as $$ begin
    new.version := old.version + 1;
    new.updated_at := now();
    return new;
  end $$;

create table platforms (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  domain text not null unique,
  logo text,
  created_at timestamptz not null default now()
);
alter table platforms enable row level security;
alter table platforms force row level security;
create policy own on platforms for select to ssp_app using (id = ssp_platform());
create policy system on platforms to ssp_system using (true) with check (true);
grant select on platforms to ssp_app;
grant select, insert, update, delete on platforms to ssp_system;

create table clients (
  id uuid primary key,
  platform_id uuid not null references platforms (id),
  client_name text not null check (length(client_name) between 1 and 200),
  identifier text not null unique,
  subdomain text not null unique check (subdomain ~ '^[a-z0-9-]{1,63}$'),
  brand_client_id uuid references clients (id),
  analytics_id text,
  platform_logo text,
  appstore_url text,
  playstore_url text,
  app_pin jsonb not null default '[]',
  login_identifier_type text,
  register_identifier_type text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on clients (platform_id);
create trigger touch before update on clients for each row execute function ssp_touch();
alter table clients enable row level security;
alter table clients force row level security;
create policy platform on clients for select to ssp_app using (platform_id = ssp_platform());
create policy own on clients for update to ssp_app using (id = ssp_client()) with check (id = ssp_client());
create policy system on clients to ssp_system using (true) with check (true);
grant select, update on clients to ssp_app;
grant select, insert, update, delete on clients to ssp_system;

create table client_themes (
  client_id uuid primary key references clients (id),
  primary_colour text not null check (primary_colour ~ '^#[0-9a-f]{6}$'),
  secondary_colour text not null check (secondary_colour ~ '^#[0-9a-f]{6}$'),
  tertiary_colour text not null check (tertiary_colour ~ '^#[0-9a-f]{6}$'),
  accent_colour text not null check (accent_colour ~ '^#[0-9a-f]{6}$'),
  highlight_colour text not null check (highlight_colour ~ '^#[0-9a-f]{6}$'),
  login_overlay_colour text not null check (login_overlay_colour ~ '^#[0-9a-f]{6}$'),
  content jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create trigger touch before update on client_themes for each row execute function ssp_touch();
select ssp_protect('client_themes', 'select, insert, update');

create table client_images (
  client_id uuid not null references clients (id),
  kind text not null check (kind in ('logo', 'alternate-logo', 'loginImage', 'loginBgImage', 'mainBgImage')),
  bucket text not null,
  object_key text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id, kind)
);
create trigger touch before update on client_images for each row execute function ssp_touch();
select ssp_protect('client_images', 'select, insert, update')
