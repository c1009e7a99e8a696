import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${figure.format(n)} ${many}`)
const employees = (n: number) => count(n, 'employee', 'employees')
const rows = (n: number) => count(n, 'row', 'rows')

const DELIMITERS = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'bar'],
])

/** The panels of bulk work (spec 2 sections 2, 5 and 8). */
export const bulkMessages = defineMessages('employees.bulk', {
  titles: {
    import: 'Import via CSV',
    update: 'Update via CSV',
    deactivate: 'Deactivate via CSV',
    selected: 'Deactivate selected employees',
  },
  intro: {
    import:
      'A CSV file with the columns identifier, forename, surname and e-mail. Further columns: title, mobile number, telephone number, date of birth.',
    update:
      'A CSV file with the columns identifier and e-mail, and any others to change. An empty cell leaves what is there.',
    deactivate:
      'A CSV file with the column identifier. With forename and surname too, a row counts only for the employee of that name.',
  },
  file: 'CSV file',
  reading: 'Reading the file',
  notCsv: 'File type is invalid',
  empty: 'The file has no rows.',
  tooLarge: 'The file is larger than 200 MB or has more than a million rows. Please split it.',
  unreadable: 'The file could not be read.',
  otherFile: 'Choose another file',
  nothingToApply: 'No row of this file changes anything.',
  nothingToDeactivate: 'None of the selected employees can be deactivated.',
  columnMissing: 'Columns are missing in this file.',
  noRightRow: 'No row is ready. Correct the rows above first.',
  discardEdits: {
    title: 'Choose another file?',
    loses: 'Your corrections of this file will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
  facts: (right: number, encoding: string, delimiter: string) =>
    `${rows(right)} ready · ${encoding.toUpperCase()} · separated by ${delimiter}`,
  delimiter: (mark: string) => DELIMITERS.get(mark) ?? mark,
  missing: (names: string) => `Missing columns: ${names}`,
  duplicate: (names: string) => `Named by more than one column; the first is used: ${names}`,
  fields: {
    identifier: 'Identifier',
    forename: 'Forename',
    surname: 'Surname',
    email: 'Email',
    title: 'Title',
    mobileNumber: 'Mobile number',
    telephoneNumber: 'Telephone number',
    dateOfBirth: 'Date of birth',
    teams: 'Teams',
    status: 'Status',
    reason: 'What is wrong',
  },
  teams: 'Teams',
  teamsHelp: 'Columns that hold team names. An employee with such a value leaves all other teams.',
  teamColumn: (n: number) => `Team column ${n}`,
  noTeam: 'No team assignment',
  addTeam: 'Add team column',
  removeTeam: (n: number) => `Remove team column ${n}`,
  wrongTitle: (n: number) => `${rows(n)} to fix`,
  wrongHelp: 'The other rows are not held up. Fix these here, or download them with their reasons and send them later.',
  download: 'Download these rows',
  line: (n: number) => `Line ${figure.format(n)}`,
  errors: {
    missing: 'This is required.',
    tooLong: 'This is too long.',
    email: 'This is not an e-mail address.',
    date: 'Please write the date as YYYY-MM-DD.',
    noDay: 'The calendar has no such day.',
    birthday: 'This must be a day from 1900 until today.',
    control: 'This contains characters that cannot be stored.',
    repeated: 'An earlier row has this identifier.',
    cells: 'This row has more cells than there are headings.',
    teams: 'A row can name at most 20 teams. Choose fewer team columns, or correct the file.',
  },
  check: (n: number) => `Check ${rows(n)}`,
  checking: 'Comparing with the employees',
  nothing: 'Nothing has been changed yet.',
  statuses: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    conflict: 'Conflict',
    rejected: 'Rejected',
    kept: 'Kept',
  },
  deactivating: 'To deactivate',
  result: 'Rows of the file',
  selectedResult: 'Selected employees',
  none: 'No rows.',
  unnamed: 'No name',
  nothingThere: 'empty',
  reasons: {
    no_identifier: 'There is no identifier.',
    unknown_identifier: 'No employee has this identifier.',
    exists: 'An employee has this identifier already. Use Update CSV to change them.',
    repeated: 'An earlier row has this identifier.',
    name_missing: 'Forename and surname are required.',
    email_invalid: 'This is not an e-mail address.',
    date_invalid: 'The date of birth must be a day from 1900 until today.',
    changed_since: 'Somebody changed this employee in the meantime.',
    unknown_team: 'There is no such team; the teams stay as they are:',
    deactivated: 'This employee is deactivated, and stays so.',
    edited_since: 'Edited or used since, so it was left as it is.',
    removed_since: 'This employee was removed since, so there was nothing to undo.',
    identifier_moved:
      'A merge gave this employee the identifier. Add forename and surname to the row if this employee is meant. Before, it belonged to:',
    other_name: 'This is the employee with the identifier. The file names:',
  },
  apply: {
    import: (n: number) => `Import ${employees(n)}`,
    update: (n: number) => `Update ${employees(n)}`,
    deactivate: (n: number) => `Deactivate ${employees(n)}`,
  },
  confirm: {
    import: (n: number) => ({
      title: `Import ${employees(n)}?`,
      text: 'You can undo this for 30 days.',
      confirmLabel: 'Import',
    }),
    update: (n: number) => ({
      title: `Update ${employees(n)}?`,
      text: 'You can undo this for 30 days.',
      confirmLabel: 'Update',
    }),
    deactivate: (n: number) => ({
      title: `Deactivate ${employees(n)}?`,
      text: 'They lose access to the platform. You can undo this for 30 days.',
      confirmLabel: 'Deactivate',
      destructive: true,
    }),
  },
  guard: 'This is more than a fifth of the staff, or somebody among them has an account of this portal.',
  guardLabel: (n: number) => `Type ${n} to confirm`,
  uploaded: 'File has been uploaded',
  shortly: 'Employees should get deactivated shortly.',
  failed: 'Something went wrong',
  failedText: 'Please try again or contact customer support',
  working: { import: 'Importing', update: 'Updating', deactivate: 'Deactivating' },
  undoing: 'Undoing',
  goesOn: 'This goes on when you close the panel.',
  done: {
    import: (n: number) => (n === 0 ? 'No employee was imported.' : `${employees(n)} imported.`),
    update: (n: number) => (n === 0 ? 'No employee was updated.' : `${employees(n)} updated.`),
    deactivate: (n: number) => (n === 0 ? 'No employee was deactivated.' : `${employees(n)} deactivated.`),
  },
  noneDone: 'Nothing was changed. The reason is at each row below.',
  undone: (restored: number, kept: number) =>
    kept === 0 ? `Undone: ${employees(restored)}.` : `Undone: ${employees(restored)}. ${rows(kept)} kept, see below.`,
  notifications: { import: 'Employees Import', update: 'Employees Update', deactivate: 'Employees Deactivation' },
  undo: 'Undo',
  undoConfirm: (fileName: string, isDeactivation: boolean) => ({
    title: `Undo ${fileName}?`,
    text: isDeactivation
      ? 'The employees are active again. What was edited since stays.'
      : 'Employees who were edited since are left as they are and listed.',
    confirmLabel: 'Undo',
    destructive: true,
  }),
  undoUntil: (day: string) => `Can be undone until ${day}`,
  earlier: 'In the last 30 days',
  viewLabel: 'View',
  view: (fileName: string) => `View ${fileName}`,
  states: { draft: 'Draft', applying: 'In progress', done: 'Done', undoing: 'Being undone', undone: 'Undone' },
  back: 'Back',
  close: 'Close',
})
