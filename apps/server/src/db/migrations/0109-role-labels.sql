-- Two renames at once could give two roles of a client one label. The later of two such roles gets part of its id behind it.
update roles r set label = left(r.label, 90) || ' ' || left(r.id::text, 8)
  from (select client_id, id, row_number() over (partition by client_id, lower(label) order by created_at, id) as n from roles) d
  where d.client_id = r.client_id and d.id = r.id and d.n > 1;
create unique index roles_label on roles (client_id, lower(label))
