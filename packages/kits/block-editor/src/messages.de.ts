import { defineTranslation } from '@ssp/feature-kit/messages'
import type { richTextMessages } from './messages'

/** German texts of the rich-text editor. */
export const richTextGerman = defineTranslation<typeof richTextMessages>('blockEditor.richText', {
  toolbar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  heading: 'Überschrift',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  undo: 'Rückgängig machen',
  redo: 'Wiederholen',
  linkTitle: 'Link',
  linkAddress: 'Adresse',
  linkHelp: 'Beginnt mit https://, http://, mailto: oder tel:. Leer lassen, um den Link zu entfernen.',
  linkInvalid: 'Diese Adresse kann nicht verlinkt werden.',
  linkApply: 'Übernehmen',
  cancel: 'Abbrechen',
})
