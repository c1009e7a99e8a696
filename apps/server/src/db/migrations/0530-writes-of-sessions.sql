-- Where the log of the database was after the last change of a session: a read replica serves the session once it has replayed it.
alter table sessions add column wrote_at pg_lsn;
