-- A folder of marketing materials. A shared one is shown to every client of the platform; each has files of its own in it.
create table marketing_categories (
  client_id uuid not null references clients (id),
  id uuid not null,
  platform_id uuid not null references platforms (id),
  title text not null check (length(title) between 1 and 100),
  description text not null default '' check (length(description) <= 500),
  shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index marketing_categories_title on marketing_categories (client_id, lower(title));
create index on marketing_categories (platform_id) where shared;
create trigger touch before update on marketing_categories for each row execute function ssp_touch();
select ssp_protect('marketing_categories');
create policy platform on marketing_categories for select to ssp_app using (shared and platform_id = ssp_platform());

create table marketing_files (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- The client of a shared category may be another one. It cannot be deleted while a client has files in it.
  category_client_id uuid not null,
  category_id uuid not null,
  title text not null check (length(title) <= 25),
  description text not null default '' check (length(description) <= 90),
  -- Key in the bucket, after the client id: category id/file id/marketingresource.ext
  path text not null check (length(path) <= 100),
  add_branding boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (category_client_id, category_id) references marketing_categories (client_id, id)
);
create index marketing_files_newest on marketing_files (client_id, category_id, created_at desc, id);
create index on marketing_files (category_client_id, category_id);
create trigger touch before update on marketing_files for each row execute function ssp_touch();
select ssp_protect('marketing_files');

-- One row per download, so that one that is sent twice counts once and none is lost between two at once.
create table marketing_downloads (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  file_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, file_id) references marketing_files (client_id, id) on delete cascade
);
create index on marketing_downloads (client_id, file_id);
select ssp_protect('marketing_downloads', 'select, insert, delete')
