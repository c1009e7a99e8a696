-- Figures are counted again in slices of days, of events of every kind.
create index portal_events_by_time on portal_events (client_id, happened_at)
