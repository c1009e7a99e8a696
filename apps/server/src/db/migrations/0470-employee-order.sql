-- The list of employees by identifier, registration and last login (contract, EmployeeSort). Those without a value come first
-- ascending and last descending, by name among themselves, so that one index serves both directions.
drop index employees_by_registration;
create index employees_by_registration on employees (client_id, registered_at nulls first, surname, forename, id);
drop index employees_by_login;
create index employees_by_login on employees (client_id, last_login_at nulls first, surname, forename, id);
create index employees_by_identifier on employees (client_id, identifier nulls first, surname, forename, id)
