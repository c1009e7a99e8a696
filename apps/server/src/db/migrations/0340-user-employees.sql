-- Every employee that an account was ever linked to. Unlinking leaves the row, so a guard against a conflict of interest
-- cannot be passed by unlinking. Only the deletion of the account or of the employee removes it.
create table user_employees (
  client_id uuid not null,
  user_id uuid not null,
  employee_id uuid not null,
  linked_at timestamptz not null default now(),
  primary key (client_id, user_id, employee_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index on user_employees (client_id, employee_id);
select ssp_protect('user_employees', 'select, insert');
grant delete on user_employees to ssp_system;

-- The links that exist already; ssp_system reads the users of every client.
set local role ssp_system;
insert into user_employees (client_id, user_id, employee_id)
  select client_id, id, employee_id from users where employee_id is not null;
reset role;

-- A trigger, so that no writer of the link can leave the history out.
create function ssp_keep_link() returns trigger language plpgsql as $$ begin
    insert into user_employees (client_id, user_id, employee_id) values (new.client_id, new.id, new.employee_id)
      on conflict do nothing;
    return null;
  end $$;
create trigger keep_link after insert or update of employee_id on users
  for each row when (new.employee_id is not null) execute function ssp_keep_link();
