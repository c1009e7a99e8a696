-- A report stays closed to the accounts of an employee whom it names: with the employee go the conflict and the links that led from it
-- to these accounts, so that the account could otherwise open the report by having the employee removed.
create function ssp_keep_conflicts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$ begin
    insert into incident_account_conflicts as known (client_id, incident_id, user_id, certain)
      select c.client_id, c.incident_id, e.user_id, c.certain from incident_conflicts c
        join user_employees e on e.client_id = c.client_id and e.employee_id = c.employee_id
        where c.client_id = old.client_id and c.employee_id = old.id
      on conflict (client_id, incident_id, user_id) do update set certain = known.certain or excluded.certain;
    return old;
  end $$;
create trigger keep_conflicts before delete on employees for each row execute function ssp_keep_conflicts();

grant update on incident_account_conflicts to ssp_system;
revoke all on function ssp_keep_conflicts() from public;
grant create on schema public to ssp_system;
alter function ssp_keep_conflicts() owner to ssp_system;
revoke create on schema public from ssp_system
