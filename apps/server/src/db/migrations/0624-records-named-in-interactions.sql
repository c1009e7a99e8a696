-- The other employee or the team that an entry names, so that its name is shown to readers who may see that record
-- (docs/decisions/0122). Entries written before name it to readers without a restriction.
alter table interactions add column named_id uuid
