import type { FeatureRoute } from '@ssp/feature-kit'
import { Network } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'TEAMS_VIEW' }

/** The pages of the feature, as the host mounts them (spec 2 section 2). */
export const teamsRoutes: FeatureRoute[] = [
  {
    path: '/client/teams',
    lazy: async () => ({ Page: (await import('./list/teams-page')).TeamsPage }),
    handle: {
      name: 'ClientTeams',
      title: titles.list,
      access,
      nav: { order: 2, label: titles.list, icon: Network, parent: 'Client' },
    },
  },
  {
    path: '/client/teams/:id',
    lazy: async () => ({ Page: (await import('./members/team-members-page')).TeamMembersPage }),
    handle: { name: 'ClientTeamMembers', title: titles.members, access },
  },
]
