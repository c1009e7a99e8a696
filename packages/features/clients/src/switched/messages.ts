import { defineMessages } from '@ssp/feature-kit'

/** Messages of the page after a switch; texts of the specification are verbatim. */
export const switchedMessages = defineMessages('clients.switched', {
  title: (clientName: string) => `Portal switched to ${clientName}`,
  action: 'Go to dashboard',
})
