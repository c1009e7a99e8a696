-- Searches of recognitions and gifts find their texts, and the teams of recognitions, by an index, as those of incidents do.
create index recognitions_search on recognitions using gin (client_id, search_text gin_trgm_ops);
create index rewards_search on rewards using gin (client_id, search_text gin_trgm_ops);

-- Ids of the rows of a table of the client whose text has all patterns.
create function ssp_search_texts(target text, patterns text[]) returns setof uuid
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
  as $$ begin
    if target not in ('recognitions', 'rewards', 'teams') then
      raise exception 'no texts of %', target;
    end if;
    return query execute format(
      'select id from %I where client_id = ssp_client() and search_text like $1 and search_text like all ($2)', target)
      using patterns[1], patterns;
  end $$;

revoke all on function ssp_search_texts(text, text[]) from public;
grant execute on function ssp_search_texts(text, text[]) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_search_texts(text, text[]) owner to ssp_system;
revoke create on schema public from ssp_system
