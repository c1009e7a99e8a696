import { defineTranslation } from '@ssp/feature-kit/messages'
import type { listMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the list of documents. */
export const listGerman = defineTranslation<typeof listMessages>('documents.list', {
  title: 'Dokumentenablage',
  caption: 'Dokumente',
  search: 'Dokumente suchen',
  empty: 'Keine Dokumente gefunden',
  noMatch: 'Keine Dokumente gefunden',
  noneOverdue: 'Keine Bestätigung ist überfällig',
  failed: 'Die Dokumente konnten nicht geladen werden.',
  total: (count) => (count === 1 ? '1 Dokument' : `${figure.format(count)} Dokumente`),
  tabList: 'Für wen die Dokumente sind',
  tabs: { company: 'UNTERNEHMEN', teams: 'TEAMS', individual: 'EINZELPERSONEN', overdue: 'ÜBERFÄLLIG' },
  filters: { teamIds: 'Team' },
  columns: {
    name: 'Dateiname',
    uploaded: 'Hochgeladen am',
    audience: 'Empfänger',
    read: 'Gelesen',
    version: 'Version',
    details: 'Details',
    download: 'Herunterladen',
  },
  everyone: 'Alle',
  audience: (first, more) => (more === 0 ? first : `${first} und ${figure.format(more)} weitere`),
  read: (count, total) => `Von ${figure.format(count)} von ${figure.format(total)} gelesen`,
  acknowledged: (count, total) => `Von ${figure.format(count)} von ${figure.format(total)} bestätigt`,
  uploaded: (date) => `Hochgeladen am ${date}`,
  unshared: 'Nicht freigegeben',
  upload: 'Hochladen',
  detailsOf: (name) => `Details: ${name}`,
  downloadOf: (name) => `${name} herunterladen`,
  fileTag: 'Schlagwort',
  deleteFiles: 'Dateien löschen',
  remove: {
    title: (count) =>
      count === 1
        ? 'Möchten Sie die ausgewählte Datei wirklich endgültig löschen?'
        : `Möchten Sie ${figure.format(count)} ausgewählte Dateien wirklich endgültig löschen?`,
    loses:
      'Alle, für die sie freigegeben sind, verlieren sie, und es wird nicht mehr gespeichert, wer sie gelesen hat.',
    label: 'Löschen',
    done: (count) => (count === 1 ? 'Die Datei wurde gelöscht.' : `${figure.format(count)} Dateien wurden gelöscht.`),
  },
  tag: {
    title: 'Schlagwort',
    label: 'Schlagwort',
    help: 'Lassen Sie das Feld leer, um das Schlagwort zu entfernen.',
    save: 'Speichern',
    saved: 'Das Schlagwort wurde gespeichert.',
    failed: 'Das Schlagwort konnte nicht geladen werden.',
  },
})
