-- A restriction by team outlives the team: it goes on denying those who were members when the team was deleted, and the rows
-- that the team owned, until somebody without the restriction removes it.
create table deleted_teams (
  client_id uuid not null references clients (id) on delete cascade,
  id uuid not null,
  label text not null,
  deleted_at timestamptz not null default now(),
  primary key (client_id, id)
);
select ssp_protect('deleted_teams');

create table former_team_members (
  client_id uuid not null,
  team_id uuid not null,
  employee_id uuid not null,
  primary key (client_id, team_id, employee_id),
  foreign key (client_id, team_id) references deleted_teams (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index on former_team_members (client_id, employee_id);
select ssp_protect('former_team_members');

-- What a restriction by team is judged by: the members of teams, and of deleted ones those of the day of their deletion.
create view team_belonging with (security_invoker) as
  select client_id, team_id, employee_id from team_members
  union all select client_id, team_id, employee_id from former_team_members;
grant select on team_belonging to ssp_app, ssp_system;
grant select on deleted_teams, former_team_members, team_belonging to ssp_clients;

alter table incidents add column former_team_id uuid;
alter table recognitions add column former_team_id uuid;

do $$ declare name text; begin
  select conname into strict name from pg_constraint
    where conrelid = 'user_permission_restrictions'::regclass and confrelid = 'teams'::regclass;
  execute format('alter table user_permission_restrictions drop constraint %I', name);
end $$;

-- Where a permission applies only to a team, a deleted one is no place: it then applies to fewer, or to nobody.
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
          coalesce(json_agg(distinct x.restricted_client_id) filter (where x.restricted_client_id is not null
            and (x.restricted_team_id is null or t.id is not null)), '[]'),
          coalesce(json_agg(x.restricted_team_id) filter (where t.id is not null), '[]')
        from user_permissions_only o
          join permissions p on p.client_id = o.client_id and p.id = o.permission_id
          left join user_permission_restrictions x on x.client_id = o.client_id
            and x.user_id = o.user_id and x.permission_id = o.permission_id
          left join teams t on t.client_id = x.restricted_client_id and t.id = x.restricted_team_id
        where o.client_id = u.client_id and o.user_id = u.id group by p.name) r), '[]')
    from users u join clients c on c.id = u.client_id
    where u.client_id = home and u.id = account;
  end $$
