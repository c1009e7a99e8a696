import { defineTranslation } from '@ssp/feature-kit/messages'
import type { pageMessages } from './messages'

/** German texts of the page of the access explainer. */
export const pageGerman = defineTranslation<typeof pageMessages>('accessExplainer.page', {
  title: 'Zugriff erklären',
  facts: 'Darf dieser Benutzer das, und warum? Geprüft mit den Regeln, die der Server auf jede Anfrage anwendet.',
  check: 'Frage',
  user: 'Benutzer',
  permission: 'Berechtigung',
  client: 'Mandant',
  team: 'Team',
  anyTeam: 'Beliebiges Team',
  noTeams: 'Der Benutzer kann für kein Team dieses Mandanten eingeschränkt werden.',
  search: 'Zum Suchen tippen',
  optionsFailed: (reason) => `Konnte nicht geladen werden: ${reason}`,
  emptyTitle: 'Wählen Sie einen Benutzer und eine Berechtigung.',
  emptyText: 'Die Adresse der Seite enthält dann die Frage, sodass Sie sie weitergeben können.',
  loading: 'Der Server wird gefragt',
  failed: 'Die Frage konnte nicht beantwortet werden.',
  missing:
    'Diesen Benutzer, diese Berechtigung, diesen Mandanten oder dieses Team gibt es nicht, oder Sie haben darauf keinen Zugriff.',
  allowed: 'Erlaubt',
  denied: 'Verweigert',
  checked: (permission, user, client, team) =>
    `${permission} für ${user} beim Mandanten ${client}${team === undefined ? '' : `, Team ${team}`}`,
  someUser: 'den Benutzer',
  // These two follow 'Mandant' and 'Team'.
  someClient: 'in der Frage',
  someTeam: 'in der Frage',
  strictRights: 'Dieser Mandant hat strikte Rechte: Anlegen, Ändern und Löschen brauchen eigene Berechtigungen.',
  because: 'Begründung',
  grants: 'Was das Konto hat',
  view: {
    policy: 'Richtlinie ansehen',
    permissions: 'Berechtigungen ansehen',
    clients: 'Mandantenzugriff ansehen',
  },
  viewPolicy: (label) => `Richtlinie ${label} ansehen`,
})
