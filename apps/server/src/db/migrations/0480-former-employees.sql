-- Past figures stay when an employee is removed: the counted rows move to a random id without a link to the person
-- (docs/decisions/0053).
create table former_employees (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  primary key (client_id, id)
);
select ssp_protect('former_employees', 'select');

-- The teams of the employee at the removal, also deleted ones: restrictions by team go on applying.
create table former_employee_teams (
  client_id uuid not null,
  team_id uuid not null,
  employee_id uuid not null,
  primary key (client_id, team_id, employee_id),
  foreign key (client_id, employee_id) references former_employees (client_id, id) on delete cascade
);
create index on former_employee_teams (client_id, employee_id);
select ssp_protect('former_employee_teams', 'select');
grant select on former_employee_teams to ssp_clients;

create or replace view team_belonging with (security_invoker) as
  select client_id, team_id, employee_id from team_members
  union all select client_id, team_id, employee_id from former_team_members
  union all select client_id, team_id, employee_id from former_employee_teams;

-- What reports count from rows that go with the employee.
create table former_records (
  client_id uuid not null,
  id bigint generated always as identity,
  employee_id uuid not null,
  report text not null check (report in ('reminder', 'welcome_email', 'recognition', 'pay_document', 'article_read', 'deactivation')),
  happened_at timestamptz not null,
  -- The article, or the type of a recognition.
  record_id uuid,
  -- The type of a pay document, or the title of the type of a recognition.
  label text,
  primary key (client_id, id),
  foreign key (client_id, employee_id) references former_employees (client_id, id) on delete cascade
);
create index on former_records (client_id, report, happened_at);
create index on former_records (client_id, employee_id);
select ssp_protect('former_records', 'select');

alter table portal_events drop constraint portal_events_client_id_employee_id_fkey;
alter table employee_days drop constraint employee_days_client_id_employee_id_fkey;

-- Offsets of time zones are multiples of 15 minutes, so days stay the same; without seconds no log entry can be matched to the person.
create function ssp_quarter(moment timestamptz) returns timestamptz language sql immutable
  return date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00+00');

-- Takes the lock of recordEvents, so that a rebuild of the figures and a removal wait for each other.
create function ssp_keep_figures() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    former uuid;
    moved bigint;
    copied bigint;
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('figures ' || old.client_id, 0));
    insert into former_employees (client_id) values (old.client_id) returning id into former;
    insert into former_employee_teams (client_id, team_id, employee_id)
      select distinct old.client_id, team_id, former from team_belonging where client_id = old.client_id and employee_id = old.id;
    update portal_events set employee_id = former, happened_at = ssp_quarter(happened_at)
      where client_id = old.client_id and employee_id = old.id;
    get diagnostics moved = row_count;
    update employee_days set employee_id = former where client_id = old.client_id and employee_id = old.id;
    insert into former_records (client_id, employee_id, report, happened_at, record_id, label)
      select old.client_id, former, report, ssp_quarter(at), record_id, label from (
        select 'reminder' as report, sent_at as at, null::uuid as record_id, null as label from employee_emails
          where client_id = old.client_id and employee_id = old.id and template = 'RegistrationReminderGeneric'
        union all select 'welcome_email', sent_at, null, null from welcome_emails
          where client_id = old.client_id and employee_id = old.id
        union all select 'recognition', r.created_at, r.type_id, coalesce(t.title, r.type_title)
          from recognitions r left join recognition_types t on t.client_id = r.client_id and t.id = r.type_id
          where r.client_id = old.client_id and r.receiver_id = old.id and r.rejected_reason is null
        union all select 'pay_document', created_at, null, document_type from pay_documents
          where client_id = old.client_id and employee_id = old.id
        union all select 'article_read', read_at, article_id, null from news_readers
          where client_id = old.client_id and employee_id = old.id
        union all select 'deactivation', old.deactivated_at, null, null) r
      where at is not null;
    get diagnostics copied = row_count;
    if moved + copied = 0 then delete from former_employees where client_id = old.client_id and id = former; end if;
    return old;
  end $$;
-- Callers may not change events or write former employees; the function runs as ssp_system, which may.
grant update on portal_events to ssp_system;
grant insert, delete on former_employees to ssp_system;
grant insert on former_employee_teams, former_records to ssp_system;
grant create on schema public to ssp_system;
alter function ssp_keep_figures() owner to ssp_system;
revoke create on schema public from ssp_system;
create trigger keep_figures before delete on employees for each row execute function ssp_keep_figures()
