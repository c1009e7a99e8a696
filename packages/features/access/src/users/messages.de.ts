import { defineTranslation } from '@ssp/feature-kit/messages'
import type { usersMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the users list. */
export const usersGerman = defineTranslation<typeof usersMessages>('access.users', {
  title: 'Benutzer',
  total: (count) => `${figure.format(count)} Benutzer`,
  create: 'Anlegen',
  columns: {
    label: 'Anzeigename',
    username: 'Benutzername',
    email: 'E-Mail',
    role: 'Rolle',
    lastSignIn: 'Letzte Anmeldung',
    restrictions: 'Einschränkungen',
  },
  never: 'Nie',
  neverSignedIn: 'Noch nie angemeldet',
  lastSignIn: (day) => `Letzte Anmeldung ${day}`,
  restrictedOf: (count) =>
    count === 1 ? '1 Berechtigung eingeschränkt' : `${figure.format(count)} Berechtigungen eingeschränkt`,
  filters: { status: { label: 'Status', options: { locked: 'Gesperrt' } }, roleId: 'Rolle' },
  search: 'Benutzer suchen',
  noRole: 'Keine Rolle',
  empty: 'Es wurden keine Benutzer gefunden.',
  failed: 'Die Benutzer konnten nicht geladen werden.',
})
