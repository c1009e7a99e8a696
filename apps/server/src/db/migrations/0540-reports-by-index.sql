-- Reports, and pages far behind in lists of employees, read the index alone (docs/decisions/0068).
drop index portal_events_latest;
create index portal_events_latest on portal_events (client_id, kind, happened_at desc, id desc) include (employee_id, doc_type_name);
drop index employees_by_creation;
create index employees_by_creation on employees (client_id, created_at, id) include (registered_at, deactivated_at);
drop index employees_by_name;
create index employees_by_name on employees (client_id, surname, forename, id)
  include (created_at, registered_at, deactivated_at);
create index recognitions_counted on recognitions (client_id, created_at) where rejected_reason is null
