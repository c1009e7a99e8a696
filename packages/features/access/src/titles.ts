/** Titles and entries of the navigation: all that a host needs before a page is opened, so they are apart from the texts. */
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
