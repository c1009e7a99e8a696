-- One account of a person was merged into another, the correct one. An account that was merged away is no target, and a target is
-- not merged away, so no chain arises; the service locks both accounts before it looks.
create table employee_merges (
  client_id uuid not null,
  employee_id uuid not null,
  linked_id uuid not null check (linked_id <> employee_id),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (client_id, employee_id),
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade,
  foreign key (client_id, linked_id) references employees (client_id, id) on delete cascade
);
create index employee_merges_of_linked on employee_merges (client_id, linked_id);
select ssp_protect('employee_merges', 'select, insert, delete')
