-- Folded when the row is written, not for each search.
alter table rewards add column search_text text generated always as (ssp_fold(message)) stored;
alter table recognitions add column search_text text generated always as (ssp_fold(coalesce(team_name, ''))) stored;

-- What is shared with the whole client.
create index document_associations_of_client on document_associations (client_id) where team_id is null and employee_id is null
