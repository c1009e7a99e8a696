import type { FeatureRoute } from '@ssp/feature-kit'
import { ScrollText } from 'lucide-react'
import { titles } from '../titles'

const access = { permission: 'POLICIES_VIEW' }

/** The pages of policies (R1-066 to R1-069). */
export const policiesRoutes: FeatureRoute[] = [
  {
    path: '/access/policies',
    lazy: async () => ({ Page: (await import('./policies-page')).PoliciesPage }),
    handle: {
      name: 'AccessPolicies',
      title: titles.policies,
      access,
      nav: { order: 3, label: titles.nav.policies, icon: ScrollText, parent: 'Auth' },
    },
  },
  {
    path: '/access/policies/:name',
    lazy: async () => ({ Page: (await import('./policy-page')).PolicyPage }),
    handle: { name: 'ShowPolicy', title: titles.policy, access },
  },
]
