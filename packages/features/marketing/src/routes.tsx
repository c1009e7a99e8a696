import type { FeatureRoute } from '@ssp/feature-kit'
import { Megaphone } from 'lucide-react'
import { titles } from './titles'

/** The page of the feature, as the host mounts it (spec 3 section 2). */
export const marketingRoutes: FeatureRoute[] = [
  {
    path: '/client/marketing-materials',
    lazy: async () => ({ Page: (await import('./marketing-page')).MarketingPage }),
    handle: {
      // The specification has no name for the route (3-decisions 4).
      name: 'ClientMarketingMaterials',
      title: titles.marketing,
      access: { permission: 'MARKETING_MATERIALS_VIEW' },
      nav: { order: 4, label: titles.marketing, icon: Megaphone, parent: 'Client' },
    },
  },
]
