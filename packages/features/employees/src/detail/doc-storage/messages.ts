import { defineMessages } from '@ssp/feature-kit'

/** The doc storage tab of an employee (spec 2 section 2). */
export const docStorageMessages = defineMessages('employees.docStorage', {
  title: 'Documents',
  list: 'Documents',
  upload: 'Upload File',
  empty: 'No documents found',
  personal: 'Personal File',
  shared: 'Shared File',
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Delete ${name}`,
  info: (name: string) => `About ${name}`,
  uploaded: (date: string) => `Uploaded ${date}`,
  failed: 'The documents could not be loaded.',
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    loses: "The employee loses the document too. You can't undo this action.",
    label: 'Delete',
  },
  removed: 'The document has been deleted.',
  uploading: {
    title: 'Upload File',
    hint: 'The employee sees the file as a personal document.',
    file: 'File',
    cancel: 'Close',
  },
})
