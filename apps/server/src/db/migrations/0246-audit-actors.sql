-- Who changed something keeps the sign-in name, and where they are at home when that is another client: two people of
-- the same display name can be told apart.
alter table audit_log add column actor_username text, add column actor_client text;

-- Row-level security hides the name of a client from the others.
create function ssp_client_name(client uuid) returns text
  language sql stable security definer set search_path = public
  as $$ select client_name from clients where id = client $$;
revoke all on function ssp_client_name(uuid) from public;
grant execute on function ssp_client_name(uuid) to ssp_app;
