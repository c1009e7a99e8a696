import { defineTranslation } from '@ssp/feature-kit/messages'
import type { payMessages } from './messages'

/** German texts of the pay tab of an employee. */
export const payGerman = defineTranslation<typeof payMessages>('employees.pay', {
  restricted: 'Sie können Lohndokumente und Lohnabrechnungen dieses Teams nicht ansehen',
  payslips: {
    title: 'Lohnabrechnungen',
    empty: 'Keine Lohnabrechnungen gefunden.',
    failed: 'Die Lohnabrechnungen konnten nicht geladen werden.',
  },
  documents: {
    title: 'Lohndokumente',
    empty: 'Keine Dokumente gefunden.',
    failed: 'Die Lohndokumente konnten nicht geladen werden.',
  },
  downloadAll: 'Alle herunterladen',
  downloadAllOf: (title) => `Alle herunterladen: ${title}`,
  view: (name) => `${name} ansehen`,
  remove: (name) => `${name} löschen`,
  added: (date) => `Hinzugefügt am ${date}`,
  merged: 'Zusammengeführtes Konto',
  noFile: 'Keine Datei',
  noFiles: 'Es gibt keine Datei zum Herunterladen.',
  making: (done, total) => `${done} von ${total} werden gepackt`,
  ready: 'Die ZIP-Datei ist bereit.',
  download: 'Herunterladen',
  confirm: {
    title: (name) => `${name} löschen?`,
    loses: 'Die Datei wird auch für die betroffene Person gelöscht. Das kann nicht rückgängig gemacht werden.',
    label: 'Löschen',
  },
  removed: 'Die Datei wurde gelöscht.',
})
