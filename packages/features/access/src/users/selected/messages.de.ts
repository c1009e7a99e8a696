import { defineTranslation } from '@ssp/feature-kit/messages'
import type { selectedUsersMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const users = (count: number) => `${figure.format(count)} Benutzer`
const LEFT_OUT = 'Ihr eigenes Konto, der letzte Superadmin und Konten mit mehr Rechten als Ihrem werden ausgelassen.'

/** German texts of what can be done to selected users. */
export const selectedUsersGerman = defineTranslation<typeof selectedUsersMessages>('access.selected', {
  actions: { deactivate: 'Deaktivieren', reactivate: 'Reaktivieren', unlock: 'Entsperren' },
  confirm: {
    deactivate: (count) => ({
      title: `${users(count)} deaktivieren?`,
      text: `Sie werden sofort überall abgemeldet und können sich erst wieder anmelden, wenn jemand sie reaktiviert. Rollen, Berechtigungen und Mandanten bleiben erhalten. ${LEFT_OUT}`,
      confirmLabel: 'Deaktivieren',
    }),
    reactivate: (count) => ({
      title: `${users(count)} reaktivieren?`,
      text: `Sie können sich mit ihrer bisherigen Rolle, ihren Berechtigungen und Mandanten wieder anmelden. ${LEFT_OUT}`,
      confirmLabel: 'Reaktivieren',
    }),
    unlock: (count) => ({
      title: `${users(count)} entsperren?`,
      text: 'Ihre fehlgeschlagenen Anmeldungen werden vergessen. Konten mit mehr Rechten als Ihrem werden ausgelassen.',
      confirmLabel: 'Entsperren',
    }),
  },
  done: {
    deactivate: (count) => (count === 0 ? 'Es wurde kein Benutzer deaktiviert' : `${users(count)} deaktiviert`),
    reactivate: (count) => (count === 0 ? 'Es wurde kein Benutzer reaktiviert' : `${users(count)} reaktiviert`),
    unlock: (count) => (count === 0 ? 'Es wurde kein Benutzer entsperrt' : `${users(count)} entsperrt`),
  },
  failed: 'Die Benutzer konnten nicht geändert werden.',
})
