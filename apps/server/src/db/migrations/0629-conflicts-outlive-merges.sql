-- The accounts of the person to whom an account belongs (docs/decisions/0111), itself included. Merges are no chain (0126).
create function ssp_same_person(client uuid, employee uuid) returns setof uuid language sql stable rows 2 as $$
    with person as (
      select coalesce((select m.linked_id from employee_merges m where m.client_id = client and m.employee_id = employee), employee) as id)
    select p.id from person p
    union all
    select m.employee_id from person p join employee_merges m on m.client_id = client and m.linked_id = p.id
  $$;

-- A report stays closed to every account of a person of whom it names one: before an employee or a merge goes, the conflicts of the
-- person are kept for each account (docs/decisions/0129). The argument is the column of the employee.
create or replace function ssp_keep_conflicts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    employee uuid := to_jsonb(old) ->> coalesce(tg_argv[0], 'id');
  begin
    insert into incident_account_conflicts as known (client_id, incident_id, user_id, certain)
      select old.client_id, c.incident_id, e.user_id, bool_or(c.certain) from ssp_same_person(old.client_id, employee) as named (id)
        join incident_conflicts c on c.client_id = old.client_id and c.employee_id = named.id
        cross join ssp_same_person(old.client_id, employee) as linked (id)
        join user_employees e on e.client_id = old.client_id and e.employee_id = linked.id
        group by c.incident_id, e.user_id
      on conflict (client_id, incident_id, user_id) do update set certain = known.certain or excluded.certain;
    return old;
  end $$;
create trigger keep_conflicts before delete on employee_merges for each row execute function ssp_keep_conflicts('linked_id')
