create table recognition_types (
  client_id uuid not null references clients (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index recognition_types_title on recognition_types (client_id, lower(title));
create trigger touch before update on recognition_types for each row execute function ssp_touch();
select ssp_protect('recognition_types');

create table recognition_badges (
  client_id uuid not null references clients (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  -- Key in the bucket of badges; an image belongs to one badge.
  object_key text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint recognition_badges_image unique (client_id, object_key)
);
create unique index recognition_badges_name on recognition_badges (client_id, lower(name));
create trigger touch before update on recognition_badges for each row execute function ssp_touch();
select ssp_protect('recognition_badges');

create table recognition_settings (
  client_id uuid not null references clients (id),
  id uuid not null,
  hide_message boolean not null default false,
  require_approval boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint recognition_settings_once unique (client_id)
);
create trigger touch before update on recognition_settings for each row execute function ssp_touch();
select ssp_protect('recognition_settings', 'select, insert, update');

create table recognitions (
  client_id uuid not null references clients (id),
  id uuid not null,
  giver_id uuid,
  to_team boolean not null default false,
  receiver_id uuid,
  team_id uuid,
  -- What is shown once the record itself is gone; a team has it from the beginning, type and badge when they are removed.
  team_name text,
  type_id uuid,
  type_title text,
  badge_id uuid,
  badge_name text,
  message text not null default '' check (length(message) <= 2000),
  approved boolean not null default false,
  rejected_reason text check (length(rejected_reason) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  check (case when to_team then receiver_id is null else team_id is null and receiver_id is not null end),
  check (not (approved and rejected_reason is not null)),
  -- What was said about a person goes with the person.
  foreign key (client_id, receiver_id) references employees (client_id, id) on delete cascade,
  foreign key (client_id, giver_id) references employees (client_id, id) on delete set null (giver_id),
  foreign key (client_id, team_id) references teams (client_id, id) on delete set null (team_id),
  foreign key (client_id, type_id) references recognition_types (client_id, id) on delete set null (type_id),
  foreign key (client_id, badge_id) references recognition_badges (client_id, id) on delete set null (badge_id)
);
create index recognitions_by_creation on recognitions (client_id, created_at, id);
create index on recognitions (client_id, receiver_id);
create index on recognitions (client_id, giver_id);
create index on recognitions (client_id, team_id);
create index on recognitions (client_id, type_id);
create index on recognitions (client_id, badge_id);
create trigger touch before update on recognitions for each row execute function ssp_touch();
select ssp_protect('recognitions');

create table recognition_likes (
  client_id uuid not null,
  recognition_id uuid not null,
  employee_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, recognition_id, employee_id),
  foreign key (client_id, recognition_id) references recognitions (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index on recognition_likes (client_id, employee_id);
select ssp_protect('recognition_likes', 'select, insert, delete')
