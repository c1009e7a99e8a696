-- What an entry of the log says, as names of sentences with their values, for readers in other languages: [["team_added", "Warehouse"]].
alter table interactions add column sentences jsonb not null default '[]'
