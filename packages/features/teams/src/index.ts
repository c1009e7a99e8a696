export { CreateTeamPanel } from './list/create-team-panel'
export { TeamsPage } from './list/teams-page'
export { TeamMembersPage } from './members/team-members-page'
