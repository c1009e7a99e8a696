import type { FeatureRoute } from '@ssp/feature-kit'
import { Lock } from 'lucide-react'
import { titles } from '../titles'

/** The page of permissions (R1-070, R1-071). */
export const permissionsRoutes: FeatureRoute[] = [
  {
    path: '/access/permissions',
    lazy: async () => ({ Page: (await import('./permissions-page')).PermissionsPage }),
    handle: {
      name: 'AccessPermissions',
      title: titles.permissions,
      access: { permission: 'PERMISSIONS_VIEW' },
      nav: { order: 4, label: titles.nav.permissions, icon: Lock, parent: 'Auth' },
    },
  },
]
