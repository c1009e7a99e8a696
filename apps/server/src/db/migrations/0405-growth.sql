-- A sign-in looks for a name among the accounts of all clients.
create index users_by_username on users (lower(username));

-- A text without letters beyond ASCII has as many bytes as characters and needs none of the replacements: a quarter of the time.
create or replace function ssp_fold(value text) returns text
  language sql immutable parallel safe
  as $$
    select case when octet_length(value) = length(value) then lower(value) else replace(replace(replace(
      translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'łøđħıŧ', 'lodhit'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end
  $$;

-- Folded when the row is written, not for each search.
alter table audit_log alter column search_text type text using ssp_fold(search_text);

-- The names of the type and of the client are folded once for a search.
alter table error_events add column search_text text
  generated always as (ssp_fold(message || ' ' || coalesce(employee_identifier, ''))) stored;

-- As it was, by joins: each account was looked up in the rights of its client on its own.
create or replace function ssp_sharable_users()
  returns table (client_id uuid, id uuid, username text, label text, email text, client_name text)
  language sql stable security definer rows 100 set search_path = public, pg_temp
  as $$
    with scopes as materialized (
      select s.target_scope, s.target_id from shared_document_scopes s
        where s.client_id = ssp_client() and s.user_id = ssp_user()),
    reach as materialized (
      select c.id, c.client_name, bool_or(s.target_scope <> 'user') as is_whole
        from clients c join scopes s on case s.target_scope
          when 'client' then c.id = s.target_id when 'platform' then c.platform_id = s.target_id else c.id = ssp_client() end
        where c.secure_send and c.platform_id = (select h.platform_id from clients h where h.id = ssp_client())
        group by c.id, c.client_name),
    rights as materialized (
      select p.client_id, p.id from reach c join permissions p on p.client_id = c.id and p.name = 'SECURE_SEND_VIEW'),
    holders as materialized (
      select up.client_id, up.user_id from rights p
          join user_permissions up on up.client_id = p.client_id and up.permission_id = p.id
        union select u.client_id, u.id from rights p
          join policy_permissions pp on pp.client_id = p.client_id and pp.permission_id = p.id
          join role_policies rp on rp.client_id = pp.client_id and rp.policy_id = pp.policy_id
          join users u on u.client_id = rp.client_id and u.role_id = rp.role_id
        except select x.client_id, x.user_id from rights p
          join user_permission_restrictions x on x.client_id = p.client_id and x.permission_id = p.id
            and x.restricted_client_id = x.client_id and x.restricted_team_id is null)
    select u.client_id, u.id, u.username, u.label, u.email, c.client_name
      from holders h join users u on u.client_id = h.client_id and u.id = h.user_id join reach c on c.id = u.client_id
      where u.status = 'active' and not (u.client_id = ssp_client() and u.id = ssp_user())
        and (c.is_whole or exists (select from scopes s where s.target_scope = 'user' and s.target_id = u.id))
  $$
