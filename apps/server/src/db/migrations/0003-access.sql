-- Roles, policies and permissions belong to one client each. Those marked `platform` are installed by
-- the platform in every client and are read-only to the client's administrators.
create table roles (
  client_id uuid not null references clients (id),
  id uuid not null,
  owner text not null default 'client' check (owner in ('platform', 'client')),
  name text not null check (length(name) between 1 and 100),
  label text not null check (length(label) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, name)
);
create trigger touch before update on roles for each row execute function ssp_touch();
select ssp_protect('roles');

create table policies (
  client_id uuid not null references clients (id),
  id uuid not null,
  owner text not null default 'client' check (owner in ('platform', 'client')),
  name text not null check (length(name) between 1 and 100),
  label text not null check (length(label) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, name)
);
create trigger touch before update on policies for each row execute function ssp_touch();
select ssp_protect('policies');

create table permissions (
  client_id uuid not null references clients (id),
  id uuid not null,
  owner text not null default 'client' check (owner in ('platform', 'client')),
  name text not null check (length(name) between 1 and 100),
  group_name text not null check (length(group_name) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, name)
);
create trigger touch before update on permissions for each row execute function ssp_touch();
select ssp_protect('permissions');

create table role_policies (
  client_id uuid not null,
  role_id uuid not null,
  policy_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, role_id, policy_id),
  foreign key (client_id, role_id) references roles (client_id, id) on delete cascade,
  foreign key (client_id, policy_id) references policies (client_id, id) on delete cascade
);
create index on role_policies (client_id, policy_id);
select ssp_protect('role_policies');

create table policy_permissions (
  client_id uuid not null,
  id uuid not null,
  policy_id uuid not null,
  permission_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, policy_id, permission_id),
  foreign key (client_id, policy_id) references policies (client_id, id) on delete cascade,
  foreign key (client_id, permission_id) references permissions (client_id, id) on delete cascade
);
create index on policy_permissions (client_id, permission_id);
select ssp_protect('policy_permissions');

-- A user's client_id is the home client: where the account lives and its rights are kept.
create table users (
  client_id uuid not null references clients (id),
  id uuid not null,
  username text not null check (length(username) between 1 and 150),
  label text not null check (length(label) between 1 and 200),
  email text check (length(email) <= 320),
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  role_id uuid,
  employee_id uuid,
  img text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, employee_id),
  foreign key (client_id, role_id) references roles (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete set null (employee_id)
);
create unique index users_username on users (client_id, lower(username));
create unique index users_email on users (client_id, lower(email));
create index on users (client_id, role_id);
create trigger touch before update on users for each row execute function ssp_touch();
select ssp_protect('users');
create policy self on users for select to ssp_app using (id = ssp_user());

create table user_permissions (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  permission_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, user_id, permission_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  foreign key (client_id, permission_id) references permissions (client_id, id) on delete cascade
);
create index on user_permissions (client_id, permission_id);
select ssp_protect('user_permissions');

-- Where a granted permission does NOT apply: chosen clients, and chosen teams of any client.
create table user_permission_restrictions (
  client_id uuid not null,
  user_permission_id uuid not null,
  restricted_client_id uuid not null references clients (id),
  restricted_team_id uuid,
  foreign key (client_id, user_permission_id) references user_permissions (client_id, id) on delete cascade,
  foreign key (restricted_client_id, restricted_team_id) references teams (client_id, id) on delete cascade,
  unique nulls not distinct (client_id, user_permission_id, restricted_client_id, restricted_team_id)
);
select ssp_protect('user_permission_restrictions');

-- Further clients a user may enter; one of them may be the default, used for mail notifications.
create table user_scopes (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  granted_client_id uuid not null references clients (id),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  unique (client_id, user_id, granted_client_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create unique index user_scopes_default on user_scopes (client_id, user_id) where is_default;
create index on user_scopes (granted_client_id, user_id);
select ssp_protect('user_scopes');
create policy self on user_scopes for select to ssp_app using (user_id = ssp_user());
create policy granted on clients for select to ssp_app using (
  exists (select from user_scopes s where s.granted_client_id = clients.id and s.user_id = ssp_user())
);

create table shared_document_scopes (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  target_id uuid,
  target_scope text not null check (target_scope in ('client', 'user', 'platform', 'default')),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  unique nulls not distinct (client_id, user_id, target_scope, target_id),
  check ((target_scope = 'default') = (target_id is null)),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select ssp_protect('shared_document_scopes')
