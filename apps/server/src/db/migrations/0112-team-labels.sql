-- An import finds a team by its label, upper and lower case alike, so a client has a label once. The later of two teams
-- with one label gets part of its id behind it.
update teams t set label = left(t.label, 190) || ' ' || left(t.id::text, 8)
  from (select client_id, id, row_number() over (partition by client_id, lower(label) order by created_at, id) as n from teams) d
  where d.client_id = t.client_id and d.id = t.id and d.n > 1;
create unique index teams_label on teams (client_id, lower(label))
