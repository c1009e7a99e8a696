-- `like` is not leakproof, so row-level security would keep the planner from using the trigram index.
-- This function searches the client of the transaction only; callers join its ids. It gives the first
-- `most` in the order of the list, all without it. The statement is planned anew for each pattern, so
-- that a rare text goes by the trigram index and a common one by the order.
create function ssp_search_employees(pattern text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$ begin
    return query execute 'select id from employees where client_id = $1 and search_text like $2
      order by surname, forename, id limit $3' using ssp_client(), pattern, most;
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
