-- One row is one signed-in browser and its family of refresh tokens. Ending it ends them all at once.
create table sessions (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'password', 'reuse', 'suspended')),
  address text,
  user_agent text check (length(user_agent) <= 400),
  primary key (client_id, id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index on sessions (client_id, user_id) where ended_at is null;
select ssp_protect('sessions');

create table refresh_tokens (
  client_id uuid not null,
  token_hash text not null,
  session_id uuid not null,
  issued_at timestamptz not null default now(),
  replaced_at timestamptz,
  replaced_by text,
  primary key (client_id, token_hash),
  foreign key (client_id, session_id) references sessions (client_id, id) on delete cascade
);
create index on refresh_tokens (token_hash);
create index on refresh_tokens (client_id, session_id);
select ssp_protect('refresh_tokens');

-- Failures per account and address. The account is kept as a keyed hash: people type passwords into
-- the username field.
create table login_attempts (
  client_id uuid not null references clients (id),
  account_hash text not null,
  address text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  updated_at timestamptz not null default now(),
  primary key (client_id, account_hash, address)
);
select ssp_protect('login_attempts');

create table otp_codes (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('password-reset')),
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index on otp_codes (client_id, user_id, created_at);
select ssp_protect('otp_codes');

-- What a correct code is exchanged for: one password change within ten minutes, nothing else.
create table reset_grants (
  client_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (client_id, token_hash),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select ssp_protect('reset_grants');

-- Fixed windows of counted events, kept here so that limits survive a restart and are shared.
create table rate_limits (
  scope text not null,
  window_start timestamptz not null,
  hits integer not null default 0,
  primary key (scope, window_start)
);
grant select, insert, update, delete on rate_limits to ssp_system
