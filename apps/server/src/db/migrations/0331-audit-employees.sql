-- A removed employee is a subject of the audit log, with the log that went.
alter table audit_log drop constraint audit_log_subject_kind_check;
alter table audit_log add constraint audit_log_subject_kind_check
  check (subject_kind in ('user', 'role', 'policy', 'permission', 'theme', 'employee'))
