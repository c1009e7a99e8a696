-- Recognition by type reads the index alone (docs/decisions/0076).
drop index recognitions_counted;
create index recognitions_counted on recognitions (client_id, created_at) include (type_id, type_title)
  where rejected_reason is null
