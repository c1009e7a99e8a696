-- Whom a line of a timeline names beside its actor: the account that a report was assigned to (docs/decisions/0132). Null for lines of
-- before, and of old processes.
alter table incident_events add column named_id uuid;

-- The accounts with whom the user of the transaction may share, with the teams that the employee of each belongs to. Those of another
-- client are behind row-level security, so that a rule by team of the caller cannot look them up.
create function ssp_sharable_accounts()
  returns table (client_id uuid, id uuid, username text, label text, email text, client_name text, team_ids uuid[])
  language sql stable security definer rows 100 set search_path = public, pg_temp
  as $$
    select s.*, array(select m.team_id from users u
        join team_belonging m on m.client_id = u.client_id and m.employee_id = u.employee_id
        where u.client_id = s.client_id and u.id = s.id)
      from ssp_sharable_users() s
  $$
