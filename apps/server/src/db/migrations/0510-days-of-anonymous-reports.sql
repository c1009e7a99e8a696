-- The moment of an anonymous report is the beginning of its day at the client: lists show and filter days by the zone of the
-- client, where midnight in UTC can be the day before.
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'incidents'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%date_trunc%';
  execute format('alter table incidents drop constraint %I', name);
end
$$;
alter table incidents add constraint incidents_anonymous
  check (not anonymous or coalesce(employee_id, team_id) is null and coalesce(reporter_name, team_label) is null);

create function ssp_check_anonymous_day() returns trigger language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  zone text := (select time_zone from clients where id = new.client_id);
begin
  if new.created_at <> (new.created_at at time zone zone)::date::timestamp at time zone zone then
    raise exception 'the moment of an anonymous report says more than its day' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger anonymous_day before insert or update of created_at on incidents
  for each row when (new.anonymous) execute function ssp_check_anonymous_day();

update incidents i set created_at = (i.created_at at time zone 'UTC')::date::timestamp at time zone c.time_zone
  from clients c where c.id = i.client_id and i.anonymous and c.time_zone <> 'UTC';
