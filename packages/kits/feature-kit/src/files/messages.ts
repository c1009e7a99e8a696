import { defineMessages } from '../messages/define-messages'

/** Texts of an upload to the documents. */
export const documentUploadMessages = defineMessages('kit.documentUpload', {
  checking: 'Adding the file to the documents',
  failed: 'Something went wrong, please try again or contact customer support',
  unknown: 'Something went wrong, please try again.',
  retry: 'Try again',
  done: 'File has been uploaded successfully and should appear within the list shortly.',
  removed: 'The file was not shared and has been removed.',
  misfile: { title: 'Does this file belong to somebody else?', label: 'Share anyway' },
})
