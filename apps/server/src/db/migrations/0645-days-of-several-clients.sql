-- Pages over several clients are filtered by the days of each.
grant execute on function ssp_calendar(uuid) to ssp_clients;
