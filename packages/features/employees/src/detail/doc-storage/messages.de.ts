import { defineTranslation } from '@ssp/feature-kit/messages'
import type { docStorageMessages } from './messages'

/** German texts of the doc storage tab of an employee. */
export const docStorageGerman = defineTranslation<typeof docStorageMessages>('employees.docStorage', {
  title: 'Dokumente',
  list: 'Dokumente',
  upload: 'Datei hochladen',
  empty: 'Keine Dokumente gefunden',
  personal: 'Persönliche Datei',
  shared: 'Freigegebene Datei',
  download: (name) => `${name} herunterladen`,
  remove: (name) => `${name} löschen`,
  info: (name) => `Informationen zu ${name}`,
  uploaded: (date) => `Hochgeladen am ${date}`,
  failed: 'Die Dokumente konnten nicht geladen werden.',
  confirm: {
    title: (name) => `${name} löschen?`,
    loses: 'Das Dokument wird auch für die betroffene Person gelöscht. Das kann nicht rückgängig gemacht werden.',
    label: 'Löschen',
  },
  removed: 'Das Dokument wurde gelöscht.',
  uploading: {
    title: 'Datei hochladen',
    hint: 'Die Person sieht die Datei als persönliches Dokument.',
    file: 'Datei',
    cancel: 'Schließen',
  },
})
