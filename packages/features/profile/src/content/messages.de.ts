import { defineTranslation } from '@ssp/feature-kit/messages'
import type { contentMessages, previewMessages } from './messages'

/** German texts of the tab of the content. */
export const contentGerman = defineTranslation<typeof contentMessages>('profile.content', {
  title: 'Text der Anmeldeseite',
  description: 'Erscheint zwischen den beiden Daten auf der Anmeldeseite; ohne Daten jederzeit.',
  loginHeading: 'Überschrift der Anmeldung',
  loginSubHeading: 'Unterüberschrift der Anmeldung',
  loginTextStart: 'Anzeigen ab',
  loginTextEnd: 'Anzeigen bis',
  order: 'Das Enddatum liegt vor dem Startdatum.',
  notLoaded: 'Die Texte konnten nicht geladen werden.',
  failed: 'Die Texte wurden nicht gespeichert.',
  saved: 'Die Texte wurden gespeichert.',
})

/** German texts of the preview of the login page. */
export const previewGerman = defineTranslation<typeof previewMessages>('profile.loginPreview', {
  title: 'Vorschau',
  saved: 'So zeigt die Anmeldeseite diese Texte.',
  edited: 'Mit Ihren Änderungen, die noch nicht gespeichert sind.',
  picture: (heading, lead) => `Anmeldeseite mit „${heading}“ und „${lead}“`,
  heading: 'Anmelden',
  submit: 'Anmelden',
  shown: 'Wird jetzt gezeigt',
  shownUntil: (day) => `Wird jetzt gezeigt, bis ${day}`,
  onceSaved: 'Wird nach dem Speichern gezeigt',
  onceSavedUntil: (day) => `Wird nach dem Speichern gezeigt, bis ${day}`,
  upcoming: (day) => `Wird ab ${day} gezeigt`,
  over: (day) => `Wird seit ${day} nicht mehr gezeigt`,
  unset: 'Keine Texte',
  until: (heading, client) => `Bis dahin zeigt die Anmeldeseite „${heading}“ und „${client}“.`,
  instead: (heading, client) => `Die Anmeldeseite zeigt stattdessen „${heading}“ und „${client}“.`,
})
