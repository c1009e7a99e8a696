import { defineTranslation } from '@ssp/feature-kit/messages'
import type { listMessages } from './messages'

/** German texts of what the lists of users, roles, policies and permissions share. */
export const listGerman = defineTranslation<typeof listMessages>('access.list', {
  clear: 'Alle anzeigen',
  readOnly: 'Plattform',
  readOnlyWhy: 'Gehört zur Plattform und kann hier nicht geändert werden.',
})
