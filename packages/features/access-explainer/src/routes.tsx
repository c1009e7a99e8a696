import type { FeatureRoute } from '@ssp/feature-kit'
import { HelpCircle } from 'lucide-react'
import { title } from './titles'

/** The page, an extension: the specification has none. */
export const accessExplainerRoutes: FeatureRoute[] = [
  {
    path: '/access/explain',
    lazy: async () => ({ Page: (await import('./page/access-explainer-page')).AccessExplainerPage }),
    handle: {
      name: 'AccessExplain',
      title,
      access: { permission: 'USERS_VIEW' },
      nav: { order: 6, label: title, icon: HelpCircle, parent: 'Auth' },
    },
  },
]
