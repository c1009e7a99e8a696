-- The list of documents finds few matches by the index that the search of several kinds has.
create or replace function ssp_search_texts(target text, patterns text[]) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ begin
    if target not in ('recognitions', 'rewards', 'teams', 'documents') then
      raise exception 'no texts of %', target;
    end if;
    return query execute format(
      'select id from %I where client_id = ssp_client() and search_text like $1 and search_text like all ($2)', target)
      using patterns[1], patterns;
  end $$
