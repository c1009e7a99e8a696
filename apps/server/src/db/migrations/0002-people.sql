create table teams (
  client_id uuid not null references clients (id),
  id uuid not null,
  label text not null check (length(label) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index on teams (client_id, label);
create trigger touch before update on teams for each row execute function ssp_touch();
select ssp_protect('teams');

create table employees (
  client_id uuid not null references clients (id),
  id uuid not null,
  title text,
  -- Quick create takes an employee with any one of forename, surname, identifier and e-mail (spec 2 section 5).
  forename text not null default '',
  surname text not null default '',
  identifier text check (length(identifier) between 1 and 100),
  email text,
  mobile_number text,
  telephone_number text,
  date_of_birth date,
  gender smallint not null default 2 check (gender between 0 and 5),
  is_manager boolean not null default false,
  is_demo boolean not null default false,
  is_client_demo boolean not null default false,
  identity_tenant_id uuid,
  identity_user_id uuid,
  pending_fusion_auth_registration boolean not null default true,
  flagged_for_review boolean not null default false,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  registered_at timestamptz,
  deactivated_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- What the search box looks in, lower-case, for the trigram index.
  search_text text generated always as (
    lower(forename || ' ' || surname || ' ' || coalesce(identifier, '') || ' ' || coalesce(email, ''))
  ) stored,
  primary key (client_id, id),
  unique (client_id, identifier)
);
create index employees_by_name on employees (client_id, surname, forename, id);
create index employees_by_registration on employees (client_id, registered_at, id);
create index employees_by_creation on employees (client_id, created_at, id);
create index employees_by_login on employees (client_id, last_login_at, id);
create index employees_search on employees using gin (search_text gin_trgm_ops);
create trigger touch before update on employees for each row execute function ssp_touch();
select ssp_protect('employees');

create table employee_additional_data (
  client_id uuid not null,
  employee_id uuid not null,
  data jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (client_id, employee_id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create trigger touch before update on employee_additional_data for each row execute function ssp_touch();
select ssp_protect('employee_additional_data');

create table team_members (
  client_id uuid not null,
  team_id uuid not null,
  employee_id uuid not null,
  approver boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (client_id, team_id, employee_id),
  foreign key (client_id, team_id) references teams (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index on team_members (client_id, employee_id);
select ssp_protect('team_members');

-- Totals kept by triggers, so that a list page never scans its table for a count.
create table employee_counts (
  client_id uuid primary key references clients (id),
  registered integer not null default 0,
  unregistered integer not null default 0,
  deactivated integer not null default 0
);
select ssp_protect('employee_counts', 'select');

create function ssp_count_employees() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    if tg_op <> 'INSERT' then
      insert into employee_counts as c (client_id, registered, unregistered, deactivated)
        select client_id, -count(*) filter (where deactivated_at is null and registered_at is not null),
          -count(*) filter (where deactivated_at is null and registered_at is null),
          -count(*) filter (where deactivated_at is not null)
        from gone group by client_id
        on conflict (client_id) do update set registered = c.registered + excluded.registered,
          unregistered = c.unregistered + excluded.unregistered, deactivated = c.deactivated + excluded.deactivated;
    end if;
    if tg_op <> 'DELETE' then
      insert into employee_counts as c (client_id, registered, unregistered, deactivated)
        select client_id, count(*) filter (where deactivated_at is null and registered_at is not null),
          count(*) filter (where deactivated_at is null and registered_at is null),
          count(*) filter (where deactivated_at is not null)
        from come group by client_id
        on conflict (client_id) do update set registered = c.registered + excluded.registered,
          unregistered = c.unregistered + excluded.unregistered, deactivated = c.deactivated + excluded.deactivated;
    end if;
    return null;
  end $$;
create trigger count_inserted after insert on employees
  referencing new table as come for each statement execute function ssp_count_employees();
create trigger count_deleted after delete on employees
  referencing old table as gone for each statement execute function ssp_count_employees();
create trigger count_updated after update on employees
  referencing old table as gone new table as come for each statement execute function ssp_count_employees();

create table daily_stats (
  client_id uuid not null references clients (id),
  date date not null,
  payslips integer not null default 0 check (payslips >= 0),
  logins integer not null default 0 check (logins >= 0),
  visitors integer not null default 0 check (visitors >= 0),
  unique_visitors integer not null default 0 check (unique_visitors >= 0),
  actions integer not null default 0 check (actions >= 0),
  pay_document_downloads integer not null default 0 check (pay_document_downloads >= 0),
  discount_visitors integer not null default 0 check (discount_visitors >= 0),
  document_storage_visitors integer not null default 0 check (document_storage_visitors >= 0),
  training_visitors integer not null default 0 check (training_visitors >= 0),
  wellbeing_visitors integer not null default 0 check (wellbeing_visitors >= 0),
  primary key (client_id, date)
);
select ssp_protect('daily_stats')
