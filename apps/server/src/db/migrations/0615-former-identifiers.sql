-- Identifiers that an edit took from an employee, so that a file with one of them can say whom it means. Employees with some are few:
-- they are found by the index.
alter table employees add column former_identifiers text[] not null default '{}';
create index employees_with_former_identifiers on employees (client_id, id) where former_identifiers <> '{}'
