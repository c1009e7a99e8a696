-- Rises with each replacement that changes the meaning, also while no employee is asked to acknowledge the document.
alter table documents add column content_version integer not null default 1;
update documents d set content_version = r.content_version from acknowledgement_requests r
  where r.client_id = d.client_id and r.subject_kind = 'document' and r.subject_id = d.id and r.content_version > 1
