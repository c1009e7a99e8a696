import { defineTranslation } from './define-translation'
import type { mergeMessages } from './merge-messages'

/** German texts of what two people changed in a list. */
export const mergeGerman = defineTranslation<typeof mergeMessages>('merge', {
  merged: (field) => `${field}: Dieses Formular enthält Ihre Änderungen und die einer anderen Person.`,
  yours: 'Sie',
  theirs: 'Andere Person',
  entryAdded: (entry) => `Hinzugefügt: ${entry}`,
  entryChanged: (entry) => `Geändert: ${entry}`,
  entryRemoved: (entry) => `Entfernt: ${entry}`,
  moved: 'Reihenfolge geändert',
  movedByBoth: 'Reihenfolge geändert; Ihre wird beibehalten',
  unchanged: 'Keine Änderungen',
  more: (count) => `und ${count} weitere`,
  contested: 'Von beiden geändert. Ihre Fassung wird beibehalten, sofern Sie nicht die andere übernehmen.',
  mineIs: (entry) => `Ihre Fassung: ${entry}`,
  theirsIs: (entry) => `Andere Fassung: ${entry}`,
  removed: 'entfernt',
  unnamed: 'ohne Text',
  takeTheirs: 'Andere Fassung übernehmen',
  keepMine: 'Eigene behalten',
})
