import { defineTranslation } from '@ssp/feature-kit/messages'
import type { previewMessages } from './messages'

/** German texts of the preview. */
export const previewGerman = defineTranslation<typeof previewMessages>('forms.preview', {
  title: 'Vorschau',
  hint: 'Was Sie hier eingeben, wird nicht gespeichert.',
  narrow: 'Breite eines Telefons',
  wide: 'Volle Breite',
  previous: 'Vorige Seite',
  isFirst: 'Dies ist die erste Seite.',
  isLast: 'Dies ist die letzte Seite.',
  next: 'Nächste Seite',
  page: (page, pages) => `Seite ${page} von ${pages}`,
})
