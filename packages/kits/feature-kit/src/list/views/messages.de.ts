import { defineTranslation } from '../../messages/define-translation'
import type { viewsMessages } from './messages'

const kinds = { column: 'der Spalte', filter: 'dem Filter', sort: 'der Sortierung nach' }

/** German texts of the saved views of a list. */
export const viewsGerman = defineTranslation<typeof viewsMessages>('kit.views', {
  open: 'Ansichten',
  of: 'Ansicht',
  changed: 'Geändert',
  standard: 'Standardansicht',
  own: 'Ihre Ansichten',
  shared: 'Für Sie freigegeben',
  isShared: 'Freigegeben',
  by: (owner) => `Von ${owner}`,
  formerOwner: 'Von einem früheren Konto',
  empty:
    'Speichern Sie Filter, Spalten und Sortierung dieser Liste als Ansicht, für sich selbst oder für andere im Unternehmen.',
  failed: 'Die Ansichten konnten nicht geladen werden.',
  loading: 'Ansichten werden geladen',
  differs: (name) => `Die Liste weicht von „${name}“ ab.`,
  saveChanges: 'Änderungen speichern',
  discard: 'Verwerfen',
  save: 'Ansicht speichern',
  saveAsNew: 'Als neue Ansicht speichern',
  actionsOf: (name) => `Aktionen für ${name}`,
  rename: 'Umbenennen',
  share: 'Freigeben',
  unshare: 'Freigabe beenden',
  remove: 'Löschen',
  form: {
    title: 'Ansicht speichern',
    renameTitle: 'Ansicht umbenennen',
    description: 'Speichert Filter, Suche, Sortierung und Spalten.',
    name: 'Name',
    isShared: 'Für die Administrator/innen dieses Mandanten freigeben',
    sharedHelp: 'Alle, die diese Liste öffnen dürfen, sehen die Ansicht. Nur Sie können sie ändern.',
    submit: 'Ansicht speichern',
    renameSubmit: 'Umbenennen',
  },
  saved: (name) => `Ansicht „${name}“ gespeichert`,
  nowShared: (name) => `Ansicht „${name}“ ist freigegeben`,
  nowPrivate: (name) => `Ansicht „${name}“ ist nicht mehr freigegeben`,
  removed: (name) => `Ansicht „${name}“ gelöscht`,
  undo: 'Rückgängig machen',
  restored: (name) => `Ansicht „${name}“ ist wiederhergestellt`,
  removal: {
    title: (name) => `Ansicht „${name}“ löschen?`,
    loses: 'Die Ansicht wird gelöscht. Die Liste und ihre Einträge bleiben, wie sie sind.',
    losesShared:
      'Die Ansicht wird für alle gelöscht, die sie verwenden. Die Liste und ihre Einträge bleiben, wie sie sind.',
    confirm: 'Löschen',
  },
  gone: (name, parts) =>
    `„${name}“ wurde mit ${parts.map((part) => `${kinds[part.kind]} „${part.name}“`).join(', ')} gespeichert, was es in dieser Liste nicht mehr gibt. Der Rest der Ansicht wird angezeigt.`,
  missing:
    'Diese Ansicht wurde gelöscht oder ist nicht für Sie freigegeben. Die Liste wird so angezeigt, wie die Adresse es vorgibt.',
})
