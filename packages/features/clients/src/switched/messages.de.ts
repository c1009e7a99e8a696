import { defineTranslation } from '@ssp/feature-kit/messages'
import type { switchedMessages } from './messages'

/** German texts of the page after a switch. */
export const switchedGerman = defineTranslation<typeof switchedMessages>('clients.switched', {
  title: (clientName) => `Portal zu ${clientName} gewechselt`,
  action: 'Zur Übersicht',
})
