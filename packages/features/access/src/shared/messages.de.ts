import { defineTranslation } from '@ssp/feature-kit/messages'
import type { sharedMessages } from './messages'

/** German texts of several screens. */
export const sharedGerman = defineTranslation<typeof sharedMessages>('access.shared', {
  notYours: 'Sie haben diese Berechtigung selbst nicht',
})
