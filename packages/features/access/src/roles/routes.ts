import type { FeatureRoute } from '@ssp/feature-kit'
import { BadgeCheck } from 'lucide-react'
import { titles } from '../titles'

const access = { permission: 'ROLES_VIEW' }

/** The pages of roles (R1-061 to R1-065). */
export const rolesRoutes: FeatureRoute[] = [
  {
    path: '/access/roles',
    lazy: async () => ({ Page: (await import('./roles-page')).RolesPage }),
    handle: {
      name: 'AccessRoles',
      title: titles.roles,
      access,
      nav: { order: 2, label: titles.nav.roles, icon: BadgeCheck, parent: 'Auth', alsoAt: '/access/role' },
    },
  },
  {
    path: '/access/role/:name',
    lazy: async () => ({ Page: (await import('./role-page')).RolePage }),
    handle: { name: 'ShowRole', title: titles.role, access },
  },
]
