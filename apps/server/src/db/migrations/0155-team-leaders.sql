-- A team has at most one leader. Of several, the one by whom a card began stays.
set local role ssp_system;
update team_members m set approver = false
  from (
    select x.client_id, x.team_id, x.employee_id,
      row_number() over (partition by x.client_id, x.team_id order by e.surname, e.forename, e.id) as n
    from team_members x join employees e on e.client_id = x.client_id and e.id = x.employee_id
    where x.approver) d
  where d.client_id = m.client_id and d.team_id = m.team_id and d.employee_id = m.employee_id and d.n > 1;
reset role;
create unique index team_members_leader on team_members (client_id, team_id) where approver
