-- What employees did in their own portal. Rows are never changed; they go with the employee.
create table portal_events (
  client_id uuid not null,
  id bigint generated always as identity,
  employee_id uuid not null,
  kind text not null check (kind in ('payslip_viewed', 'pay_document_downloaded', 'pension_visited', 'storage_uploaded',
    'storage_downloaded', 'storage_deleted', 'storage_restored')),
  -- Type of the pay document, such as P60.
  doc_type_name text check (length(doc_type_name) between 1 and 100),
  happened_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade,
  check ((doc_type_name is not null) = (kind = 'pay_document_downloaded'))
);
create index portal_events_latest on portal_events (client_id, kind, happened_at desc, id desc);
create index portal_events_of_employee on portal_events (client_id, employee_id, kind, happened_at);
select ssp_protect('portal_events', 'select, insert');

create index pay_documents_by_upload on pay_documents (client_id, created_at);
create index payroll_jobs_by_upload on payroll_jobs (client_id, created_at, id);
create index employees_by_deactivation on employees (client_id, deactivated_at, id) where deactivated_at is not null;

-- The statistics of the day count what happens now. A payslip that returns after a recall keeps its date and was counted then.
create function ssp_count_payslips() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    insert into daily_stats as s (client_id, date, payslips)
      select client_id, (now() at time zone 'UTC')::date, count(*) from come where created_at >= now() group by client_id
      on conflict (client_id, date) do update set payslips = s.payslips + excluded.payslips;
    return null;
  end $$;
create trigger count_inserted after insert on payslips
  referencing new table as come for each statement execute function ssp_count_payslips();

-- A visitor of document storage counts once a day.
create function ssp_count_portal_events() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    insert into daily_stats as s (client_id, date, actions, pay_document_downloads, document_storage_visitors)
      select n.client_id, (now() at time zone 'UTC')::date, count(*),
        count(*) filter (where n.kind = 'pay_document_downloaded'),
        count(distinct n.employee_id) filter (where n.kind like 'storage\_%' and not exists (
          select from portal_events o where o.client_id = n.client_id and o.employee_id = n.employee_id
            and o.kind like 'storage\_%' and o.happened_at < n.happened_at
            and o.happened_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'))
      from come n where n.happened_at >= now() group by n.client_id
      on conflict (client_id, date) do update set actions = s.actions + excluded.actions,
        pay_document_downloads = s.pay_document_downloads + excluded.pay_document_downloads,
        document_storage_visitors = s.document_storage_visitors + excluded.document_storage_visitors;
    return null;
  end $$;
create trigger count_inserted after insert on portal_events
  referencing new table as come for each statement execute function ssp_count_portal_events()
