import { defineTranslation } from '@ssp/feature-kit/messages'
import type { uploadMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the panel that uploads a document. */
export const uploadGerman = defineTranslation<typeof uploadMessages>('documents.upload', {
  title: 'Hochladen',
  target: 'Freigeben für',
  choose: 'Auswählen, für wen die Datei ist',
  next: 'Die Datei folgt im nächsten Schritt.',
  company: 'Dokument für das ganze Unternehmen',
  individual: 'Einzelne Mitarbeitende',
  effect: {
    company: 'Alle Mitarbeitenden erhalten die Datei, sobald sie hochgeladen ist.',
    team: (team) => `Alle in ${team} erhalten die Datei, sobald sie hochgeladen ist.`,
    individual: (count) =>
      count === 1
        ? 'Die ausgewählte Person erhält die Datei, sobald sie hochgeladen ist.'
        : `Die ${figure.format(count)} ausgewählten Personen erhalten die Datei, sobald sie hochgeladen ist.`,
  },
  teamsFailed: 'Die Teams konnten nicht geladen werden.',
  managersOnly: 'Nur Führungskräfte können Dokumente dieses Mandanten freigeben.',
  file: 'Datei',
  close: 'Schließen',
  employees: {
    title: 'Mitarbeitende',
    search: 'Mitarbeitende suchen',
    empty: 'Keine Mitarbeitenden gefunden',
    failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
    chosen: 'Ausgewählte Mitarbeitende',
    identifier: 'Kennung',
    name: 'Name',
    unnamed: 'Ohne Namen',
    next: 'Wählen Sie mindestens eine Person aus, um eine Datei hinzuzufügen.',
    tooMany: (most) =>
      `Eine Datei kann für höchstens ${figure.format(most)} Mitarbeitende auf einmal freigegeben werden.`,
  },
})
