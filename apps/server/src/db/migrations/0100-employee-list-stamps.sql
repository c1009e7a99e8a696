-- A number per client that grows whenever the order or the statuses of its employees may have changed.
-- A server that remembers where deep pages begin trusts its memory only while the number stands still.
create table employee_list_stamps (
  client_id uuid primary key references clients (id),
  stamp bigint not null default 0
);
select ssp_protect('employee_list_stamps', 'select');

-- Once per statement, not per row, so that an import of thousands costs one update. Without a client
-- (seed, jobs) every client is stamped.
create function ssp_stamp_employee_list() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    insert into employee_list_stamps as s (client_id, stamp)
      select id, 1 from clients where ssp_client() is null or id = ssp_client()
      on conflict (client_id) do update set stamp = s.stamp + 1;
    return null;
  end $$;
create trigger stamp after insert or delete or update of surname, forename, registered_at, deactivated_at
  on employees for each statement execute function ssp_stamp_employee_list()
