import type { FeatureRoute } from '@ssp/feature-kit'
import { Settings } from 'lucide-react'
import { titles } from './titles'

/** The pages of the feature, as the host mounts them (spec 3 section 2). */
export const clientSettingsRoutes: FeatureRoute[] = [
  {
    path: '/client/details',
    lazy: async () => ({ Page: (await import('./details/client-details-page')).ClientDetailsPage }),
    handle: {
      name: 'client details',
      title: titles.details,
      access: { permission: 'CLIENT_VIEW' },
      nav: { order: 1, label: titles.details, icon: Settings, parent: 'Client' },
    },
  },
]
