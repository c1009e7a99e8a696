-- A conflict is certain, or possible until the account declares that it is not named: decision 0030.
alter table incident_conflicts add column certain boolean not null default true;

-- Accounts that a report names by their own name, e-mail address or username, with or without an employee.
create table incident_account_conflicts (
  client_id uuid not null,
  incident_id uuid not null,
  user_id uuid not null,
  certain boolean not null,
  primary key (client_id, incident_id, user_id),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index on incident_account_conflicts (client_id, user_id);
select ssp_protect('incident_account_conflicts', 'select, insert');
grant delete on incident_account_conflicts to ssp_system;

-- Every account in conflict with a report, by itself or by an employee that it is or was ever linked to.
create view incident_conflict_users with (security_invoker) as
  select client_id, incident_id, user_id, certain from incident_account_conflicts
  union all
  select c.client_id, c.incident_id, e.user_id, c.certain from incident_conflicts c
    join user_employees e on e.client_id = c.client_id and e.employee_id = c.employee_id;
grant select on incident_conflict_users to ssp_app, ssp_system;

-- That a report which may name an account does not. Nothing takes it back.
create table incident_declarations (
  client_id uuid not null,
  incident_id uuid not null,
  user_id uuid not null,
  declared_at timestamptz not null default now(),
  primary key (client_id, incident_id, user_id),
  foreign key (client_id, incident_id) references incidents (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index on incident_declarations (client_id, user_id);
select ssp_protect('incident_declarations', 'select, insert');
grant delete on incident_declarations to ssp_system;

-- Whom the reporter picked from the directory: [{"id", "name"}], the name as it was then.
alter table incidents add column people jsonb not null default '[]';

-- Names are compared by the server, in one way for employees and accounts.
drop function ssp_named_employees(uuid, text[]);
drop index employees_full_name
