import type { FeatureRoute } from '@ssp/feature-kit'
import { HelpCircle } from 'lucide-react'
import { titles } from '../titles'

/** The page that says why. An extension: the specification names no such page. */
export const explainRoutes: FeatureRoute[] = [
  {
    path: '/access/explain',
    lazy: async () => ({ Page: (await import('./explain-page')).ExplainPage }),
    handle: {
      name: 'AccessExplain',
      title: titles.explain,
      access: { permission: 'USERS_VIEW' },
      nav: { order: 6, label: titles.explain, icon: HelpCircle, parent: 'Auth' },
    },
  },
]
