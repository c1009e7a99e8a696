-- A file of employees that is compared with them row by row, applied by a job and can be undone.
create table bulk_runs (
  client_id uuid not null references clients (id),
  id uuid not null,
  kind text not null check (kind in ('import', 'update', 'deactivate')),
  state text not null default 'draft' check (state in ('draft', 'applying', 'done', 'undoing', 'undone')),
  file_name text not null check (length(file_name) between 1 and 254),
  user_id uuid not null,
  actor_label text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (client_id, id)
);
create index on bulk_runs (client_id, user_id, kind, created_at);
create index on bulk_runs (created_at);
select ssp_protect('bulk_runs');

create table bulk_rows (
  client_id uuid not null,
  run_id uuid not null,
  -- Line of the file.
  line integer not null check (line > 0),
  identifier text not null,
  name text not null default '',
  -- The employee to change; of a new one, the id that it gets.
  employee_id uuid,
  status text not null check (status in ('new', 'changed', 'unchanged', 'conflict', 'rejected')),
  reason text,
  detail text not null default '',
  -- Column of employees -> new value; the values that they replace are in `before`.
  fields jsonb not null default '{}',
  before jsonb not null default '{}',
  base_version integer,
  applied_version integer,
  -- The only teams that the employee is to be in; null leaves the teams as they are.
  team_ids jsonb,
  teams_text text not null default '',
  teams_before jsonb,
  teams_before_text text not null default '',
  outcome text check (outcome in ('applied', 'restored', 'kept')),
  primary key (client_id, run_id, line),
  foreign key (client_id, run_id) references bulk_runs (client_id, id) on delete cascade
);
create index on bulk_rows (client_id, run_id, identifier);
create index on bulk_rows (client_id, run_id, status, outcome, line);
select ssp_protect('bulk_rows')
