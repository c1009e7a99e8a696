import { defineTranslation } from '@ssp/feature-kit/messages'
import type { switcherMessages } from './messages'

/** German texts of the client switcher. */
export const switcherGerman = defineTranslation<typeof switcherMessages>('clients.switcher', {
  title: 'Mandant wechseln',
  search: 'Mandanten suchen',
  manage: 'Plattformverwaltung',
  current: 'Aktueller Mandant',
  failed: 'Die Mandanten konnten leider nicht geladen werden.',
  empty: 'Es wurden keine Mandanten gefunden.',
  loading: 'Mandanten werden geladen',
})
