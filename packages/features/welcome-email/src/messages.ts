import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** A size in MB; in KB where MB would round it away, 1 KB at least. */
const sizeText = (size: number) =>
  size > 0 && size < 0.1 ? `${Math.max(1, Math.round(size * 1_000))} KB` : `${megabytes.format(size)} MB`

/** The page (spec 3 sections 2, 5 and 8). */
export const attachmentsMessages = defineMessages('welcomeEmail.attachments', {
  title: titles.attachments,
  subtitle: 'Please note that the overall maximum size for email attachments is 10MB',
  columns: { number: '#', filename: 'Filename', size: 'Size', actions: 'Actions' },
  size: sizeText,
  empty: 'There are no attachments to display currently.',
  failed: 'The attachments could not be loaded.',
  upload: 'Upload',
  full: 'The 10 MB are used. Delete an attachment first.',
  preview: 'Preview Email',
  view: (name: string) => `View ${name}`,
  remove: (name: string) => `Delete ${name}`,
  confirm: {
    title: 'Are you sure you want to remove this file permanently?',
    loses: 'Who registers from now on does not get it.',
    confirmLabel: 'Remove',
  },
  removed: 'Attachment has been removed',
  used: (used: number, mail: number) =>
    `Used: ${sizeText(used)} of 10 MB. In the e-mail this counts as ${sizeText(mail)}.`,
  spaceLabel: 'Space for attachments',
})

/** The upload dialog. */
export const uploadMessages = defineMessages('welcomeEmail.upload', {
  title: 'Upload attachment',
  file: 'File',
  close: 'Close',
  left: (size: number) => `${megabytes.format(size)} MB are left.`,
  done: 'File has been uploaded successfully and should appear within the list shortly.',
  failed: 'Something went wrong, please try again or contact customer support',
  retry: 'Try again',
})

/** The dialog 'Preview Email', whose Send is the test welcome e-mail. */
export const previewMessages = defineMessages('welcomeEmail.preview', {
  title: 'Preview Email',
  description: 'The welcome e-mail that employees get once they have registered.',
  employee: 'Shown with the data of',
  example: 'An example',
  frame: 'Preview of the e-mail',
  subject: 'Subject',
  attachments: (count: number) => (count === 1 ? 'With 1 attachment' : `With ${count} attachments`),
  failed: 'The e-mail could not be loaded.',
  email: 'Send a test to',
  emailHelp: 'A test always shows the data of the employee of your account.',
  send: 'Send',
  close: 'Close',
  profile: 'Go to your profile',
  sent: (email: string) => `Test welcome email has been sent to ${email}`,
  noEmployee: 'You need to associate an employee with your account in order to send test email',
  errors: { required: 'Email address is required', failed: 'The test could not be sent.' },
})
