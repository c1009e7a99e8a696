import type { Job, JobItem } from '@ssp/api'
import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')
const count = (total: number, one: string, many: string) =>
  total === 1 ? `1 ${one}` : `${figure.format(total)} ${many}`

const leftOut = (total: number) => `${figure.format(total)} left out`

/** The list (spec 3 section 2). */
export const uploadsMessages = defineMessages('payroll.uploads', {
  title: titles.uploads,
  total: (total: number) => count(total, 'upload', 'uploads'),
  search: 'Search uploads',
  empty: 'There are no files to display currently.',
  noMatch: 'No upload matches the search and filters.',
  failed: 'The uploads could not be loaded.',
  filters: { status: { label: 'Status', any: 'All', options: { review: 'Ready for review' } } },
  upload: 'Upload',
  reload: 'Reload',
  columns: {
    id: 'ID',
    filename: 'Filename',
    type: 'Type',
    uploadDate: 'Upload Date',
    startedAt: 'Started At',
    finishedAt: 'Finished At',
    status: 'Status',
    progress: 'Progress',
  },
  rowName: ({ id, file_name: name }: Pick<Job, 'id' | 'file_name'>) => `${id} ${name}`,
  progressOf: (name: string) => `Progress of ${name}`,
  percent: (done: number) => `${done}%`,
  logs: 'Download Logs',
  logsOf: (name: string) => `Download Logs of ${name}`,
  leftOut,
})

/** The upload side panel (spec 3 sections 2, 5 and 8). */
export const uploadMessages = defineMessages('payroll.upload', {
  title: 'Upload payroll file',
  submit: 'Upload',
  type: 'Document type',
  chooseType: 'Choose a type',
  typesFailed: 'The document types could not be loaded.',
  payDate: 'Pay date',
  payDateHelp: 'Documents that name another date are held back.',
  replace: 'Replace Payslips?',
  replaceHelp: 'A payslip of the same person and pay date is replaced.',
  release: 'Release',
  releases: {
    review: 'After review',
    reviewHelp: 'Employees see nothing until you have checked the matches.',
    scheduled: 'At a set time',
    scheduledHelp: 'Can be recalled until then, and afterwards until the first is viewed.',
    now: 'At once',
    nowHelp: 'Employees see each matched document as soon as it is processed.',
  },
  reviewOnly: 'Employees see nothing until an account that may release uploads has checked the matches.',
  releaseDay: 'Release on',
  releaseTime: 'Time',
  file: 'File',
  hints: {
    zip: 'A ZIP of PDFs, each named by the identifier of its employee, or one PDF whose pages carry the identifiers.',
    xlsx: 'An Excel workbook with a row per payslip and a column with the identifier.',
  },
  chosen: 'Chosen file',
  done: 'File has been uploaded successfully & should appear in the list below once processed...',
  noFile: 'Please choose a file.',
  errors: {
    failed: 'Something went wrong, please try again or contact customer support',
    required: 'This is required.',
    time: 'Please enter a time such as 09:00.',
    past: 'This has passed. Choose a later time.',
  },
})

/** What was found in an upload, and its release. */
export const reviewMessages = defineMessages('payroll.review', {
  leftOutOf: leftOut,
  title: (id: number) => `${titles.review} ${id}`,
  failed: 'The upload could not be loaded.',
  missing: 'There is no such upload.',
  back: `Back to ${titles.uploads}`,
  list: titles.uploads,
  payDate: (date: string) => `Pay date ${date}`,
  releaseAt: (moment: string) => `Release on ${moment}`,
  processing: 'Processing',
  releaseAtWork: 'Releasing',
  released: 'Released',
  viewed: 'Viewed',
  states: {
    matched: 'Matched',
    unmatched: 'Not matched',
    duplicate: 'Duplicate',
    wrongPeriod: 'Wrong period',
    left: 'Has left',
    otherClient: 'Other client',
    rejected: 'Rejected',
    leftOut: 'Left out',
  } satisfies Record<JobItem['state'], string>,
  reasons: {
    noIdentifier: 'No identifier was found',
    unknownIdentifier: 'No employee has this identifier',
    severalPeople: 'Identifiers of several employees',
    nameAndTextDiffer: 'Name and text name different employees',
    otherClient: 'An employee of another client',
    otherDate: 'Names another date',
    formerIdentifier: 'This identifier was given to another employee',
    leftBefore: 'The employee left before',
    twiceInFile: 'Another document of this employee is in the upload',
    existsAlready: 'The employee has a document of this date',
    notPdf: 'Not a PDF',
    empty: 'Empty',
    encrypted: 'Protected by a password',
    damaged: 'Damaged',
    script: 'Contains a script',
    tooLarge: 'Larger than 20 MB',
    tooComplex: 'Too complex to be read',
    unsafeName: 'The name points outside of the archive',
    byHand: 'By hand',
  } satisfies Record<NonNullable<JobItem['reason']>, string>,
  fewer: (now: number, date: string, before: number) =>
    `This upload has ${count(now, 'matched document', 'matched documents')}; the one of ${date} had ${figure.format(before)}.`,
  othersWait:
    'This upload also has documents of people whom your rights do not reach. Another administrator has to release them.',
  fewerTitle: 'At least a quarter fewer than last time',
  without: (total: number) =>
    `${count(total, 'active employee has', 'active employees have')} no document in this upload`,
  andMore: (names: string, more: number) => `${names} and ${figure.format(more)} more`,
  release: (total: number) => `Release ${figure.format(total)}`,
  confirmRelease: {
    title: (total: number) => `Release ${count(total, 'document', 'documents')} now?`,
    /** What stays out of the release, by state: `Not matched 3, Duplicate 1`. */
    stayOut: (states: readonly (readonly [name: string, total: number])[]) =>
      `Not released: ${states.map(([name, total]) => `${name.toLowerCase()} ${figure.format(total)}`).join(', ')}.`,
    loses: 'Employees see them at once. They can be recalled until the first is viewed.',
    confirmLabel: 'Release',
  },
  releasing: 'The documents are being released',
  schedule: 'Release at a set time',
  scheduled: 'The release is planned',
  recall: 'Recall',
  confirmRecall: {
    title: 'Recall this upload?',
    loses: 'Its documents are taken back from the employees. What they had replaced returns.',
    confirmLabel: 'Recall',
  },
  recalled: 'The upload has been recalled',
  logs: 'Download Logs',
})

/** The items of an upload. */
export const itemMessages = defineMessages('payroll.items', {
  title: 'Documents',
  caption: 'Documents of the upload',
  total: (total: number) => count(total, 'document', 'documents'),
  search: 'Search documents',
  empty: 'Nothing was found in the file.',
  noMatch: 'No document matches the search and filters.',
  failed: 'The documents could not be loaded.',
  filters: {
    state: {
      label: 'Result',
      options: {
        matched: 'Matched',
        unmatched: 'Not matched',
        duplicate: 'Duplicate',
        wrongPeriod: 'Wrong period',
        left: 'Has left',
        otherClient: 'Other client',
        rejected: 'Rejected',
        leftOut: 'Left out',
      },
    },
  },
  columns: {
    label: 'File or pages',
    employee: 'Employee',
    identifier: 'Identifier',
    result: 'Result',
    date: 'Date',
    released: 'Released',
  },
  mended: 'by hand',
  leftOn: (date: string) => `Left on ${date}`,
  formerly: (reason: string, name: string) => `${reason}, formerly that of ${name}`,
  viewed: 'viewed',
  actions: (label: string) => `Actions of ${label}`,
  view: 'View document',
  match: 'Choose employee',
  accept: 'Take in nevertheless',
  leaveOut: 'Leave out',
  matched: 'The document has been matched',
  accepted: 'The document has been taken in',
  leftOut: 'The document has been left out',
})

/** The dialog that says whose a document is. */
export const matchMessages = defineMessages('payroll.match', {
  title: 'Choose employee',
  description: (label: string) => `Who gets ${label}?`,
  employee: 'Employee',
  submit: 'Match',
  leftOn: (date: string) => `left on ${date}`,
  done: 'The choice has been saved',
  errors: { failed: 'The document could not be matched.', required: 'This is required.' },
})

/** The dialog that plans a release. */
export const scheduleMessages = defineMessages('payroll.schedule', {
  title: 'Release at a set time',
  description: 'The matched documents become visible then. The release can be recalled until the first is viewed.',
  day: 'Release on',
  time: 'Time',
  submit: 'Plan release',
  done: 'The release is planned',
  errors: {
    failed: 'The release could not be planned.',
    required: 'This is required.',
    time: 'Please enter a time such as 09:00.',
    past: 'This has passed. Choose a later time.',
  },
})
