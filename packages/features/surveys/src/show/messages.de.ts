import { defineTranslation } from '@ssp/feature-kit/messages'
import type { surveyPageMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of one survey. */
export const surveyPageGerman = defineTranslation<typeof surveyPageMessages>('surveys.show', {
  tabs: 'Umfrage',
  details: 'DETAILS',
  graphs: 'DIAGRAMME',
  responses: 'ANTWORTEN',
  save: 'Speichern',
  failed: 'Die Umfrage konnte nicht geladen werden.',
  missing: 'Diese Umfrage gibt es nicht.',
  back: 'Zurück',
  editLive:
    'Möchten Sie wirklich eine aktive Umfrage bearbeiten? Dies kann sich auf die bereits erfassten Daten auswirken',
  editLabel: 'Bearbeiten',
  withdraw: 'Ohne Enddatum speichern?',
  losesLive: 'Die Umfrage ist aktiv. Ohne Enddatum wird sie zum Entwurf, und Mitarbeitende sehen sie nicht mehr.',
  withdrawLabel: 'Als Entwurf speichern',
  rescale: 'Skala ohne bereits gegebene Werte speichern?',
  losesValues: ({ label, count }) =>
    `${count === 1 ? '1 Person hat' : `${figure.format(count)} Personen haben`} „${label}“ mit Werten beantwortet, die die neue Skala nicht hat. Ihre Antworten bleiben in den Antworten, den Diagrammen und den Exporten.`,
  rescaleLabel: 'Speichern',
  confirmRemove: 'Möchten Sie diese Umfrage wirklich löschen? Dies kann nicht rückgängig gemacht werden',
  loses: (responses) =>
    responses === 1
      ? 'Ihr Formular und 1 Antwort gehen verloren.'
      : `Ihr Formular und ${figure.format(responses)} Antworten gehen verloren.`,
  removed: 'Die Umfrage wurde gelöscht',
  exportData: 'Umfragedaten exportieren',
  csv: 'CSV',
  fullCsv: 'CSV mit Fragen-IDs',
  pdf: 'PDF-Bericht',
  responsesFact: (count) => (count === 1 ? '1 Antwort' : `${figure.format(count)} Antworten`),
})
