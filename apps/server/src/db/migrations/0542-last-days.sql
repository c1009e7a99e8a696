-- The last day in employee_days of each employee: reports of active employees mostly end today, and then read it alone.
create table employee_last_days (
  client_id uuid not null,
  employee_id uuid not null,
  date date not null,
  primary key (client_id, employee_id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index employee_last_days_by_date on employee_last_days (client_id, date, employee_id);
select ssp_protect('employee_last_days');

-- Finds the last days again of who had one between two days, or has one there now.
create function ssp_rebuild_last_days(client uuid, first date, last date) returns void language plpgsql as $$ begin
    insert into employee_last_days (client_id, employee_id, date)
      select client, e.id, d.date from (
        select employee_id from employee_last_days where client_id = client and date between first and last
        union select employee_id from employee_days where client_id = client and date between first and last) g
      join employees e on e.client_id = client and e.id = g.employee_id
      cross join lateral (select date from employee_days x where x.client_id = client and x.employee_id = e.id
        order by date desc limit 1) d
      on conflict (client_id, employee_id) do update set date = excluded.date;
    delete from employee_last_days l where client_id = client and date between first and last
      and not exists (select from employee_days d where d.client_id = client and d.employee_id = l.employee_id and d.date = l.date);
  end $$;

set local role ssp_system;
select ssp_rebuild_last_days(id, '0001-01-01', '9999-12-30') from clients;
reset role
