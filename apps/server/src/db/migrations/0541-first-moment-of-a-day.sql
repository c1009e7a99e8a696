-- The first moment of a day. Where clocks go back to midnight there are two of that name, and `at time zone` has the second one.
create function ssp_midnight(day date, zone text) returns timestamptz language sql stable parallel safe as $$
  select case when ((m - interval '1 hour') at time zone zone)::date = day then m - interval '1 hour' else m end
  from (select day::timestamp at time zone zone as m) b $$;

create or replace function ssp_rebuild_figures(client uuid, first date, last date) returns void language plpgsql as $$
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
          and happened_at >= ssp_midnight(first, zone) and happened_at < ssp_midnight(last + 1, zone)) v
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
        and happened_at >= ssp_midnight(since, zone) and happened_at < ssp_midnight(last + 1, zone)
      group by 2
      on conflict (client_id, date) do update set payslips = excluded.payslips,
        pay_document_downloads = excluded.pay_document_downloads;
  end $$
