import { defineTranslation } from '@ssp/feature-kit/messages'
import type { categoryMessages, createSurveyMessages, importMessages, summaryMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of creating a survey. */
export const createSurveyGerman = defineTranslation<typeof createSurveyMessages>('surveys.create', {
  title: 'Umfrage anlegen',
  draft: 'Als Entwurf speichern',
  publish: 'Veröffentlichen',
  template: 'Vorlage',
  created: 'Die Umfrage wurde angelegt',
})

/** German texts of the summary card of a survey. */
export const summaryGerman = defineTranslation<typeof summaryMessages>('surveys.summary', {
  heading: 'Zusammenfassung',
  category: 'Kategorie',
  noCategory: 'Keine Kategorie',
  createCategory: (title) => `„${title}“ anlegen`,
  categoryCreated: 'Die Kategorie wurde angelegt',
  manage: 'Kategorie verwalten',
  manageNone: 'Wählen Sie zuerst eine Kategorie.',
  start: 'Startdatum',
  completion: 'Enddatum',
  branded: 'Mit Marke',
  brandedHelp: 'Zeigt das Logo und die Farben des Mandanten.',
  anonymous: 'Anonym',
  anonymousHelp:
    'Antworten werden ohne den Namen der Person gespeichert. Sobald jemand geantwortet hat, lässt sich dies nicht mehr ändern.',
  locked: 'Dies bleibt unverändert, sobald die Umfrage aktiv ist.',
  lockedByResponses: 'Dies bleibt unverändert, sobald jemand geantwortet hat.',
  wrongOrder: 'Das Enddatum liegt vor dem Startdatum.',
  dates: 'Mit künftigen Daten wird die Umfrage geplant; ohne Daten wird sie als Entwurf gespeichert.',
  edit: 'Zusammenfassung bearbeiten',
  stopEditing: 'Fertig',
  none: 'k. A.',
  yes: 'Ja',
  no: 'Nein',
})

/** German texts of the dialog that manages a category. */
export const categoryGerman = defineTranslation<typeof categoryMessages>('surveys.category', {
  title: 'Kategorie verwalten',
  name: 'Titel',
  description: 'Beschreibung',
  save: 'Speichern',
  saved: 'Die Kategorie wurde gespeichert',
  remove: 'Löschen',
  removed: 'Die Kategorie wurde gelöscht',
  confirmRemove: (title) => `Möchten Sie ${title} wirklich löschen?`,
  losesCategory: 'Die Umfragen der Kategorie bleiben, ohne Kategorie.',
})

/** German texts of the dialog that imports the fields of a template. */
export const importGerman = defineTranslation<typeof importMessages>('surveys.import', {
  title: 'Aus Vorlage importieren',
  description: 'Kopien ihrer Felder werden am Ende des Formulars hinzugefügt.',
  search: 'Vorlagen suchen',
  empty: 'Es sind derzeit keine Vorlagen verfügbar.',
  noMatch: 'Keine Vorlage entspricht der Suche.',
  failed: 'Die Vorlagen konnten nicht geladen werden.',
  add: 'Importieren',
  addOf: (title) => `${title} importieren`,
  imported: (count) => (count === 1 ? '1 Feld importiert' : `${figure.format(count)} Felder importiert`),
  unreadable: 'Die Felder dieser Vorlage konnten nicht gelesen werden.',
  tooMany: 'Eine Umfrage kann höchstens 1.000 Felder haben.',
  cancel: 'Abbrechen',
})
