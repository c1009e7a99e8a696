import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')
const employees = (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`)

/** The details of a document (spec 3 sections 2 and 5). */
export const detailMessages = defineMessages('documents.detail', {
  list: titles.documents,
  record: {
    failed: 'The document could not be loaded.',
    missing: 'This document no longer exists, or you may not see it.',
    back: 'All documents',
  },
  uploaded: (date: string) => `Uploaded date: ${date}`,
  view: 'View',
  remove: 'Remove',
  export: 'Export',
  replace: 'Replace file',
  back: 'Go Back',
  confirmRemove: {
    title: "Are you sure you want to delete this file, you can't undo this action",
    loses: 'Everybody it is shared with loses it, and who has read it is forgotten.',
    label: 'Remove',
    done: 'The document has been removed.',
  },
  readers: {
    title: 'Document currently shared with:',
    caption: 'Employees',
    search: 'Search employees',
    empty: "Couldn't find any employees",
    noMatch: "Couldn't find any employees",
    failed: 'The employees could not be loaded.',
    total: employees,
    name: 'Full name',
    identifier: 'Identifier',
    read: 'Document Read',
    notViewed: 'Not Viewed',
    acknowledged: 'Acknowledged',
    outstanding: 'Outstanding',
    unnamed: 'Without a name',
    revoke: 'Revoke Access',
    revokeOf: (name: string) => `Revoke Access: ${name}`,
    storageOf: (name: string) => `Document storage of ${name}`,
    storage: 'Document storage',
    confirmRevoke: {
      title: (name: string) => `Are you sure you want to remove this document from ${name}?`,
      label: 'Revoke Access',
      done: 'The access has been revoked.',
    },
    filters: {
      read: { label: 'Document Read', options: { read: 'Read', unread: 'Not Viewed' } },
      acknowledged: { label: 'Acknowledged', options: { yes: 'Acknowledged', no: 'Outstanding' } },
      teamId: 'Team',
    },
  },
  acknowledgement: {
    title: 'Acknowledgement',
    none: 'No employee has been asked to confirm that they have read this document.',
    ask: 'Ask for acknowledgement',
    notShared: 'Share the document first: there is no employee to ask.',
    noneOutstanding: 'Every employee has confirmed.',
    failed: 'The acknowledgements could not be loaded.',
    progress: (done: number, total: number) => `${figure.format(done)} of ${employees(total)} acknowledged`,
    due: (date: string) => `Due ${date}`,
    overdue: (date: string) => `Was due ${date}`,
    version: (version: number) => `Version ${version}`,
    teams: 'Outstanding by team',
    outstanding: (count: number, total: number) => `${figure.format(count)} of ${figure.format(total)}`,
    withoutTeam: 'In none of these teams',
    more: (count: number) => `Show ${figure.format(count)} more`,
    nudge: 'Send reminder',
    nudged: (date: string) => `Last reminder ${date}`,
    change: 'Change due date',
    withdraw: 'Stop asking',
    confirmNudge: {
      title: (count: number) => `Remind ${employees(count)} by e-mail?`,
      text: (leftOut: string) => `Left out: ${leftOut}.`,
      label: 'Send reminder',
    },
    sent: (count: number) => `Reminder queued for ${employees(count)}.`,
    notRemindable: (leftOut: string) => `No employee can be reminded: ${leftOut}.`,
    nobodySent: 'No employee was reminded.',
    leftOut: (recently: number, noAddress: number) =>
      [
        recently > 0 && `${employees(recently)} reminded in the last two days`,
        noAddress > 0 && `${employees(noAddress)} without an e-mail address`,
      ]
        .filter(Boolean)
        .join(', '),
    confirmWithdraw: {
      title: 'Stop asking for acknowledgement?',
      loses: 'Who has acknowledged this document is forgotten.',
      label: 'Stop asking',
      done: 'Employees are no longer asked.',
    },
    panel: {
      title: 'Ask for acknowledgement',
      text: 'Everybody this document is shared with is asked to confirm that they have read it.',
      due: 'Due date',
      help: 'Optional.',
      submit: 'Ask',
      changeText:
        'The new date is for everybody who was asked. Acknowledgements and reminders stay, and no e-mail is sent.',
      save: 'Save',
      changed: 'The due date has been changed.',
      done: 'The readers are asked to acknowledge this document.',
    },
  },
  exportPanel: {
    title: 'Export',
    team: 'Team',
    unnamed: (place: number) => `Team ${figure.format(place)}`,
    submit: 'Export',
    close: 'Close',
  },
  replacement: {
    title: 'Replace file',
    text: 'Tag and sharing stay.',
    question: 'Does this change the meaning?',
    yes: 'Yes',
    yesHelp: 'Read dates begin again, and everybody is asked to acknowledge it again.',
    no: 'No',
    noHelp: 'A correction: who has read or acknowledged it need not do so again.',
    file: 'New file',
    done: 'The file has been replaced.',
    close: 'Close',
  },
})
