import { defineTranslation } from '@ssp/feature-kit/messages'
import type { employeeTeamsMessages } from './messages'

/** German texts of the teams tab. */
export const employeeTeamsGerman = defineTranslation<typeof employeeTeamsMessages>('employees.teams', {
  caption: 'Teams',
  number: 'Nr.',
  name: 'Name',
  empty: 'Derzeit keinem Team zugeordnet.',
  failed: 'Die Teams konnten nicht geladen werden.',
  view: 'Team ansehen',
  viewOf: (team) => `Team ${team} ansehen`,
  remove: 'Aus Team entfernen',
  removeOf: (team) => `Aus Team ${team} entfernen`,
  removeConfirm: (team) => `Möchten Sie diese Person wirklich aus ${team} entfernen?`,
  removed: (team) => `Aus ${team} entfernt.`,
  add: 'Zu Team hinzufügen',
  team: 'Team',
  required: 'Bitte wählen Sie ein Team.',
  added: 'Zum Team hinzugefügt.',
})
