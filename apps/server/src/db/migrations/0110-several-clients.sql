-- ssp_clients reads the rows of several clients, those named in ssp.client_ids, and writes none. Tables are granted to it
-- one by one: those of sessions and passwords never are.
do $$ begin
  begin
    if not exists (select from pg_roles where rolname = 'ssp_clients') then create role ssp_clients nologin; end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'ssp_clients', 'usage') then execute 'grant ssp_clients to current_user'; end if;
end $$;
grant usage on schema public to ssp_clients;

create function ssp_client_ids() returns uuid[] language sql stable parallel safe
  as $$ select string_to_array(current_setting('ssp.client_ids', true), ',')::uuid[] $$;

-- The ids are read once per statement, because they stand in a sub-select.
create function ssp_show_to_clients(target regclass) returns void
  language plpgsql as $$ begin
    execute format('create policy clients on %s for select to ssp_clients
      using (client_id = any ((select ssp_client_ids())::uuid[]))', target);
  end $$;

create or replace function ssp_protect(target regclass, rights text default 'select, insert, update, delete') returns void
  language plpgsql as $$ begin
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format('create policy tenant on %s to ssp_app using (client_id = ssp_client()) with check (client_id = ssp_client())', target);
    execute format('create policy system on %s to ssp_system using (true) with check (true)', target);
    execute format('grant %s on %s to ssp_app', rights, target);
    execute format('grant %s on %s to ssp_system', rights, target);
    perform ssp_show_to_clients(target);
  end $$;

do $$ declare target regclass; begin
  for target in select polrelid::regclass from pg_policy where polname = 'tenant' loop
    perform ssp_show_to_clients(target);
  end loop;
end $$;
create policy clients on clients for select to ssp_clients using (id = any ((select ssp_client_ids())::uuid[]));
create policy clients on platforms for select to ssp_clients using (id = any (array (select platform_id from clients)));

grant select on clients, platforms, client_images, objects, teams, employees, employee_additional_data, employee_counts,
  employee_list_stamps to ssp_clients;

-- What ssp_search_employees is to one client, this is to several. An id alone names an employee of one client only.
create function ssp_search_employees_of_clients(pattern text, most integer) returns table (client uuid, employee uuid)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ declare ids uuid[] := ssp_client_ids(); found_clients uuid[]; found_ids uuid[]; begin
    if most is not null and exists (
      select from (
        select search_text from employees e
          where e.client_id = any (ids) order by e.surname, e.forename, e.id limit 100) sample
      where sample.search_text like pattern) then
      select array_agg(p.client_id), array_agg(p.id) into found_clients, found_ids from (
        select first.client_id, first.id from (
          select e.client_id, e.id, e.surname, e.forename, e.search_text from employees e
            where e.client_id = any (ids) order by e.surname, e.forename, e.id limit 1000) first
        where first.search_text like pattern order by first.surname, first.forename, first.id limit most) p;
    end if;
    if most is null or coalesce(cardinality(found_ids), 0) < most then
      with hits as materialized (
        select e.client_id, e.id, e.surname, e.forename from employees e
          where e.client_id = any (ids) and e.search_text like pattern)
      select array_agg(p.client_id), array_agg(p.id) into found_clients, found_ids
        from (select h.client_id, h.id from hits h order by h.surname, h.forename, h.id limit most) p;
    end if;
    return query select unnest(found_clients), unnest(found_ids);
  end $$;
revoke all on function ssp_search_employees_of_clients(text, integer) from public;
grant execute on function ssp_search_employees_of_clients(text, integer) to ssp_clients;
grant create on schema public to ssp_system;
alter function ssp_search_employees_of_clients(text, integer) owner to ssp_system;
revoke create on schema public from ssp_system
