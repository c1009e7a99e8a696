-- The accounts with whom a user may share: those of the clients in reach are read once and compared with those that hold the right.
-- Before, each holder was looked up on its own.
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
      select p.client_id, p.id from reach c join permissions p on p.client_id = c.id and p.name = 'SECURE_SEND_VIEW')
    select u.client_id, u.id, u.username, u.label, u.email, c.client_name
      from reach c join users u on u.client_id = c.id
      where u.status = 'active' and not (u.client_id = ssp_client() and u.id = ssp_user())
        and (c.is_whole or u.id in (select s.target_id from scopes s where s.target_scope = 'user'))
        and ((u.client_id, u.id) in (
            select up.client_id, up.user_id from rights p
              join user_permissions up on up.client_id = p.client_id and up.permission_id = p.id)
          or (u.client_id, u.role_id) in (
            select rp.client_id, rp.role_id from rights p
              join policy_permissions pp on pp.client_id = p.client_id and pp.permission_id = p.id
              join role_policies rp on rp.client_id = pp.client_id and rp.policy_id = pp.policy_id))
        and (u.client_id, u.id) not in (
          select x.client_id, x.user_id from rights p
            join user_permission_restrictions x on x.client_id = p.client_id and x.permission_id = p.id
              and x.restricted_client_id = x.client_id and x.restricted_team_id is null)
  $$;
drop index user_permissions_client_id_permission_id_idx;
create index on user_permissions (client_id, permission_id) include (user_id)
