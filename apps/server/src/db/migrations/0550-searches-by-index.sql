-- Ids of the employees of the client with patterns in some of their fields. The index finds them by the text of all fields, and
-- the row that it leads to is compared at once.
create function ssp_search_people(patterns text[], fields text[]) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ begin
    return query select e.id from employees e
      where e.client_id = ssp_client() and e.search_text like patterns[1] and e.search_text like all (patterns)
        and ssp_fold(concat_ws(' ', case when 'forename' = any (fields) then e.forename end,
          case when 'surname' = any (fields) then e.surname end,
          case when 'identifier' = any (fields) then e.identifier end)) like all (patterns);
  end $$;

-- Texts of reports are long: an index finds those with a pattern, and the others are not read.
create index incidents_search on incidents using gin (client_id, search_text gin_trgm_ops);
create function ssp_search_incidents(patterns text[]) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ begin
    return query select i.id from incidents i
      where i.client_id = ssp_client() and i.search_text like patterns[1] and i.search_text like all (patterns);
  end $$;

revoke all on function ssp_search_people(text[], text[]), ssp_search_incidents(text[]) from public;
grant execute on function ssp_search_people(text[], text[]), ssp_search_incidents(text[]) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_search_people(text[], text[]) owner to ssp_system;
alter function ssp_search_incidents(text[]) owner to ssp_system;
revoke create on schema public from ssp_system
