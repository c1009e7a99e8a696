import { defineMessages } from '@ssp/feature-kit'

/** The pay tab of an employee (spec 2 section 2). */
export const payMessages = defineMessages('employees.pay', {
  restricted: 'You can not view pay docs/payslips for this team',
  payslips: { title: 'Payslips', empty: 'No payslips found.', failed: 'The payslips could not be loaded.' },
  documents: { title: 'Pay documents', empty: 'No documents found.', failed: 'The pay documents could not be loaded.' },
  downloadAll: 'Download All',
  downloadAllOf: (title: string) => `Download All: ${title}`,
  view: (name: string) => `View ${name}`,
  remove: (name: string) => `Delete ${name}`,
  added: (date: string) => `Added ${date}`,
  merged: 'Merged account',
  noFile: 'No file',
  noFiles: 'There is no file to download.',
  making: (done: number, total: number) => `Packing ${done} of ${total}`,
  ready: 'The ZIP file is ready.',
  download: 'Download',
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    loses: "The employee loses the file too. You can't undo this action.",
    label: 'Delete',
  },
  removed: 'The file has been deleted.',
})
