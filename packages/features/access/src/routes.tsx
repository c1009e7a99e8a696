import type { FeatureRoute } from '@ssp/feature-kit'
import { KeyRound } from 'lucide-react'
import { accessMessages } from './messages'

const { nav } = accessMessages

/** The pages of the feature, as the host mounts them (spec 1 section 2.1). */
export const accessRoutes: FeatureRoute[] = [
  {
    path: '/access',
    lazy: async () => ({ Page: (await import('./access-page')).AccessPage }),
    handle: {
      name: 'Auth',
      title: nav.auth,
      access: { permission: 'AUTH_VIEW' },
      nav: { order: 7, label: nav.auth, icon: KeyRound },
    },
  },
]
