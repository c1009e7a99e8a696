import { defineTranslation } from '@ssp/feature-kit/messages'
import type { detailsMessages } from './messages'

/** German texts of the client details. */
export const detailsGerman = defineTranslation<typeof detailsMessages>('clientSettings.details', {
  title: 'Mandantendetails',
  lock: 'Sperren',
  unlock: 'Entsperren',
  save: 'Speichern',
  back: 'Zurück',
  locked: 'Gesperrt. Entsperren Sie die Einstellungen, um sie zu ändern.',
  unlocked: 'Entsperrt. Beim Speichern werden die Einstellungen wieder gesperrt.',
  readOnly: 'Sie können diese Einstellungen ansehen, aber nicht ändern.',
  notLoaded: 'Die Einstellungen konnten nicht geladen werden.',
  failed: 'Die Einstellungen wurden nicht gespeichert.',
  saved: 'Einstellungen des Mandanten gespeichert',
  yes: 'Ja',
  no: 'Nein',
  platformSetting: 'Einstellung der Plattform',
  none: 'k. A.',
  discard: {
    title: 'Änderungen verwerfen?',
    loses: 'Ihre Änderungen auf dieser Seite sind nicht gespeichert.',
    confirmLabel: 'Verwerfen',
  },
  general: {
    title: 'Allgemeine Angaben',
    clientName: 'Name des Mandanten',
    identifier: 'Kennung des Mandanten',
    pin: 'PIN der mobilen App',
    domain: 'Domain der Plattform',
    pinFailed: 'Die PIN konnte nicht geladen werden.',
  },
  labels: {
    title: 'Bezeichnungen der Anmelde- und Registrierungsseite',
    description: 'Womit sich Mitarbeitende anmelden und registrieren, so wie es neben dem Feld heißt.',
  },
  lockout: {
    title: 'Kontosperre bei der Anmeldung',
    description: 'Ein Konto wird nach fehlgeschlagenen Anmeldungen von einer Adresse eine Zeit lang gesperrt.',
    attempts: (count) => (count === '1' ? '1 Versuch' : `${count} Versuche`),
    seconds: (count) => `${count} Sekunden`,
  },
  notice: {
    title: 'Hinweis auf der Anmeldeseite',
    description: 'Wird von Beginn bis Ende auf der Anmeldeseite angezeigt; ein leeres Datum bedeutet ohne Grenze.',
    preview: 'Vorschau',
    previewAt: 'Anmeldeseite am',
    hidden: 'Zu dieser Zeit wird kein Hinweis angezeigt.',
    order: 'Das Ende liegt vor dem Beginn, der Hinweis wird also nie angezeigt.',
  },
  documents: { title: 'Einstellungen der Dokumentenablage' },
  rights: {
    title: 'Rechte',
    description:
      'Mit strikten Rechten brauchen Anlegen, Ändern und Löschen eigene Berechtigungen; Ansehen allein genügt nicht.',
  },
  days: {
    title: 'Tage',
    description: 'Die Tage von Zahlen und Datumsfiltern beginnen und enden um Mitternacht in dieser Zeitzone.',
    change: (zone) =>
      `Nach dem Speichern gelten für Zahlen und Datumsfilter die Tage von ${zone}. Die Zahlen früherer Tage werden im Hintergrund neu berechnet.`,
  },
  fields: {
    loginIdentifierType: 'Bezeichnung auf der Anmeldeseite',
    registerIdentifierType: 'Bezeichnung auf der Registrierungsseite',
    login_timeout: 'Sperre aktiv',
    login_retries: 'Anmeldeversuche',
    login_timeout_time: 'Dauer der Sperre',
    show_notice_message: 'Hinweis anzeigen',
    notice_title: 'Titel des Hinweises',
    notice_message: 'Text des Hinweises',
    notice_start: 'Beginn',
    notice_end: 'Ende',
    manager_share_only: 'Nur Führungskräfte können Dokumente freigeben',
    strict_rights: 'Strikte Rechte',
    time_zone: 'Zeitzone',
  },
})
