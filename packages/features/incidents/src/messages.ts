import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')
const days = (count: number) => (count === 1 ? '1 day' : `${figure.format(count)} days`)

const since = (count: number) => (count === 0 ? 'less than 1 day' : days(count))

/** What all pages share. */
export const incidentMessages = defineMessages('incidents.shared', {
  incidents: titles.list,
  anonymous: 'Anonymous',
  possibleConflict: 'Possible conflict',
  goBack: 'Go Back',
  yes: 'Yes',
  no: 'No',
  none: '-',
  /** In place of the name of an account that the reader cannot see. */
  otherAccount: 'Another account',
  due: {
    acknowledge: {
      left: (count: number) => `Acknowledge within ${days(count)}`,
      late: (count: number) => `Acknowledge: ${since(count)} late`,
    },
    answer: {
      left: (count: number) => `Answer within ${days(count)}`,
      late: (count: number) => `Answer: ${since(count)} late`,
    },
  },
})

const incidents = (count: number) => (count === 1 ? '1 incident' : `${figure.format(count)} incidents`)

/** The list (spec 3 section 2). */
export const incidentListMessages = defineMessages('incidents.list', {
  title: titles.list,
  number: '#',
  total: incidents,
  search: 'Search incidents',
  empty: 'Incident list is currently empty',
  noMatch: 'No incident matches the search and filters.',
  failed: 'The incidents could not be loaded.',
  template: 'Template',
  export: 'Export',
  clock: 'Case clock',
  columns: {
    from: 'From',
    report: 'Report',
    created: 'Created Date',
    resolved: 'Resolved',
    resolvedDate: 'Resolved Date',
    team: 'Team',
    assignedTo: 'Assigned To',
  },
  actionsHeader: 'View',
  filters: {
    teamId: 'Team',
    status: { label: 'Status', any: 'All', options: { resolved: 'Resolved', unresolved: 'Unresolved', late: 'Late' } },
    createdAt: 'Created Date',
  },
})

/** One report (spec 3 section 2). */
export const incidentDetailMessages = defineMessages('incidents.detail', {
  title: titles.detail,
  failed: 'The incident could not be loaded.',
  missing: 'There is no such incident.',
  back: 'Back to the incidents',
  report: 'Report',
  noReport: 'The report has no fields that can be shown.',
  conflict: {
    title: 'Does this report name you or your team?',
    text: 'A name in this report is like yours, or like that of a member of a team that you lead. You can open it once you have confirmed that it is about somebody else.',
    logged: 'Your confirmation is kept in the timeline of the report and in the audit log, with your name.',
    confirm: 'It names neither me nor my team',
  },
  resolve: 'Resolve',
  notResolved: 'Not Resolved',
  addNote: 'Add Note',
  addImage: 'Add Image',
  acknowledge: 'Acknowledge',
  acknowledged: (date: string) => `Acknowledged ${date}`,
  reported: (date: string) => `Reported ${date}`,
  summary: {
    title: 'Summary',
    from: 'From',
    created: 'Created date',
    resolved: 'Resolved date',
    status: 'Status',
    isResolved: 'RESOLVED',
    isOpen: 'NOT RESOLVED',
    team: 'Team',
    deadline: 'Deadline',
    assignedTo: 'Assigned to',
    nobody: 'Nobody',
    edit: 'Change who it is assigned to',
    gender: 'Gender',
    genders: ['Female', 'Male', 'Prefer not to say', 'Non-binary', 'Transgender', 'Intersex'],
    noGender: 'Prefer not to say',
    people: 'People involved',
  },
  assign: {
    title: 'Assign incident',
    label: 'Assigned to',
    nobody: 'Nobody',
    choose: 'Choose a user',
    submit: 'Assign',
    conflict: 'named in the report',
    conflictHelp:
      "An account of a person named in the report, or of the leader of that person's team, cannot be assigned.",
    failed: 'The users could not be loaded.',
  },
  images: {
    title: 'Images',
    empty: 'There are no images.',
    view: (place: number) => `View image ${place}`,
    alt: (place: number) => `Image ${place} of the report`,
    remove: 'Remove Image',
    removeOf: (place: number) => `Remove image ${place}`,
    confirm: 'Are you sure you want to remove this image?',
    loses: 'The image is deleted for good.',
    removed: 'Image has been removed',
    choose: 'Choose images',
    help: 'PNG, JPG or GIF, up to 10 MB each. Place, device and time are removed from photos.',
    added: 'Image has been added',
    close: 'Close',
  },
  notes: {
    title: 'Notes and timeline',
    empty: 'There are no notes.',
    failed: 'The notes could not be loaded.',
    edited: '(edited)',
    historyOf: (author: string) => `(edited): what the note of ${author} said before`,
    history: {
      title: 'Texts of the note',
      now: 'Now',
      until: (moment: string, changedBy: string) => `Until ${moment}, changed by ${changedBy}`,
      failed: 'The earlier texts could not be loaded.',
    },
    edit: 'Edit',
    editOf: (author: string) => `Edit the note of ${author}`,
    remove: 'Delete',
    removeOf: (author: string) => `Delete the note of ${author}`,
    confirm: 'Are you sure you want to delete this note?',
    loses: 'The note is deleted for good.',
    removed: 'Note has been deleted',
    change: 'Edit note',
    label: 'Note',
    save: 'Save',
    added: 'Note has been added',
    saved: 'Note has been saved',
    errors: { failed: 'The note could not be saved.' },
  },
})

/** The form template page (spec 3 section 2). */
export const incidentFormMessages = defineMessages('incidents.form', {
  title: titles.form,
  summary: 'Summary',
  default: 'Default Template',
  custom: 'Custom Template',
  defaultText: 'Employees report incidents in this form. Create a custom form to change it.',
  customText:
    'Employees report incidents in this form. Reports that were made keep the form they were made with. On a day with an anonymous report, employees see a change from the next day.',
  create: 'Create Custom Form',
  save: 'Save',
  restore: 'Restore Default Template',
  preview: 'Preview',
  failed: 'The form could not be loaded.',
  confirm: 'Are you sure you want to restore the default template?',
  loses: 'The custom form is lost. Reports that were made with it keep it.',
  confirmLabel: 'Restore',
  created: 'Custom form has been created',
  saved: 'Form has been saved',
  restored: 'Default template has been restored',
  noFields: 'Add at least one question first.',
  errors: { failed: 'The form could not be saved.' },
})

/** The dialog of the case clock. */
export const incidentClockMessages = defineMessages('incidents.clock', {
  title: 'Case clock',
  text: 'Until when a report is acknowledged and answered. The account that is responsible gets one reminder by e-mail before each.',
  acknowledge: 'Days to acknowledge',
  answer: 'Months to answer',
  answerHelp: 'Counted from the acknowledgement.',
  range: (from: number, to: number) => `Enter a number from ${from} to ${to}.`,
  save: 'Save',
  saved: 'Case clock has been saved',
  failed: 'The case clock could not be loaded.',
  errors: { failed: 'The case clock could not be saved.' },
})

/** Reporting, for the app of the employees. */
export const reportMessages = defineMessages('incidents.report', {
  title: 'Report an incident',
  how: 'How do you want to report?',
  named: 'With my name',
  namedHelp: 'Those who handle reports see who you are.',
  anonymous: 'Anonymously',
  anonymousHelp: 'Nothing is stored that leads to you: no name, no account, no address, and only the day.',
  storedNamed: 'Your name and team are stored with your answers.',
  storedAnonymous:
    'Your answers are stored without your name, and with the day only. Do not write anything that gives you away.',
  people: 'People involved',
  peoplePlaceholder: 'Three letters of a name or more',
  peopleHelp: 'The people whom you name here cannot read the report. Up to 20.',
  peopleFailed: 'The search failed.',
  photos: 'Photos',
  photosHelp: 'Up to 3. Place, device and time are removed.',
  unreadable: (name: string) => `${name} is no photo that can be read.`,
  failed: 'The form could not be loaded.',
})

/** What can be done to selected reports. */
export const selectedIncidentsMessages = defineMessages('incidents.selected', {
  assign: 'Assign',
  assignTitle: (count: number) => `Assign ${incidents(count)}`,
  assignHelp: 'Reports that name the user, or that may name you, are left out.',
  assigned: (count: number) => (count === 0 ? 'No incident was assigned' : `${incidents(count)} assigned`),
  restored: (count: number) => (count === 0 ? 'No assignment was undone' : `Assignment of ${incidents(count)} undone`),
  resolve: 'Resolve',
  notResolved: 'Not Resolved',
  confirm: {
    resolve: (count: number) => ({
      title: `Resolve ${incidents(count)}?`,
      text: 'Resolved reports have no deadline. Those that may name you are left out.',
      confirmLabel: 'Resolve',
    }),
    reopen: (count: number) => ({
      title: `Open ${incidents(count)} again?`,
      text: 'Their deadlines count again. Those that may name you are left out.',
      confirmLabel: 'Not Resolved',
    }),
  },
  resolved: (count: number) => (count === 0 ? 'No incident was resolved' : `${incidents(count)} resolved`),
  reopened: (count: number) => (count === 0 ? 'No incident was opened again' : `${incidents(count)} opened again`),
})
