-- A restriction belongs to the user and the permission, whatever gives the permission: it stays when a grant is revoked, and
-- applies to what a role gives.
alter table user_permission_restrictions add column user_id uuid, add column permission_id uuid;
-- Forced row-level security hides the rows from the owner of the table.
set local role ssp_system;
update user_permission_restrictions x set user_id = up.user_id, permission_id = up.permission_id
  from user_permissions up where up.client_id = x.client_id and up.id = x.user_permission_id;
reset role;
alter table user_permission_restrictions
  alter column user_id set not null,
  alter column permission_id set not null,
  drop column user_permission_id,
  add constraint user_permission_restrictions_key
    unique nulls not distinct (client_id, user_id, permission_id, restricted_client_id, restricted_team_id),
  add foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  add foreign key (client_id, permission_id) references permissions (client_id, id) on delete cascade;

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
        select p.name as permission,
          coalesce(json_agg(x.restricted_client_id) filter (where x.restricted_team_id is null), '[]') as client_ids,
          coalesce(json_agg(x.restricted_team_id) filter (where x.restricted_team_id is not null), '[]') as team_ids
        from user_permission_restrictions x
          join permissions p on p.client_id = x.client_id and p.id = x.permission_id
        where x.client_id = u.client_id and x.user_id = u.id group by p.name) r), '[]')
    from users u join clients c on c.id = u.client_id
    where u.client_id = home and u.id = account;
  end $$
