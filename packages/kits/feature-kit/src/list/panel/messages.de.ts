import { defineTranslation } from '../../messages/define-translation'
import type { rowPanelMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the panel of a row. */
export const rowPanelGerman = defineTranslation<typeof rowPanelMessages>('kit.rowPanel', {
  previous: 'Vorheriger Eintrag (k)',
  next: 'Nächster Eintrag (j)',
  first: 'Das ist der erste Eintrag auf dieser Seite der Liste.',
  last: 'Das ist der letzte Eintrag auf dieser Seite der Liste.',
  place: (at, of) => `${figure.format(at)} von ${figure.format(of)}`,
})
