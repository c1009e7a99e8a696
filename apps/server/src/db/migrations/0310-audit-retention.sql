-- The purge job may delete audit rows once they are older than AUDIT_RETENTION_DAYS; nobody may within 30 days.
grant delete on audit_log to ssp_system;
create policy retention on audit_log as restrictive for delete using (at < now() - interval '30 days');
