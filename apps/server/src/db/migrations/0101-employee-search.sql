-- `like` is not leakproof, so row-level security would keep the planner from using the trigram index.
-- This function searches the client of the transaction only; callers join its ids. It gives the first
-- `most` in the order of the list, all without it. A common text is met among the first thousand rows of
-- that order; a rare one has few matches, which the trigram index finds at once. Measured with 100,000
-- rows: the planner, left to choose between the two, takes the wrong one by a factor of ten.
create function ssp_search_employees(pattern text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$ declare ids uuid[] := '{}'; begin
    if most is not null then
      ids := array(
        select e.id from (
          select id, surname, forename, search_text from employees
            where client_id = ssp_client() order by surname, forename, id limit 1000) e
        where e.search_text like pattern order by e.surname, e.forename, e.id limit most);
    end if;
    if most is null or cardinality(ids) < most then
      with hits as materialized (
        select id, surname, forename from employees where client_id = ssp_client() and search_text like pattern)
      select array(select id from hits order by surname, forename, hits.id limit most) into ids;
    end if;
    return query select unnest(ids);
  end $$;
revoke all on function ssp_search_employees(text, integer) from public;
grant execute on function ssp_search_employees(text, integer) to ssp_app, ssp_system;

-- The list of a platform is in the order of names across its clients.
create index employees_across_clients on employees (surname, forename, id);

-- Functions with definer rights run as ssp_system. As the owner of the tables they would see nothing
-- under forced row-level security, unless the owner happens to be a superuser.
grant create on schema public to ssp_system;
grant insert, update on employee_counts, employee_list_stamps to ssp_system;
alter function ssp_search_employees(text, integer) owner to ssp_system;
alter function ssp_count_employees() owner to ssp_system;
alter function ssp_stamp_employee_list() owner to ssp_system;
revoke create on schema public from ssp_system
