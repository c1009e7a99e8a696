-- As it was, but the teams that a restriction names are read on their own: they may be of other clients, and Citus joins the rows of
-- one client only.
create or replace function ssp_account(home uuid, account uuid)
  returns table (username text, label text, employee_id uuid, platform_id uuid, active boolean, scopes json,
    permissions json, restricted json)
  language plpgsql stable rows 1
  as $$
  declare
    places uuid[];
    named uuid[];
    -- Client and id of those of the teams that are not deleted.
    living text[];
  begin
    select array_agg(x.restricted_client_id), array_agg(x.restricted_team_id) into places, named
      from user_permission_restrictions x
      where x.client_id = home and x.user_id = account and x.restricted_team_id is not null;
    if named is not null then
      living := array(select t.client_id || ' ' || t.id from teams t where t.client_id = any (places) and t.id = any (named));
    end if;
    return query select u.username, u.label, u.employee_id, c.platform_id, u.status = 'active',
      coalesce((select json_agg(s.granted_client_id) from user_scopes s
        where s.client_id = u.client_id and s.user_id = u.id), '[]'),
      coalesce((select json_agg(held.name order by held.owner = 'client', held.name) from (
        select p.name, p.owner from user_permissions up
          join permissions p on p.client_id = up.client_id and p.id = up.permission_id
          where up.client_id = u.client_id and up.user_id = u.id
        union select p.name, p.owner from role_policies rp
          join policy_permissions pp on pp.client_id = rp.client_id and pp.policy_id = rp.policy_id
          join permissions p on p.client_id = pp.client_id and p.id = pp.permission_id
          where rp.client_id = u.client_id and rp.role_id = u.role_id) held), '[]'),
      coalesce((select json_agg(r) from (
        select p.name as permission, false as only,
          coalesce(json_agg(x.restricted_client_id) filter (where x.restricted_team_id is null), '[]') as client_ids,
          coalesce(json_agg(x.restricted_team_id) filter (where x.restricted_team_id is not null), '[]') as team_ids
        from user_permission_restrictions x
          join permissions p on p.client_id = x.client_id and p.id = x.permission_id
        where x.client_id = u.client_id and x.user_id = u.id
          and not exists (select from user_permissions_only o where o.client_id = x.client_id
            and o.user_id = x.user_id and o.permission_id = x.permission_id) group by p.name
        union all select p.name, true,
          coalesce(json_agg(distinct x.restricted_client_id) filter (where x.restricted_client_id is not null
            and (x.restricted_team_id is null or x.restricted_client_id || ' ' || x.restricted_team_id = any (living))), '[]'),
          coalesce(json_agg(x.restricted_team_id)
            filter (where x.restricted_client_id || ' ' || x.restricted_team_id = any (living)), '[]')
        from user_permissions_only o
          join permissions p on p.client_id = o.client_id and p.id = o.permission_id
          left join user_permission_restrictions x on x.client_id = o.client_id
            and x.user_id = o.user_id and x.permission_id = o.permission_id
        where o.client_id = u.client_id and o.user_id = u.id group by p.name) r), '[]')
    from users u join clients c on c.id = u.client_id
    where u.client_id = home and u.id = account;
  end $$
