import { defineTranslation } from '../messages/define-translation'
import type { sspMessages } from './messages'

/** German texts of `Ssp` before there is a page. */
export const sspGerman = defineTranslation<typeof sspMessages>('ssp', {
  loading: 'Wird geladen',
  failed: 'Dieser Teil der Seite konnte nicht geladen werden',
  unknownClient: (client) => `Es gibt keinen Mandanten ${client}.`,
  signedOut: 'Sie sind nicht angemeldet',
  retry: 'Erneut versuchen',
})
