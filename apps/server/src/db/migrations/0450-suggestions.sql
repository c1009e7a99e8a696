-- What the search of several kinds compares is folded when the row is written, and found by an index of trigrams.
alter table users add column search_text text
  generated always as (ssp_fold(label || ' ' || username || coalesce(' ' || email, ''))) stored;
alter table teams add column search_text text generated always as (ssp_fold(label)) stored;
alter table surveys add column search_text text generated always as (ssp_fold(title)) stored;
alter table news_articles add column search_text text generated always as (ssp_fold(title)) stored;
alter table knowledge_articles add column search_text text generated always as (ssp_fold(title)) stored;
create index users_search on users using gin (client_id, search_text gin_trgm_ops);
create index teams_search on teams using gin (client_id, search_text gin_trgm_ops);
create index surveys_search on surveys using gin (client_id, search_text gin_trgm_ops);
create index news_articles_search on news_articles using gin (client_id, search_text gin_trgm_ops);
create index knowledge_articles_search on knowledge_articles using gin (client_id, search_text gin_trgm_ops);
create index documents_search on documents using gin (client_id, search_text gin_trgm_ops);
create index users_by_creation on users (client_id, created_at desc, id desc);
create index teams_by_creation on teams (client_id, created_at desc, id desc);
create index documents_by_creation on documents (client_id, created_at desc, id desc);
create index knowledge_articles_by_creation on knowledge_articles (client_id, created_at desc, id desc);

-- Rows of a table for the search of several kinds. Up to `most` matches are all there are. Of more, those among 2,000 come in which
-- the text or a word begins with it, and those among the newest 1,000. Shorter texts have no trigrams but at the beginning of a
-- word: they are compared with the newest, and found elsewhere only where those have none. With `swaps`, patterns with two letters
-- in the other order, names with a typing error come instead. `known` are rows that something else has found. `most` null returns
-- all, for a caller who may not see each of them.
create function ssp_suggest(target text, typed text, patterns text[], swaps text[], known uuid[], most integer) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.5
  as $$ declare
    folded text := ssp_fold(typed);
    start text := regexp_replace(folded, '([\\%_])', '\\\1', 'g') || '%';
    newest text := 'array(select newest.id from (
        select id, search_text from %1$I where client_id = ssp_client() order by created_at desc, id desc limit 1000) newest
      where newest.search_text like all ($1) limit $4)';
    ids uuid[];
  begin
    if target not in ('employees', 'users', 'teams', 'documents', 'surveys', 'news_articles', 'knowledge_articles') then
      raise exception 'no suggestions from %', target;
    end if;
    if swaps is not null then
      execute format('select array(select t.id from unnest($1) swap
          join %1$I t on t.client_id = ssp_client() and t.search_text like swap limit $3)
        || array(select id from %1$I where client_id = ssp_client() and search_text %%> $2 limit $3)', target)
        into ids using swaps, folded, most;
    elsif most is null or length(patterns[1]) >= 5 then
      execute format('select array(select id from %I
        where client_id = ssp_client() and search_text like $1 and search_text like all ($2) limit $3)', target)
        into ids using patterns[1], patterns, most;
      if cardinality(ids) = most then
        execute format('select array(select id from (select id, search_text from %1$I
              where client_id = ssp_client() and search_text like $5 and search_text like all ($1) limit 2000) candidates
            order by search_text like $2 desc, search_text like $3 desc limit 2 * $4)
          || ' || newest, target)
          into ids using patterns, start, '% ' || start, most, patterns[1];
      end if;
    else
      execute format('select ' || newest, target) into ids using patterns, start, '% ' || start, most;
      if cardinality(ids) = 0 then
        execute format('select array(select id from %I
          where client_id = ssp_client() and (search_text like $1 or search_text like $2) limit $3)', target)
          into ids using start, '% ' || start, most;
      end if;
    end if;
    return query select distinct unnest(known || ids);
  end $$;
revoke all on function ssp_suggest(text, text, text[], text[], uuid[], integer) from public;
grant execute on function ssp_suggest(text, text, text[], text[], uuid[], integer) to ssp_app, ssp_system;
grant create on schema public to ssp_system;
alter function ssp_suggest(text, text, text[], text[], uuid[], integer) owner to ssp_system;
revoke create on schema public from ssp_system;
drop function ssp_suggest_employees(text, text[], text[], integer)
