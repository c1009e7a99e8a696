/** Names of the forms, for their persisted drafts: a list opens the panel of a draft at once. */
export const DRAFTS = {
  user: 'access.create-user',
  role: 'access.roles.create',
  policy: 'access.policies.create',
  permission: 'access.permissions.create',
  permissionGroup: 'access.permissions.create-group',
} as const
