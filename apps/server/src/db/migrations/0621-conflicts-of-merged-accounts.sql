-- An account is also in conflict by an employee that is merged with one whom a report names: they are one person
-- (docs/decisions/0111). Merges are no chain (0126).
create or replace view incident_conflict_users with (security_invoker) as
  select client_id, incident_id, user_id, certain from incident_account_conflicts
  union all
  select c.client_id, c.incident_id, e.user_id, c.certain from incident_conflicts c
    join user_employees e on e.client_id = c.client_id and e.employee_id = c.employee_id
  union all
  select c.client_id, c.incident_id, e.user_id, c.certain from incident_conflicts c
    join employee_merges m on m.client_id = c.client_id and c.employee_id in (m.employee_id, m.linked_id)
    join employee_merges o on o.client_id = m.client_id and o.linked_id = m.linked_id
    join user_employees e on e.client_id = o.client_id and e.employee_id in (o.employee_id, o.linked_id)
    where e.employee_id <> c.employee_id
