-- An export reads the responses of a named survey in the order of their ids, a part at a time. Without this index each part
-- may read all of them.
create index survey_responses_exported on survey_responses (client_id, survey_id, id) where batch is null;
