-- Days of figures begin and end at midnight of this zone.
create function ssp_is_time_zone(zone text) returns boolean language plpgsql immutable
  as $$ begin perform timestamptz 'epoch' at time zone zone; return true; exception when others then return false; end $$;
alter table clients
  -- A name of the IANA database: offsets have no summer time.
  add column time_zone text not null default 'Europe/London'
    check (length(time_zone) <= 50 and (time_zone = 'UTC' or time_zone ~ '^[A-Z][A-Za-z_]+/[A-Za-z_/+-]+$') and ssp_is_time_zone(time_zone)),
  -- The first day whose figures come from events. Those of earlier days were counted before there were events, and stay.
  add column figures_since date not null default '1970-01-01';

-- Row-level security hides a client of another platform, whose days must still be its own.
create function ssp_calendar(client uuid, out zone text, out since date)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select time_zone, figures_since from clients where id = client $$;
revoke all on function ssp_calendar(uuid) from public;
grant execute on function ssp_calendar(uuid) to ssp_app, ssp_system;

drop trigger count_inserted on payslips;
drop trigger count_inserted on portal_events;
drop function ssp_count_payslips();
drop function ssp_count_portal_events();

alter table portal_events drop constraint portal_events_kind_check;
alter table portal_events add constraint portal_events_kind_check check (kind in ('registered', 'deactivated', 'reactivated',
  'signed_in', 'payslip_uploaded', 'payslip_viewed', 'pay_document_downloaded', 'pension_visited', 'news_read',
  'storage_uploaded', 'storage_downloaded', 'storage_deleted', 'storage_restored'));

-- What an employee did on a day in the time zone of the client; only days on which the employee signed in or did something.
create table employee_days (
  client_id uuid not null,
  date date not null,
  employee_id uuid not null,
  sign_ins integer not null check (sign_ins >= 0),
  actions integer not null check (actions >= 0),
  -- Those of the actions that are of document storage.
  storage_actions integer not null check (storage_actions between 0 and actions),
  primary key (client_id, date, employee_id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade,
  check (sign_ins + actions > 0)
);
create index employee_days_of_employee on employee_days (client_id, employee_id, date);
select ssp_protect('employee_days');

-- Counts the days from first to last again, from the events. Visits name no employee and stay as they are.
create function ssp_rebuild_figures(client uuid, first date, last date) returns void language plpgsql as $$
  declare
    zone text := (select c.zone from ssp_calendar(client) c);
    since date := (select greatest(first, c.since) from ssp_calendar(client) c);
  begin
    delete from employee_days where client_id = client and date between first and last;
    insert into employee_days (client_id, date, employee_id, sign_ins, actions, storage_actions)
      select client, day, employee_id, count(*) filter (where kind = 'signed_in'), count(*) filter (where kind <> 'signed_in'),
        count(*) filter (where kind like 'storage\_%')
      from (select (happened_at at time zone zone)::date as day, employee_id, kind from portal_events
        where client_id = client and kind not in ('registered', 'deactivated', 'reactivated', 'payslip_uploaded')
          and happened_at >= first::timestamp at time zone zone and happened_at < (last + 1)::timestamp at time zone zone) v
      group by day, employee_id;
    update daily_stats set payslips = 0, logins = 0, unique_visitors = 0, actions = 0, pay_document_downloads = 0,
        document_storage_visitors = 0
      where client_id = client and date between since and last;
    insert into daily_stats as s (client_id, date, logins, unique_visitors, actions, document_storage_visitors)
      select client, date, sum(sign_ins), count(*), sum(actions), count(*) filter (where storage_actions > 0)
      from employee_days where client_id = client and date between since and last group by date
      on conflict (client_id, date) do update set logins = excluded.logins, unique_visitors = excluded.unique_visitors,
        actions = excluded.actions, document_storage_visitors = excluded.document_storage_visitors;
    insert into daily_stats as s (client_id, date, payslips, pay_document_downloads)
      select client, (happened_at at time zone zone)::date, count(*) filter (where kind = 'payslip_uploaded'),
        count(*) filter (where kind = 'pay_document_downloaded')
      from portal_events where client_id = client and kind in ('payslip_uploaded', 'pay_document_downloaded')
        and happened_at >= since::timestamp at time zone zone and happened_at < (last + 1)::timestamp at time zone zone
      group by 2
      on conflict (client_id, date) do update set payslips = excluded.payslips,
        pay_document_downloads = excluded.pay_document_downloads;
  end $$;

-- What is stored becomes events: of the sign-ins only the last of each employee is known.
set local role ssp_system;
insert into portal_events (client_id, employee_id, kind, happened_at)
  select client_id, id, 'registered', registered_at from employees where registered_at is not null
  union all select client_id, id, 'deactivated', deactivated_at from employees where deactivated_at is not null
  union all select client_id, id, 'signed_in', last_login_at from employees where last_login_at is not null
  union all select client_id, employee_id, 'payslip_uploaded', created_at from payslips
  union all select client_id, employee_id, 'news_read', read_at from news_readers;
update clients set figures_since = (now() at time zone time_zone)::date + 1;
select ssp_rebuild_figures(id, '0001-01-01', '9999-12-30') from clients;
reset role;

-- A sign-in changes nothing that a form edits.
drop trigger touch on employees;
create trigger touch before update on employees for each row
  when (new.last_login_at is not distinct from old.last_login_at) execute function ssp_touch()
