-- What administrators did to an employee, and who did it. Rows are never changed; they go with the employee.
create table interactions (
  client_id uuid not null,
  id bigint generated always as identity,
  employee_id uuid not null,
  created_at timestamptz not null default now(),
  -- 'password_reset'; people read it with spaces.
  type text not null check (type ~ '^[a-z][a-z_]{1,63}$'),
  description text not null default '' check (length(description) <= 500),
  notify boolean not null default false,
  user_id uuid not null,
  -- The name by then: a user is renamed, or goes.
  actor_label text not null,
  primary key (client_id, id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index interactions_of_employee on interactions (client_id, employee_id, created_at, id);
select ssp_protect('interactions', 'select, insert')
