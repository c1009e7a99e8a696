-- Rows that have served their purpose are deleted by age. Anonymous calls make those of the two indexed tables.
grant delete on uploads to ssp_system;
create index on rate_limits (window_start);
create index on login_attempts (updated_at)
