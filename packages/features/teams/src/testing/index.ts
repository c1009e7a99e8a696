export { memberServer } from './member-server'
export { teamServer } from './team-server'
export { candidates, team, teamEmail, teamMember, teamMembers, teams } from './teams'
