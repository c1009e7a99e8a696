-- The other orders of the list have what its filters compare, as employees_by_name has: under a filter that few of the first rows meet,
-- the index is read and not every employee that is passed over.
drop index employees_by_identifier;
create index employees_by_identifier on employees (client_id, identifier nulls first, surname, forename, id)
  include (created_at, registered_at, deactivated_at);
drop index employees_by_registration;
create index employees_by_registration on employees (client_id, registered_at nulls first, surname, forename, id)
  include (created_at, deactivated_at);
drop index employees_by_login;
create index employees_by_login on employees (client_id, last_login_at nulls first, surname, forename, id)
  include (created_at, registered_at, deactivated_at)
