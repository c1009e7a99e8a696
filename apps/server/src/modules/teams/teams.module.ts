import { taken, type ServerModule } from '../../server-module.ts'
import { teamsHandlers } from './teams.handlers.ts'
import { membersHandlers } from './members.handlers.ts'

export const teamsModule = {
  name: 'teams',
  handlers: (deps) => ({ ...teamsHandlers(deps), ...membersHandlers(deps) }),
  constraints: {
    team_members_leader: { message: 'This team has a team leader already.' },
    teams_label: taken('label', 'A team with this name exists already.'),
  },
  tables: ['deleted_teams', 'former_team_members', 'team_members', 'teams'],
} satisfies ServerModule
