import { defineTranslation } from '@ssp/feature-kit/messages'
import type { accountMessages } from './messages'

/** German texts of the tab of the account. */
export const accountGerman = defineTranslation<typeof accountMessages>('profile.account', {
  account: {
    title: 'Konto',
    label: 'Anzeigename',
    email: 'E-Mail',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordHelp:
      'Für eine neue E-Mail-Adresse ist Ihr Passwort nötig. Die bisherige Adresse wird benachrichtigt.',
    language: 'Sprache',
    languageHelp: 'Die Sprache dieses Portals für Ihr Konto, in jedem Browser.',
    noLanguage: 'Wie in diesem Browser',
    username: 'Benutzername',
    usernameHelp: 'Der Benutzername kann hier nicht geändert werden.',
    failed: 'Das Konto konnte nicht gespeichert werden',
    notLoaded: 'Ihr Konto konnte nicht geladen werden.',
    saved: 'Profil gespeichert',
    required: 'Dies ist erforderlich.',
  },
  association: {
    title: 'Mitarbeiter/in',
    description: 'Der Personaldatensatz, der zu diesem Konto gehört.',
    none: 'Mit diesem Konto ist kein Personaldatensatz verknüpft.',
    unnamed: 'Ohne Namen',
    search: 'Mitarbeitende suchen',
    results: 'Gefundene Mitarbeitende',
    failed: 'Die Mitarbeitenden konnten nicht geladen werden',
    empty: 'Es wurden keine Mitarbeitenden gefunden.',
    mayNotSearch: 'Mitarbeitende können nur mit der Berechtigung EMPLOYEES_VIEW gesucht werden.',
    associate: 'Verknüpfen',
    associateOne: (name) => `${name} verknüpfen`,
    dissociate: 'Verknüpfung lösen',
    saved: 'Verknüpfung gespeichert',
    proof: {
      title: (name) => `${name} verknüpfen`,
      description: (sentTo) => `Geben Sie den Code ein, der an ${sentTo} gesendet wurde. Er ist 10 Minuten gültig.`,
      code: 'Code',
      errors: {
        required: 'Bitte geben Sie die sechs Ziffern ein.',
        failed: 'Die Verknüpfung konnte nicht hergestellt werden.',
      },
      submit: 'Verknüpfen',
      sendAgain: 'Neuen Code senden',
      sentAgain: 'Ein neuer Code wurde gesendet. Der vorherige ist nicht mehr gültig.',
    },
    confirm: {
      title: (name) => `Verknüpfung mit ${name} lösen?`,
      loses: 'Dieses Konto gehört dann zu keinem Personaldatensatz mehr.',
      confirmLabel: 'Verknüpfung lösen',
    },
  },
  password: {
    title: 'Passwort',
    locked: 'Entsperren Sie, um Ihr Passwort zu ändern.',
    description: 'Sie werden überall abgemeldet und melden sich mit dem neuen Passwort wieder an.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    repeat: 'Passwort bestätigen',
    submit: 'Passwort ändern',
    tooShort: 'Das Passwort muss mindestens 6 Zeichen lang sein',
    noCurrent: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
    wrongCurrent: 'Das aktuelle Passwort stimmt nicht',
    saved: 'Das Passwort wurde geändert',
    failed: 'Das Passwort konnte nicht geändert werden.',
  },
})
