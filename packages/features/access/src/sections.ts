import { titles } from './titles'

const { nav } = titles

/** The lists under 'Auth', in navigation order; `/access` opens the first one that the user may see (decision 11). */
export const accessSections = [
  { name: 'AccessUsers', path: '/access/users', label: nav.users, permission: 'USERS_VIEW' },
  { name: 'AccessRoles', path: '/access/roles', label: nav.roles, permission: 'ROLES_VIEW' },
  { name: 'AccessPolicies', path: '/access/policies', label: nav.policies, permission: 'POLICIES_VIEW' },
  { name: 'AccessPermissions', path: '/access/permissions', label: nav.permissions, permission: 'PERMISSIONS_VIEW' },
] as const
