import type { FeatureRoute } from '@ssp/feature-kit'
import { Gift } from 'lucide-react'
import { titles } from './titles'

/** The page of the feature, as the host mounts it (spec 3 section 2). */
export const rewardsRoutes: FeatureRoute[] = [
  {
    path: '/client/rewards',
    lazy: async () => ({ Page: (await import('./rewards-page')).RewardsPage }),
    handle: {
      // The specification has no name for the route (3-decisions 4).
      name: 'ClientRewards',
      title: titles.rewards,
      access: { permission: 'REWARDS_VIEW' },
      nav: { order: 4, label: titles.rewards, icon: Gift, parent: 'Client' },
    },
  },
]
