import type { FeatureRoute } from '@ssp/feature-kit'
import { History } from 'lucide-react'
import { titles } from '../titles'

/** The page of the audit trail, an extension. */
export const trailRoutes: FeatureRoute[] = [
  {
    path: '/access/trail',
    lazy: async () => ({ Page: (await import('./trail-page')).TrailPage }),
    handle: {
      name: 'AccessTrail',
      title: titles.trail,
      access: { permission: 'AUTH_VIEW' },
      nav: { order: 5, label: titles.nav.trail, icon: History, parent: 'Auth' },
    },
  },
]
