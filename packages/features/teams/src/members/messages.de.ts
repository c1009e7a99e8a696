import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  addMembersMessages,
  renameTeamMessages,
  selectedMembersMessages,
  teamMembersMessages,
  teamReminderMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')

const membersOf = (count: number) => (count === 1 ? '1 Mitglied' : `${figure.format(count)} Mitglieder`)

/** German texts of the members of a team. */
export const teamMembersGerman = defineTranslation<typeof teamMembersMessages>('teams.members', {
  list: 'Teams',
  caption: 'Teammitglieder',
  total: membersOf,
  search: 'Mitglieder suchen',
  empty: 'Fügen Sie dem Team zuerst Mitglieder hinzu.',
  noMatch: 'Kein Mitglied entspricht der Suche.',
  failed: 'Die Mitglieder konnten nicht geladen werden.',
  unnamed: 'Ohne Namen',
  registered: 'Registriert',
  notRegistered: 'Nicht registriert',
  leader: 'Teamleitung',
  makeLeader: 'Zur Teamleitung machen',
  makeLeaderOf: (name) => `Zur Teamleitung machen: ${name}`,
  revokeLeaderOf: (name) => `Teamleitung: ${name}, entziehen`,
  oneLeader: 'Ein Team hat nur eine Leitung. Entziehen Sie sie zuerst der bisherigen Person.',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  actions: {
    add: 'Zum Team hinzufügen',
    reminder: 'An Registrierung erinnern',
    rename: 'Namen bearbeiten',
    delete: 'Team entfernen',
    back: 'Zurück',
  },
  confirm: {
    make: (name) => `Möchten Sie ${name} wirklich zur Teamleitung machen?`,
    revoke: (name) => `Möchten Sie ${name} die Teamleitung wirklich entziehen?`,
    revokeLoses: 'Das Team hat dann keine Leitung, bis ein anderes Mitglied sie übernimmt.',
    revokeLabel: 'Entziehen',
    remove: (name) => `Möchten Sie ${name} wirklich aus dem Team entfernen?`,
    removeLoses: 'Die Person selbst bleibt bestehen und kann dem Team wieder hinzugefügt werden.',
    delete: (team) => `Möchten Sie das Team ${team} wirklich entfernen?`,
    deleteLoses: (members) => `Das Team und seine Mitgliederliste (${members}). Die Mitarbeitenden selbst bleiben.`,
  },
  done: {
    made: (name) => `${name} hat jetzt die Teamleitung`,
    revoked: (name) => `${name} hat die Teamleitung nicht mehr`,
    removed: (name) => `${name} wurde aus dem Team entfernt`,
    added: (count) =>
      count === 1 ? '1 Mitglied wurde hinzugefügt' : `${figure.format(count)} Mitglieder wurden hinzugefügt`,
    deleted: 'Das Team wurde entfernt',
  },
  failure: { title: 'Fehler', close: 'OK' },
  team: {
    failed: 'Das Team konnte nicht geladen werden.',
    missing: 'Dieses Team gibt es nicht, oder es gehört zu einem anderen Mandanten.',
    back: 'Zurück zu den Teams',
  },
})

/** German texts of the dialog that renames a team. */
export const renameTeamGerman = defineTranslation<typeof renameTeamMessages>('teams.rename', {
  title: 'Namen bearbeiten',
  label: 'Name des Teams',
  submit: 'Speichern',
  saved: 'Der Name des Teams wurde gespeichert',
  errors: { failed: 'Der Name konnte nicht gespeichert werden.' },
})

/** German texts of the side panel that adds members. */
export const addMembersGerman = defineTranslation<typeof addMembersMessages>('teams.addMembers', {
  title: 'Zum Team hinzufügen',
  search: 'Mitarbeitende suchen',
  empty: 'Es gibt keine Mitarbeitenden zum Hinzufügen.',
  failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
  chosen: 'Hinzuzufügende Mitglieder',
  identifier: 'Kennung',
  name: 'Name',
  none: '–',
  unnamed: 'Ohne Namen',
})

/** German texts of the registration reminder to a team. */
export const teamReminderGerman = defineTranslation<typeof teamReminderMessages>('teams.reminder', {
  title: 'Erinnerung an die Registrierung',
  description: (team) => `An die Mitglieder von ${team}, die sich noch nicht registriert haben.`,
  sent: 'Erinnerung an die Registrierung gesendet',
  failed: 'Es ist ein Fehler aufgetreten',
  failedText: 'Die E-Mails konnten nicht gesendet werden. Bitte versuchen Sie es später erneut.',
})

/** German texts of what can be done to selected members. */
export const selectedMembersGerman = defineTranslation<typeof selectedMembersMessages>('teams.selectedMembers', {
  remove: 'Aus dem Team entfernen',
  confirm: (count, team) => `Möchten Sie wirklich ${membersOf(count)} aus ${team} entfernen?`,
  loses:
    'Eine Teamleitung unter ihnen leitet das Team dann nicht mehr. Die Mitarbeitenden selbst bleiben und können dem Team wieder hinzugefügt werden.',
  confirmLabel: 'Entfernen',
  removed: (count) => (count === 0 ? 'Es wurde kein Mitglied entfernt' : `${membersOf(count)} aus dem Team entfernt`),
  notInTeam: (count) => `${figure.format(count)} bereits nicht mehr im Team`,
  undo: 'Rückgängig machen',
  undone: (count) => `${membersOf(count)} wieder im Team`,
  inTeam: (count) => `${figure.format(count)} bereits im Team`,
  tooMany: (most) => `Höchstens ${membersOf(most)} auf einmal. Grenzen Sie die Liste zuerst mit der Suche ein.`,
})
