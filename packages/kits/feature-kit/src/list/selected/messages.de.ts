import { defineTranslation } from '../../messages/define-translation'
import type { selectedMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of what happened to selected records. */
export const selectedGerman = defineTranslation<typeof selectedMessages>('kit.selected', {
  gone: (count) => `${figure.format(count)} nicht mehr vorhanden`,
  conflict: (count) => `${figure.format(count)} mit Interessenkonflikt`,
  changed: (count) => `${figure.format(count)} seither geändert`,
  blocked: (count) => `${figure.format(count)} nicht änderbar`,
  unchanged: (count) => `${figure.format(count)} bereits wie gewünscht`,
  leftOut: (reasons) => `Ausgelassen: ${reasons}.`,
  undo: 'Rückgängig machen',
  tooMany: (most) => `Höchstens ${figure.format(most)} auf einmal. Grenzen Sie zuerst die Liste ein.`,
})
