import { defineTranslation } from '@ssp/feature-kit/messages'
import type { createTeamMessages, teamListMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the list of teams. */
export const teamListGerman = defineTranslation<typeof teamListMessages>('teams.list', {
  title: 'Teams',
  total: (count) => (count === 1 ? '1 Team' : `${figure.format(count)} Teams`),
  create: 'Anlegen',
  search: 'Teams suchen',
  empty: 'Es gibt derzeit keine Teams.',
  noMatch: 'Kein Team entspricht der Suche.',
  failed: 'Die Teams konnten nicht geladen werden.',
  members: 'Mitglieder',
  columns: { label: 'Team', members: 'Mitglieder', leader: 'Teamleitung' },
  count: (count) => figure.format(count),
  membersOf: (count) => (count === 1 ? '1 Mitglied' : `${figure.format(count)} Mitglieder`),
  ledBy: (name) => `Teamleitung: ${name}`,
  leader: (name) => `${name}, Teamleitung`,
  more: '…',
  noMembers: 'Dieses Team hat 0 Mitglieder',
  unnamed: 'Ohne Namen',
})

/** German texts of the dialog that creates a team. */
export const createTeamGerman = defineTranslation<typeof createTeamMessages>('teams.create', {
  title: 'Neues Team anlegen',
  label: 'Name des Teams',
  submit: 'Anlegen',
  created: 'Das Team wurde angelegt',
  errors: { failed: 'Das Team konnte nicht angelegt werden.' },
})
