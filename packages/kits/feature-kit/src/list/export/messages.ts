import { defineMessages } from '../../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** The download of what a list shows. */
export const exportMessages = defineMessages('kit.listExport', {
  title: (list: string) => `Download ${list.toLowerCase()}`,
  reading: (read: number, total: number) => `${figure.format(read)} of ${figure.format(total)} rows read`,
  failed: 'The rows could not be read',
  retry: 'Try again',
  cancel: 'Cancel',
  leave: 'Leave before the file is there?',
  loses: 'The download is cancelled.',
  done: (count: number) => `${figure.format(count)} ${count === 1 ? 'row' : 'rows'} downloaded`,
  cut: (count: number, total: number) =>
    `The file has the first ${figure.format(count)} of ${figure.format(total)} rows. Narrow the list by search or filters for the others.`,
})
