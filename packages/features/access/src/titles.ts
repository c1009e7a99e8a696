/**
 * Titles and navigation entries, in a separate module from the texts, because a host needs them before a page is opened.
 */
export const titles = {
  nav: {
    auth: 'Auth',
    users: 'Users',
    roles: 'Roles',
    policies: 'Policies',
    permissions: 'Permissions',
  },
  users: 'Users',
  wizard: 'Create account',
  user: 'User',
  roles: 'Roles',
  role: 'Role',
  policies: 'Policies',
  policy: 'Policy',
  permissions: 'Permissions',
} as const
