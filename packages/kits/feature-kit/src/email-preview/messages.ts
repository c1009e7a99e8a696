import { defineMessages } from '../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** Texts around the preview of an e-mail. */
export const emailPreviewMessages = defineMessages('kit.emailPreview', {
  subject: 'Subject',
  to: 'Will get it',
  recipients: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
  noAddress: 'No e-mail address',
  remindedRecently: 'Got it in the last two days',
  andMore: (names: string, more: number) => `${names} and ${figure.format(more)} more`,
  noRecipient: 'No employee would get it.',
  nobody: 'There are no recipients for this e-mail now.',
  frame: 'Preview of the e-mail',
  failed: 'The e-mail could not be loaded.',
  cancel: 'Cancel',
  send: 'Send',
})
