-- The counts and the stamp of employees without transition tables, which Citus has none of: rows are added up in a setting of the
-- transaction, and written once at the end of the statement, because ten thousand changes of one row are slow. The setting holds
-- the client and what is to be added to its counts.
drop trigger count_inserted on employees;
drop trigger count_deleted on employees;
drop trigger count_updated on employees;
drop trigger stamp on employees;
drop function ssp_count_employees();
drop function ssp_stamp_employee_list();

create function ssp_write_tally() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    tally text[] := string_to_array(nullif(current_setting('ssp.tally', true), ''), ' ');
    client uuid := tally[1];
  begin
    if client is null then return; end if;
    insert into employee_counts as c (client_id, registered, unregistered, deactivated)
      values (client, tally[2]::integer, tally[3]::integer, tally[4]::integer)
      on conflict (client_id) do update set registered = c.registered + excluded.registered,
        unregistered = c.unregistered + excluded.unregistered, deactivated = c.deactivated + excluded.deactivated;
    insert into employee_list_stamps as s (client_id, stamp) values (client, 1)
      on conflict (client_id) do update set stamp = s.stamp + 1;
    perform set_config('ssp.tally', '', true);
  end $$;

create function ssp_tally_employee() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    client text := case tg_op when 'DELETE' then old.client_id else new.client_id end;
    tally text[] := string_to_array(nullif(current_setting('ssp.tally', true), ''), ' ');
    -- Registered, unregistered, deactivated.
    counts integer[] := array[0, 0, 0];
    status integer;
  begin
    if tally[1] = client then counts := tally[2:4]::integer[]; else perform ssp_write_tally(); end if;
    if tg_op <> 'INSERT' then
      status := case when old.deactivated_at is not null then 3 when old.registered_at is null then 2 else 1 end;
      counts[status] := counts[status] - 1;
    end if;
    if tg_op <> 'DELETE' then
      status := case when new.deactivated_at is not null then 3 when new.registered_at is null then 2 else 1 end;
      counts[status] := counts[status] + 1;
    end if;
    perform set_config('ssp.tally', client || ' ' || array_to_string(counts, ' '), true);
    return null;
  end $$;

create function ssp_end_tally() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin perform ssp_write_tally(); return null; end $$;

revoke all on function ssp_write_tally(), ssp_tally_employee(), ssp_end_tally() from public;
grant create on schema public to ssp_system;
alter function ssp_write_tally() owner to ssp_system;
alter function ssp_tally_employee() owner to ssp_system;
alter function ssp_end_tally() owner to ssp_system;
revoke create on schema public from ssp_system;

create trigger tally after insert or delete on employees for each row execute function ssp_tally_employee();
create trigger tally_changed after update on employees for each row
  when ((old.surname, old.forename, old.registered_at, old.deactivated_at)
    is distinct from (new.surname, new.forename, new.registered_at, new.deactivated_at))
  execute function ssp_tally_employee();
-- The triggers of a statement run after those of its rows.
create trigger tally_end after insert or delete or update on employees for each statement execute function ssp_end_tally()
