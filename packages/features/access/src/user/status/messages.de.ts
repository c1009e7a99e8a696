import { defineTranslation } from '@ssp/feature-kit/messages'
import type { statusMessages } from './messages'

/** German texts of whether a user may sign in. */
export const statusGerman = defineTranslation<typeof statusMessages>('access.status', {
  status: 'Status',
  active: 'Aktiv',
  inactive: 'Deaktiviert',
  deactivate: 'Benutzer deaktivieren',
  reactivate: 'Benutzer reaktivieren',
  deactivated: (name) => `${name} ist deaktiviert`,
  reactivated: (name) => `${name} kann sich wieder anmelden`,
  undo: 'Rückgängig machen',
  failed: 'Der Status konnte nicht geändert werden.',
  inactiveNotice:
    'Dieser Benutzer ist deaktiviert und kann sich nicht anmelden. Rollen, Berechtigungen und Zugriffe bleiben erhalten.',
  confirmDeactivate: {
    title: (name) => `${name} deaktivieren?`,
    text: 'Der Benutzer wird sofort überall abgemeldet und kann sich erst nach einer Reaktivierung wieder anmelden. Rollen, Berechtigungen und Mandanten bleiben erhalten.',
    confirmLabel: 'Deaktivieren',
  },
  confirmReactivate: {
    title: (name) => `${name} reaktivieren?`,
    text: 'Der Benutzer kann sich wieder anmelden, mit der bisherigen Rolle und den bisherigen Berechtigungen und Mandanten.',
    confirmLabel: 'Reaktivieren',
  },
  lockedUntil: (moment) => `Nach zu vielen fehlgeschlagenen Anmeldungen gesperrt bis ${moment}.`,
  unlock: 'Entsperren',
  unlocked: (name) => `${name} ist entsperrt`,
  unlockFailed: 'Der Benutzer konnte nicht entsperrt werden.',
})
