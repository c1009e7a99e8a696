-- When an administrator asked for a new password; the account must set one at its next sign-in. Null when it need not.
alter table employees add column password_reset_at timestamptz
