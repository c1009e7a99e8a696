import { defineMessages } from '@ssp/feature-kit'

/** What the lists of users, roles, policies and permissions share. */
export const listMessages = defineMessages('access.list', {
  clear: 'Show all',
  readOnly: 'Platform',
  readOnlyWhy: 'Belongs to the platform and cannot be changed here.',
})
