-- Whom an upload is judged by once more when it arrives: the session that asked for its address, and the client worked in, which differs
-- from the client of the object where a bucket belongs to the own client (docs/decisions/0126).
-- Old processes: leave them out; what they signed in the last five minutes is asked for again.
alter table uploads add column home_client_id uuid, add column session_id uuid, add column asked_in uuid;

-- A hash of the rights with which a personal address was signed. Null for one of an old process, which lives for a minute.
alter table download_addresses add column rights_hash text
