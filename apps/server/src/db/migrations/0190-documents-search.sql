-- A list of 50,000 documents is paged, filtered and searched by indexes. Row-level security keeps the planner from using
-- an index for `like`, so that the search is a function of the owner, as for employees (migration 0165).
alter table documents add column search_text text generated always as (ssp_fold(name || ' ' || coalesce(tag, ''))) stored;
create index documents_search on documents using gin (client_id, search_text gin_trgm_ops);
drop index documents_newest;
create index documents_newest on documents (client_id, related_type, created_at desc, id desc);

create function ssp_search_documents(patterns text[]) returns setof uuid
  language sql stable security definer rows 100 set search_path = public, pg_temp
  as $$
    select id from documents
      where client_id = ssp_client() and search_text like patterns[1] and search_text like all (patterns)
  $$;
revoke all on function ssp_search_documents(text[]) from public;
grant execute on function ssp_search_documents(text[]) to ssp_app, ssp_system;

-- An identifier without case and separators, as it may stand in the name of a file.
create function ssp_identifier_key(identifier text) returns text
  language sql immutable parallel safe
  as $$ select translate(lower(identifier), ' -_./#', '') $$;
create index employees_identifier_key on employees (client_id, ssp_identifier_key(identifier)) where identifier is not null;

create function ssp_employees_identified(keys text[]) returns setof uuid
  language sql stable security definer rows 5 set search_path = public, pg_temp
  as $$
    select id from employees
      where client_id = ssp_client() and identifier is not null and ssp_identifier_key(identifier) = any (keys)
      limit 50
  $$;
revoke all on function ssp_employees_identified(text[]) from public;
grant execute on function ssp_employees_identified(text[]) to ssp_app, ssp_system;

grant create on schema public to ssp_system;
alter function ssp_search_documents(text[]) owner to ssp_system;
alter function ssp_employees_identified(text[]) owner to ssp_system;
revoke create on schema public from ssp_system
