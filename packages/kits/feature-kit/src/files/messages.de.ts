import { defineTranslation } from '../messages/define-translation'
import type { documentUploadMessages } from './messages'

/** German texts of an upload to the documents. */
export const documentUploadGerman = defineTranslation<typeof documentUploadMessages>('kit.documentUpload', {
  checking: 'Datei wird zu den Dokumenten hinzugefügt',
  failed: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es erneut oder wenden Sie sich an den Kundendienst',
  unknown: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  done: 'Die Datei wurde erfolgreich hochgeladen und erscheint in Kürze in der Liste.',
  removed: 'Die Datei wurde nicht freigegeben und wurde entfernt.',
  misfile: { title: 'Gehört diese Datei jemand anderem?', label: 'Trotzdem freigeben' },
})
