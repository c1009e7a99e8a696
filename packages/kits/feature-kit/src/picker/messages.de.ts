import { defineTranslation } from '../messages/define-translation'
import type { pickerMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of pickers of records. */
export const pickerGerman = defineTranslation<typeof pickerMessages>('kit.picker', {
  add: 'Hinzufügen',
  addOf: (name) => `${name} hinzufügen`,
  removeOf: (name) => `${name} entfernen`,
  nothingChosen: 'Wählen Sie zuerst mindestens einen Eintrag.',
  addSelected: (count) => `${figure.format(count)} hinzufügen`,
  cancel: 'Abbrechen',
  done: 'Fertig',
  failed: 'Die Auswahl konnte nicht geladen werden.',
})
