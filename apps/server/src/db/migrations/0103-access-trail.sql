-- Rows of the audit log that change who may do what also say, in words, what they changed: names go and
-- rights are taken away again, so a row keeps the names by then. Older rows lack them and are not shown to administrators.
alter table audit_log
  add column actor_label text,
  add column subject_kind text check (subject_kind in ('user', 'role', 'policy', 'permission', 'theme')),
  add column subject_id uuid,
  add column subject_label text,
  add column changes jsonb not null default '[]',
  -- Every name and value of the row, lower-case.
  add column search_text text,
  add check (subject_kind is null or (subject_label is not null and actor_label is not null and user_id is not null));

-- The newest first, alone and of one record or one person.
create index audit_trail on audit_log (client_id, at, id, subject_kind) where subject_kind is not null;
create index audit_trail_of_subject on audit_log (client_id, subject_id, at, id) where subject_kind is not null;
create index audit_trail_of_actor on audit_log (client_id, user_id, at, id) where subject_kind is not null;

-- Failures of one account over all addresses, for its lock.
create index login_attempts_of_account on login_attempts (account_hash)
