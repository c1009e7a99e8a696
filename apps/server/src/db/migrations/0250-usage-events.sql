-- Who opened which page of analytics, as the browser reported it; user and moment are the server's. Kept
-- for a year, then purged.
create table usage_events (
  client_id uuid not null references clients (id),
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  channel text not null check (channel = 'analytics'),
  event text not null check (length(event) between 1 and 200),
  -- Markdown.
  description text not null check (length(description) <= 1000),
  -- Username, and identifier of the client.
  tags jsonb not null,
  user_id uuid not null,
  actor_label text not null,
  primary key (client_id, id)
);
select ssp_protect('usage_events', 'select, insert, update, delete');
