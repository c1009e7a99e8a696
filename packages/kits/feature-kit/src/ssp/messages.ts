import { defineMessages } from '../messages/define-messages'

/** Texts of `Ssp` before there is a page. */
export const sspMessages = defineMessages('ssp', {
  loading: 'Loading',
  failed: 'This part of the page could not be loaded',
  unknownClient: (client: string) => `There is no client ${client}.`,
  signedOut: 'You are not signed in',
  retry: 'Try again',
})
