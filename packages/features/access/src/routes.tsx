import type { FeatureRoute } from '@ssp/feature-kit'
import { KeyRound, Users } from 'lucide-react'
import { permissionsRoutes } from './permissions/routes'
import { policiesRoutes } from './policies/routes'
import { rolesRoutes } from './roles/routes'
import { titles } from './titles'

const { nav, users, user, wizard } = titles

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
  {
    path: '/access/users',
    lazy: async () => ({ Page: (await import('./users/users-page')).UsersPage }),
    handle: {
      name: 'AccessUsers',
      title: users,
      access: { permission: 'USERS_VIEW' },
      nav: { order: 1, label: nav.users, icon: Users, parent: 'Auth' },
    },
  },
  {
    path: '/access/users/create',
    lazy: async () => ({ Page: (await import('./wizard/wizard-page')).WizardPage }),
    handle: { name: 'AccessUsersCreate', title: wizard, access: { permission: 'USERS_CREATE' } },
  },
  {
    path: '/access/users/:name',
    lazy: async () => ({ Page: (await import('./user/user-page')).UserPage }),
    handle: { name: 'ShowUser', title: user, access: { permission: 'USERS_VIEW' } },
  },
  ...rolesRoutes,
  ...policiesRoutes,
  ...permissionsRoutes,
]
