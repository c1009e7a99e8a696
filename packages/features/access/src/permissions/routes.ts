import type { FeatureRoute } from '@ssp/feature-kit'
import { Lock } from 'lucide-react'
import { permissionsMessages } from './messages'

/** The page of permissions (R1-070, R1-071). */
export const permissionsRoutes: FeatureRoute[] = [
  {
    path: '/access/permissions',
    lazy: async () => ({ Page: (await import('./permissions-page')).PermissionsPage }),
    handle: {
      name: 'AccessPermissions',
      title: permissionsMessages.title,
      access: { permission: 'PERMISSIONS_VIEW' },
      nav: { order: 4, label: permissionsMessages.title, icon: Lock, parent: 'Auth' },
    },
  },
]
