import { defineMessages } from '@ssp/feature-kit'

/** Texts of several screens. */
export const sharedMessages = defineMessages('access.shared', {
  notYours: 'You do not hold it yourself',
})
