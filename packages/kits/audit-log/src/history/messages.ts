import { defineMessages } from '@ssp/feature-kit'

/** The last changes of one user or role. */
export const historyMessages = defineMessages('auditLog.history', {
  title: 'History',
  description: 'Who changed the access, from what to what, when',
  empty: 'No changes to access were found.',
  failed: 'The changes could not be loaded.',
  all: 'All changes',
  made: 'Changes made by this user',
})
