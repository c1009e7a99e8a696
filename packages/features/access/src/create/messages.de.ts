import { defineTranslation } from '@ssp/feature-kit/messages'
import type { createUserMessages } from './messages'

/** German texts of the create user modal. */
export const createUserGerman = defineTranslation<typeof createUserMessages>('access.createUser', {
  title: 'Benutzer anlegen',
  label: 'Anzeigename',
  username: 'Benutzername',
  usernameHelp:
    'Leerzeichen werden zu Bindestrichen. Bleibt das Feld leer, wird der Benutzername aus dem Anzeigenamen gebildet.',
  email: 'E-Mail',
  roleId: 'Rolle',
  chooseRole: 'Rolle auswählen',
  rolesFailed: 'Die Rollen konnten nicht geladen werden.',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  withPermissions: 'Mit Berechtigungen anlegen',
  cancel: 'Abbrechen',
  submit: 'Benutzer anlegen',
  required: 'Pflichtfeld',
  incomplete: 'Bitte füllen Sie alle Pflichtfelder aus',
  short: 'Das Passwort muss mindestens 6 Zeichen lang sein',
  mismatch: 'Die Passwörter stimmen nicht überein',
  failed: 'Das Konto konnte nicht angelegt werden',
  created: 'Benutzer angelegt',
})
