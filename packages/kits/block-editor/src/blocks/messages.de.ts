import { defineTranslation } from '@ssp/feature-kit/messages'
import type { blockMessages } from './messages'

/** German texts of the block editor. */
export const blockGerman = defineTranslation<typeof blockMessages>('blockEditor.blocks', {
  blockType: (current) => `Art des Blocks: ${current}`,
  paragraph: 'Absatz',
  header: (level) => `Überschrift ${level}`,
  list: 'Liste',
  image: 'Bild',
  video: 'Video',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  indent: 'Eintrag einrücken',
  outdent: 'Eintrag ausrücken',
  addImage: 'Bild hinzufügen',
  addVideo: 'Video hinzufügen',
  moveUp: 'Block nach oben verschieben',
  moveDown: 'Block nach unten verschieben',
  caption: 'Beschriftung',
  decorative: 'Ohne Beschriftung rein dekorativ: Screenreader überspringen das Bild.',
  removeImage: (name) => (name ? `Bild ${name} entfernen` : 'Bild entfernen'),
  removeVideo: (name) => (name ? `Video ${name} entfernen` : 'Video entfernen'),
  uploading: (name) => `${name} wird hochgeladen`,
  uploadFailed: 'Das Bild konnte nicht hochgeladen werden.',
  tryAgain: 'Erneut versuchen',
  pendingImages: (count) =>
    count === 1
      ? '1 Bild ist noch nicht hochgeladen. Warten Sie, oder entfernen Sie es.'
      : `${count} Bilder sind noch nicht hochgeladen. Warten Sie, oder entfernen Sie sie.`,
  videoTitle: 'Video hinzufügen',
  videoAddress: 'Adresse des Videos',
  videoHelp: 'Eine Seite von YouTube, Vimeo oder Loom, zum Beispiel https://www.youtube.com/watch?v=…',
  videoInvalid: 'Nur Videos von YouTube, Vimeo und Loom können hinzugefügt werden.',
  videoAdd: 'Hinzufügen',
  cancel: 'Abbrechen',
  videoOf: { youtube: 'Video auf YouTube', vimeo: 'Video auf Vimeo', loom: 'Video auf Loom' },
  imageMissing: 'Dieses Bild konnte nicht geladen werden.',
})
