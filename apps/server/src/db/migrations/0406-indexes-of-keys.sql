-- A key that is looked at when the row it names is deleted or its id changes reads the whole table without an index.
create index on clients (brand_client_id);
create index on user_permission_restrictions (restricted_client_id);
create index on user_permission_restrictions (client_id, permission_id);
create index on user_permissions_only (client_id, permission_id);
create index on reset_grants (client_id, user_id);
create index on survey_responses (client_id, survey_id, fields_version);
create index on download_addresses (home_client_id);
create index on incident_forms (client_id, number);
create index on marketing_categories (platform_id);
-- It had the open sessions only.
drop index sessions_client_id_user_id_idx;
create index on sessions (client_id, user_id);

-- The daily sweep asks for each stored name, the purge for the oldest rows.
create index objects_by_stored_name on objects (stored_as);
create index sessions_by_age on sessions (created_at);
create index usage_events_by_age on usage_events (created_at)
