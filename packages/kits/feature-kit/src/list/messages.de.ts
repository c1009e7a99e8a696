import { defineTranslation } from '../messages/define-translation'
import type { listMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of a list around its rows. */
export const listGerman = defineTranslation<typeof listMessages>('kit.list', {
  search: 'Suchen',
  found: (count) => `${figure.format(count)} gefunden`,
  announced: (list, count) => `${list}: ${figure.format(count)} ${count === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  noMatch: 'Nichts entspricht der Suche und den Filtern.',
  missing: {
    option: 'Nicht mehr vorhanden',
    text: (filters) => `${filters}: Die Auswahl gibt es nicht mehr, oder Sie dürfen sie nicht sehen.`,
  },
  clear: 'Suche und Filter zurücksetzen',
  clearFilters: 'Filter zurücksetzen',
  beyond: 'Die Liste ist kürzer geworden; diese Seite gibt es nicht mehr.',
  download: { menu: 'Herunterladen', csv: 'Als CSV herunterladen', xlsx: 'Als Excel herunterladen' },
  firstPage: 'Zur ersten Seite',
  lastPage: 'Zur letzten Seite',
  number: 'Nr.',
  view: 'Ansehen',
  viewOf: (name) => `${name} ansehen`,
  select: (name) => `${name} auswählen`,
  selectAll: (count) => `Alle ${figure.format(count)} auswählen`,
  selectMatching: (count) => `Alle ${figure.format(count)} Treffer auswählen`,
  selectionCleared: 'Die Auswahl wurde aufgehoben, weil sich Suche oder Filter geändert haben.',
  created: 'Neu',
})
