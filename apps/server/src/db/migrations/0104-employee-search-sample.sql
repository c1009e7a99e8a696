-- Comparing 1,000 rows costs more than the trigram index takes to find a rare text, so the first 100 are asked whether it
-- is a common one. The planner is told of a page of rows: of 1,000 it would read the whole table of additional data.
create or replace function ssp_search_employees(pattern text, most integer) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ declare ids uuid[] := '{}'; begin
    if most is not null and exists (
      select from (
        select search_text from employees
          where client_id = ssp_client() order by surname, forename, id limit 100) e
      where e.search_text like pattern) then
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
  end $$
