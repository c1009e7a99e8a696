-- The form of incident reports as it was when they were made. No moment: the default template is stored with the first
-- report, which may be anonymous.
create table incident_form_versions (
  client_id uuid not null references clients (id),
  number integer not null check (number > 0),
  custom boolean not null,
  fields text not null check (length(fields) <= 1000000),
  created_on date not null default current_date,
  primary key (client_id, number)
);
select ssp_protect('incident_form_versions', 'select, insert, delete');

-- The custom form of a client, while it has one.
create table incident_forms (
  client_id uuid not null references clients (id),
  number integer not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id),
  foreign key (client_id, number) references incident_form_versions (client_id, number)
);
create trigger touch before update on incident_forms for each row execute function ssp_touch();
select ssp_protect('incident_forms');

-- Of an anonymous report nothing leads to its author: no employee, name or team, the day only, and no row in audit_log,
-- idempotency_keys, uploads or incident_events. `attempt` is a keyed hash of the Idempotency-Key, which is random and stored
-- nowhere else. A named report keeps the name when the employee's record is removed.
create table incidents (
  client_id uuid not null references clients (id),
  id uuid not null,
  form_number integer not null,
  answers jsonb not null default '{}',
  anonymous boolean not null,
  employee_id uuid,
  reporter_name text check (length(reporter_name) <= 400),
  team_id uuid,
  team_label text check (length(team_label) <= 200),
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  assigned_to uuid,
  attempt text,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint incidents_attempt unique (client_id, attempt),
  check (not anonymous or (coalesce(employee_id, team_id) is null and coalesce(reporter_name, team_label) is null
    and created_at at time zone 'UTC' = date_trunc('day', created_at at time zone 'UTC'))),
  foreign key (client_id, form_number) references incident_form_versions (client_id, number),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete set null (employee_id),
  foreign key (client_id, team_id) references teams (client_id, id) on delete set null (team_id),
  foreign key (client_id, assigned_to) references users (client_id, id) on delete set null (assigned_to)
);
create index incidents_by_creation on incidents (client_id, created_at, id);
create index incidents_open on incidents (client_id, created_at) where resolved_at is null;
create index on incidents (client_id, employee_id);
create index on incidents (client_id, team_id);
create index on incidents (client_id, assigned_to);
create index on incidents (client_id, form_number);
create trigger touch before update on incidents for each row execute function ssp_touch();
select ssp_protect('incidents');

-- Who is named in a report, or leads a team of somebody who is. They may neither open it nor be assigned.
create table incident_conflicts (
  client_id uuid not null,
  incident_id uuid not null,
  employee_id uuid not null,
  primary key (client_id, incident_id, employee_id),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index on incident_conflicts (client_id, employee_id);
select ssp_protect('incident_conflicts', 'select, insert, delete');

create table incident_images (
  client_id uuid not null,
  incident_id uuid not null,
  object_key text not null,
  -- Keeps the order in which the images were added; a moment would tell when an anonymous report was made.
  position integer not null,
  primary key (client_id, object_key),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade
);
create index on incident_images (client_id, incident_id);
select ssp_protect('incident_images', 'select, insert, delete');

create table incident_notes (
  client_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  user_id uuid not null,
  -- The name of the author when it was written: the account may be removed.
  user_label text not null check (length(user_label) <= 200),
  note text not null check (length(note) between 1 and 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade
);
create index on incident_notes (client_id, incident_id, created_at);
create trigger touch before update on incident_notes for each row execute function ssp_touch();
select ssp_protect('incident_notes');

-- What a note said before it was changed, with who changed it.
create table incident_note_versions (
  client_id uuid not null,
  note_id uuid not null,
  number integer not null check (number > 0),
  note text not null,
  changed_by uuid not null,
  changed_by_label text not null,
  changed_at timestamptz not null default now(),
  primary key (client_id, note_id, number),
  foreign key (client_id, note_id) references incident_notes (client_id, id) on delete cascade
);
select ssp_protect('incident_note_versions', 'select, insert, delete');

-- What was done with a report, for its timeline. That it was made is no event: see incidents.created_at.
create table incident_events (
  client_id uuid not null,
  id uuid not null,
  incident_id uuid not null,
  action text not null check (length(action) <= 40),
  user_id uuid not null,
  -- Null for an image that staff of the platform added.
  user_label text,
  -- Whom it was assigned to, or what else the action was about; never a text of the report or of a note.
  detail text,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade
);
create index on incident_events (client_id, incident_id, created_at);
select ssp_protect('incident_events', 'select, insert');

-- Within which time a client acknowledges and answers; 7 days and 3 months without a row.
create table incident_clocks (
  client_id uuid not null references clients (id),
  acknowledge_days integer not null default 7 check (acknowledge_days between 1 and 90),
  answer_months integer not null default 3 check (answer_months between 1 and 24),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id)
);
create trigger touch before update on incident_clocks for each row execute function ssp_touch();
select ssp_protect('incident_clocks', 'select, insert, update');

-- For what a mail was sent already.
create table incident_reminders (
  client_id uuid not null,
  incident_id uuid not null,
  due text not null check (due in ('acknowledge', 'answer')),
  primary key (client_id, incident_id, due),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade
);
select ssp_protect('incident_reminders', 'select, insert, delete');

-- The employees of the client who have one of these full names. As in ssp_search_employees, the index serves only who is
-- above the policies.
create index employees_full_name on employees (client_id, ssp_fold(forename || ' ' || surname));
create function ssp_named_employees(client uuid, names text[]) returns setof uuid
  language sql stable security definer rows 10 set search_path = public, pg_temp
  as $$
    select e.id from employees e
      where e.client_id = client and ssp_client() = client and ssp_fold(e.forename || ' ' || e.surname) = any (names)
      order by e.id limit 200
  $$;
revoke all on function ssp_named_employees(uuid, text[]) from public;
grant execute on function ssp_named_employees(uuid, text[]) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_named_employees(uuid, text[]) owner to ssp_system;
revoke create on schema public from ssp_system
