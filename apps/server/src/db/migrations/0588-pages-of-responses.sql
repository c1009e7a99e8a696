-- The keys of a page of a named survey come from this index alone (docs/decisions/0076).
drop index survey_responses_named;
create index survey_responses_named on survey_responses (client_id, survey_id, completed_at, id) where batch is null;
