-- What both accounts had in the fields that a merge changed, [{field, from, to}], so that removing the merge restores it. A later
-- merge is told from an earlier one by the time of its insert, which happens under the lock of both accounts.
alter table employee_merges add column taken jsonb not null default '[]';
alter table employee_merges alter column created_at set default clock_timestamp()
