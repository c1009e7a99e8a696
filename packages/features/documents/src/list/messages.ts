import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The list of documents (spec 3 sections 2 and 5). */
export const listMessages = defineMessages('documents.list', {
  title: titles.documents,
  caption: 'Documents',
  search: 'Search documents',
  empty: 'No documents found',
  noMatch: 'No documents found',
  noneOverdue: 'No acknowledgement is overdue',
  failed: 'The documents could not be loaded.',
  total: (count: number) => (count === 1 ? '1 document' : `${figure.format(count)} documents`),
  tabList: 'Whose documents',
  tabs: { company: 'COMPANY', teams: 'TEAMS', individual: 'INDIVIDUAL', overdue: 'OVERDUE' },
  filters: { teamIds: 'Team' },
  columns: {
    name: 'Filename',
    uploaded: 'Uploaded date',
    audience: 'Audience',
    read: 'Read',
    version: 'Version',
    details: 'Details',
    download: 'Download',
  },
  everyone: 'Everyone',
  audience: (first: string, more: number) => (more === 0 ? first : `${first} and ${figure.format(more)} more`),
  read: (count: number, total: number) => `${figure.format(count)} of ${figure.format(total)} read`,
  acknowledged: (count: number, total: number) => `${figure.format(count)} of ${figure.format(total)} acknowledged`,
  uploaded: (date: string) => `Uploaded ${date}`,
  unshared: 'Not shared',
  upload: 'Upload',
  detailsOf: (name: string) => `Details: ${name}`,
  downloadOf: (name: string) => `Download ${name}`,
  fileTag: 'File Tag',
  deleteFiles: 'Delete Files',
  remove: {
    title: (count: number) => `Are you sure you want to permanently remove ${figure.format(count)} selected files?`,
    loses: 'Everybody they are shared with loses them, and who has read them is forgotten.',
    label: 'Delete',
    done: (count: number) =>
      count === 1 ? 'The file has been deleted.' : `${figure.format(count)} files have been deleted.`,
  },
  tag: {
    title: 'File Tag',
    label: 'Tag',
    help: 'Leave it empty to remove the tag.',
    save: 'Save',
    saved: 'The tag has been saved.',
    failed: 'The tag could not be loaded.',
  },
})
