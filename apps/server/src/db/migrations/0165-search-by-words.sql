-- A search ignores case, accents, the order of words and repeated spaces. Letters that do not decompose into a base letter
-- and an accent are replaced one by one.
create extension if not exists btree_gin;

create function ssp_fold(value text) returns text
  language sql immutable parallel safe
  as $$
    select replace(replace(replace(
      translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđħıŧ', 'lodhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $$;

-- One pattern for `like` per word, the longest first: that one is the condition which the trigram index serves.
create function ssp_search_patterns(search text) returns text[]
  language sql immutable parallel safe
  as $$
    select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by length(word) desc, word)
    from (select distinct word from regexp_split_to_table(ssp_fold(search), '\s+') as word where word <> '' limit 10) words
  $$;

-- The name is searched as it is printed, with its title. The client is part of the index: the trigrams of one client are not
-- compared with everybody's.
alter table employees drop column search_text;
alter table employees add column search_text text generated always as (
  ssp_fold(coalesce(title, '') || ' ' || forename || ' ' || surname || ' ' || coalesce(identifier, '') || ' ' || coalesce(email, ''))
) stored;
create index employees_search on employees using gin (client_id, search_text gin_trgm_ops);

drop function ssp_search_employees(text, integer);
create function ssp_search_employees(patterns text[], most integer) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ declare ids uuid[] := '{}'; begin
    if most is not null and exists (
      select from (
        select search_text from employees
          where client_id = ssp_client() order by surname, forename, id limit 100) e
      where e.search_text like all (patterns)) then
      ids := array(
        select e.id from (
          select id, surname, forename, search_text from employees
            where client_id = ssp_client() order by surname, forename, id limit 1000) e
        where e.search_text like all (patterns) order by e.surname, e.forename, e.id limit most);
    end if;
    if most is null or cardinality(ids) < most then
      with hits as materialized (
        select id, surname, forename from employees
          where client_id = ssp_client() and search_text like patterns[1] and search_text like all (patterns))
      select array(select id from hits order by surname, forename, hits.id limit most) into ids;
    end if;
    return query select unnest(ids);
  end $$;
revoke all on function ssp_search_employees(text[], integer) from public;
grant execute on function ssp_search_employees(text[], integer) to ssp_app, ssp_system;

drop function ssp_search_employees_of_clients(text, integer);
create function ssp_search_employees_of_clients(patterns text[], most integer) returns table (client uuid, employee uuid)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ declare ids uuid[] := ssp_client_ids(); found_clients uuid[]; found_ids uuid[]; begin
    if most is not null and exists (
      select from (
        select search_text from employees e
          where e.client_id = any (ids) order by e.surname, e.forename, e.id limit 100) sample
      where sample.search_text like all (patterns)) then
      select array_agg(p.client_id), array_agg(p.id) into found_clients, found_ids from (
        select first.client_id, first.id from (
          select e.client_id, e.id, e.surname, e.forename, e.search_text from employees e
            where e.client_id = any (ids) order by e.surname, e.forename, e.id limit 1000) first
        where first.search_text like all (patterns) order by first.surname, first.forename, first.id limit most) p;
    end if;
    if most is null or coalesce(cardinality(found_ids), 0) < most then
      with hits as materialized (
        select e.client_id, e.id, e.surname, e.forename from employees e
          where e.client_id = any (ids) and e.search_text like patterns[1] and e.search_text like all (patterns))
      select array_agg(p.client_id), array_agg(p.id) into found_clients, found_ids
        from (select h.client_id, h.id from hits h order by h.surname, h.forename, h.id limit most) p;
    end if;
    return query select unnest(found_clients), unnest(found_ids);
  end $$;
revoke all on function ssp_search_employees_of_clients(text[], integer) from public;
grant execute on function ssp_search_employees_of_clients(text[], integer) to ssp_clients;

grant create on schema public to ssp_system;
alter function ssp_search_employees(text[], integer) owner to ssp_system;
alter function ssp_search_employees_of_clients(text[], integer) owner to ssp_system;
revoke create on schema public from ssp_system
