-- Accounts that one address failed to sign in to are counted over all clients.
create index login_attempts_by_address on login_attempts (address, updated_at);
