-- The keys of a page of a named survey's responses come from this index alone, so that a page far behind reads few rows.
drop index survey_responses_named;
create index survey_responses_named on survey_responses (client_id, survey_id, completed_at, id) where batch is null;
