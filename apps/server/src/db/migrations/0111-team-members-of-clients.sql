-- A list over several clients leaves out members of restricted teams.
grant select on team_members to ssp_clients
