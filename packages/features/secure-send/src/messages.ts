import { defineMessages } from '@ssp/feature-kit'
import { kilobytes } from './files/file-size'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')
const files = (count: number) => (count === 1 ? '1 file' : `${figure.format(count)} files`)

/** What both tabs share. */
export const secureSendMessages = defineMessages('secureSend.page', {
  tabList: titles.secureSend,
  tabs: { inbox: 'INBOX', logs: 'LOGS' },
  share: 'Share',
  off: 'Secure Send is switched off for this client.',
})

/** A file where it is listed. */
export const fileMessages = defineMessages('secureSend.file', {
  isNew: 'New',
  expired: 'Expired',
  recalled: 'Recalled',
  expires: (day: string) => `Until ${day}`,
  of: (name: string, client: string) => `${name}, ${client}`,
  from: (name: string) => `From ${name}`,
  size: kilobytes,
  download: 'Download',
  downloadOf: (filename: string) => `Download ${filename}`,
  notAvailable: 'The file can no longer be opened.',
  downloadFailed: 'The file could not be opened.',
  remove: 'Remove',
  removeOf: (filename: string) => `Remove ${filename}`,
  removed: 'File has been removed',
  confirmRemove: {
    title: 'Are you sure you want to remove this file permanently?',
    loses: 'It leaves your inbox. Others with whom it was shared keep it.',
    confirmLabel: 'Remove',
  },
})

/** The tab INBOX. */
export const inboxMessages = defineMessages('secureSend.inbox', {
  title: titles.secureSend,
  caption: 'Shared documents',
  search: 'Search shared documents',
  empty: "Couldn't find any shared documents",
  noMatch: 'No file matches the search.',
  failed: 'The shared documents could not be loaded.',
  total: files,
  columns: { filename: 'Filename', from: 'From', message: 'Message', size: 'Size', sharedAt: 'Shared At' },
})

/** The tab LOGS. */
export const logsMessages = defineMessages('secureSend.logs', {
  title: titles.secureSend,
  caption: 'Logs',
  search: 'Search logs',
  empty: "Couldn't find any logs",
  noMatch: 'No entry matches the search.',
  failed: 'The logs could not be loaded.',
  total: (count: number) => (count === 1 ? '1 entry' : `${figure.format(count)} entries`),
  columns: {
    filename: 'Filename',
    from: 'From',
    to: 'To',
    message: 'Message',
    sharedAt: 'Shared At',
    viewedAt: 'Viewed At',
    deletedAt: 'Deleted At',
  },
})

/** Recall of a sent file, and its proof. */
export const recallMessages = defineMessages('secureSend.recall', {
  recall: 'Recall',
  recallOf: (filename: string) => `Recall ${filename}`,
  proof: 'Proof',
  proofOf: (filename: string) => `Proof of the recall of ${filename}`,
  confirm: {
    title: (filename: string) => `Recall ${filename}?`,
    loses: 'The file is removed for everybody with whom it was shared. It cannot be shared again without a new upload.',
    confirmLabel: 'Recall',
  },
  title: (filename: string) => `${filename} was recalled`,
  at: (moment: string) => `Recalled ${moment}. No address of the file works any more.`,
  unopened: 'Not opened by anyone: removed.',
  opened: 'Opened before it was recalled by',
  others: (count: number) => (count === 1 ? '1 receiver never opened it.' : `${count} receivers never opened it.`),
  close: 'Close',
})

/** The share panel. */
export const shareMessages = defineMessages('secureSend.share', {
  title: 'Share',
  description: 'The receivers are told by e-mail. The file itself stays in the portal.',
  submit: 'Share',
  files: 'Files',
  folder: 'Folder name',
  folderHelp: 'Several files are packed into one ZIP file of this name.',
  upload: 'Upload',
  zipping: 'Packing the files',
  sending: (filename: string) => `Uploading ${filename}`,
  cancel: 'Cancel',
  uploaded: 'Uploaded',
  removeFile: (filename: string) => `Remove ${filename}`,
  recipients: 'Recipients',
  recipientsHint: 'Type a name, username or e-mail',
  recipientsFailed: 'The people you can share with could not be loaded.',
  nobody: {
    title: 'There are no accounts that you can share with yet.',
    text: 'An administrator of the users of your client decides that under Access, Users, Secure send access.',
  },
  message: 'Message',
  days: 'Available for',
  daysOptions: { never: 'Until it is removed', '1': '1 day', '7': '7 days', '30': '30 days', '90': '90 days' },
  noFile: 'Please add a file you would like to share',
  removeFirst: 'Please remove file before closing',
  noFolder: 'Please add a folder name for these files',
  tooLarge: 'Together the files are larger than 512 MB. Please share fewer at once.',
  uploadFailed: 'Something went wrong when uploading your file.',
  failed: 'The file has not been shared.',
  doneTitle: 'Share completed',
  done: 'Document has been shared successfully',
  cautions: {
    title: 'Please check who gets this file',
    text: 'You have never sent anything to these people.',
    outside: (client: string) => `Outside your client: ${client}`,
    alike: (names: string) => `There are others with a similar name: ${names}`,
    confirmLabel: 'Share',
    cancelLabel: 'Go back',
  },
})
