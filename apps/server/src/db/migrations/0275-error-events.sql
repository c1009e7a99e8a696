-- Unexpected errors, for the error log of staff (spec 4 section 2.4). Bounded: the writer keeps the newest of each type and
-- client, the purge job those of the last 90 days.
create table error_events (
  client_id uuid not null references clients (id),
  id uuid not null default gen_random_uuid(),
  type text not null check (length(type) between 1 and 30),
  message text not null check (length(message) <= 300),
  employee_identifier text check (length(employee_identifier) <= 150),
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create index error_events_newest on error_events (created_at desc, id);
create index error_events_of_type on error_events (client_id, type, created_at desc, id);
select ssp_protect('error_events', 'select, insert, update, delete');
grant select on error_events to ssp_clients;
