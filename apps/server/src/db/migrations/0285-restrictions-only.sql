-- A permission of a user that applies only in the clients and teams that its restrictions name, instead of everywhere except
-- in those. Apart from the restrictions, because they go with their team, and what is left must not apply everywhere then.
create table user_permissions_only (
  client_id uuid not null,
  user_id uuid not null,
  permission_id uuid not null,
  primary key (client_id, user_id, permission_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  foreign key (client_id, permission_id) references permissions (client_id, id) on delete cascade
);
select ssp_protect('user_permissions_only');

create or replace function ssp_account(home uuid, account uuid)
  returns table (username text, label text, employee_id uuid, platform_id uuid, active boolean, scopes json,
    permissions json, restricted json)
  language plpgsql stable rows 1
  as $$ begin
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
          coalesce(json_agg(distinct x.restricted_client_id) filter (where x.restricted_client_id is not null), '[]'),
          coalesce(json_agg(x.restricted_team_id) filter (where x.restricted_team_id is not null), '[]')
        from user_permissions_only o
          join permissions p on p.client_id = o.client_id and p.id = o.permission_id
          left join user_permission_restrictions x on x.client_id = o.client_id
            and x.user_id = o.user_id and x.permission_id = o.permission_id
        where o.client_id = u.client_id and o.user_id = u.id group by p.name) r), '[]')
    from users u join clients c on c.id = u.client_id
    where u.client_id = home and u.id = account;
  end $$
