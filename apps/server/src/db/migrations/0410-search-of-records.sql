-- Employees for the search of several kinds. The newest are compared row by row: a common text is met among them, so that its
-- many matches are not all read. The index finds the others, those first in which a word begins with the text. Names with a
-- typing error come only where nothing else does, and not without `swaps`, patterns with two letters in the other order. `most` null
-- returns all, for a caller who may not see each of them.
create function ssp_suggest_employees(typed text, patterns text[], swaps text[], most integer) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.5
  as $$ declare
    folded text := ssp_fold(typed);
    start text := '% ' || regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%';
    ids uuid[] := array(select ssp_employees_identified(array[ssp_identifier_key(folded)]));
  begin
    if most is not null then
      ids := ids || array(
        select newest.id from (
          select id, search_text from employees
            where client_id = ssp_client() order by created_at desc, id desc limit 1000) newest
        where newest.search_text like all (patterns));
    end if;
    if length(folded) >= 3 then
      ids := ids
        || array(select id from employees where client_id = ssp_client() and search_text like start limit most)
        || array(select id from employees
          where client_id = ssp_client() and search_text like patterns[1] and search_text like all (patterns) limit most);
    elsif cardinality(ids) = 0 then
      ids := array(select id from employees where client_id = ssp_client() and search_text like all (patterns) limit most);
    end if;
    if cardinality(ids) = 0 and swaps is not null then
      ids := array(select e.id from unnest(swaps) swap
          join employees e on e.client_id = ssp_client() and e.search_text like swap limit most)
        || array(select id from employees where client_id = ssp_client() and search_text %> folded limit most);
    end if;
    return query select distinct unnest(ids);
  end $$;
revoke all on function ssp_suggest_employees(text, text[], text[], integer) from public;
grant execute on function ssp_suggest_employees(text, text[], text[], integer) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_suggest_employees(text, text[], text[], integer) owner to ssp_system;
revoke create on schema public from ssp_system
