import type { FeatureRoute } from '@ssp/feature-kit'
import { Network } from 'lucide-react'
import { titles } from './titles'

/** The pages of the feature, as the host mounts them (spec 2 section 2). */
export const teamsRoutes: FeatureRoute[] = [
  {
    path: '/client/teams',
    lazy: async () => ({ Page: (await import('./list/teams-page')).TeamsPage }),
    handle: {
      name: 'ClientTeams',
      title: titles.list,
      access: { permission: 'TEAMS_VIEW' },
      nav: { order: 3, label: titles.list, icon: Network },
    },
  },
]
