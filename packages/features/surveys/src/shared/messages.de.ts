import { defineTranslation } from '@ssp/feature-kit/messages'
import type { surveyMessages } from './messages'

/** German texts of what all screens of surveys and templates say alike. */
export const surveyGerman = defineTranslation<typeof surveyMessages>('surveys.shared', {
  surveys: 'Umfragen',
  statuses: { DRAFT: 'ENTWURF', SCHEDULED: 'GEPLANT', LIVE: 'AKTIV', COMPLETED: 'ABGESCHLOSSEN' },
  errorTitle: 'Fehler',
  incomplete: 'Zum Speichern sind Titel, Beschreibung und Felder der Umfrage erforderlich.',
  title: 'Titel',
  description: 'Beschreibung',
  fields: 'Felder der Umfrage',
  preview: 'Vorschau',
  goBack: 'Zurück',
  remove: 'Entfernen',
  updated: {
    title: 'Gespeichert',
    survey: 'Die Umfrage wurde gespeichert',
    template: 'Die Vorlage wurde gespeichert',
  },
  conflict: {
    labels: {
      title: 'Titel',
      description: 'Beschreibung',
      categoryId: 'Kategorie',
      start: 'Startdatum',
      completion: 'Enddatum',
      branded: 'Mit Marke',
      anonymous: 'Anonym',
      fields: 'Felder der Umfrage',
    },
    yes: 'ja',
    no: 'nein',
  },
  leave: {
    title: 'Verlassen, ohne zu speichern?',
    loses: 'Ihre Änderungen am Formular gehen verloren.',
    confirmLabel: 'Verlassen',
    cancelLabel: 'Bleiben',
  },
})
