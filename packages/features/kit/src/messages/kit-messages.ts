import { defineMessages } from './define-messages'

const figure = new Intl.NumberFormat('en')

/** Visible texts of the kit; replaced by `messages.kit` of the provider. */
export const kitMessages = defineMessages('kit', {
  /** Title of a failure without a wording of its own (spec 2 section 8). */
  errorTitle: 'Error',
  /** The link of a notification about something created. */
  openCreated: (name: string) => `Open “${name}”`,
  list: {
    search: 'Search',
    found: (count: number) => `${figure.format(count)} found`,
    /** For assistive technology, when search or filters have changed the rows. */
    announced: (list: string, count: number) =>
      `${list}: ${figure.format(count)} ${count === 1 ? 'result' : 'results'}`,
    noMatch: 'Nothing matches the search and filters.',
    clear: 'Clear search and filters',
    clearFilters: 'Clear filters',
    beyond: 'The list has become shorter and no longer has this page.',
    firstPage: 'Go to the first page',
    lastPage: 'Go to the last page',
    number: 'No.',
    view: 'View',
    viewOf: (name: string) => `View ${name}`,
    select: (name: string) => `Select ${name}`,
    selectAll: (count: number) => `Select all ${figure.format(count)}`,
    selectMatching: (count: number) => `Select all ${figure.format(count)} that match`,
    selectionCleared: 'The selection was cleared, because search or filters changed.',
    /** What happened to selected records. */
    selected: {
      gone: (count: number) => `${figure.format(count)} no longer there`,
      conflict: (count: number) => `${figure.format(count)} with a conflict of interests`,
      leftOut: (reasons: string) => `Left out: ${reasons}.`,
    },
    /** For assistive technology, at the row that was just created. */
    created: 'New',
  },
  picker: {
    add: 'Add',
    addOf: (name: string) => `Add ${name}`,
    removeOf: (name: string) => `Take out ${name}`,
    nothingChosen: 'Choose at least one entry first.',
    addSelected: (count: number) => `Add ${figure.format(count)}`,
    cancel: 'Cancel',
    done: 'Done',
    failed: 'The choices could not be loaded.',
  },
  emailPreview: {
    subject: 'Subject',
    to: 'Will get it',
    recipients: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
    noAddress: 'No e-mail address',
    remindedRecently: 'Got it in the last two days',
    andMore: (names: string, more: number) => `${names} and ${figure.format(more)} more`,
    noRecipient: 'No employee would get it.',
    nobody: 'There are no recipients for this e-mail now.',
    frame: 'Preview of the e-mail',
    failed: 'The e-mail could not be loaded.',
    cancel: 'Cancel',
    send: 'Send',
  },
  data: {
    failed: 'This could not be loaded',
  },
  documentUpload: {
    checking: 'Adding the file to the documents',
    failed: 'Something went wrong, please try again or contact customer support',
    unknown: 'Something went wrong, please try again.',
    retry: 'Try again',
    done: 'File has been uploaded successfully and should appear within the list shortly.',
    removed: 'The file was not shared and has been removed.',
    misfile: { title: 'Does this file belong to somebody else?', label: 'Share anyway' },
  },
  action: {
    conflict: 'Somebody else changed this, so nothing was saved. This is the current version.',
    failed: 'This could not be done',
  },
  form: {
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    discardChanges: 'Discard changes',
    /** Shown at a field that has to be filled in. */
    required: 'Please fill in this field.',
    /** At a field whose value can be changed, not removed. */
    notClearable: 'This cannot be emptied. Enter another value, or put back the old one.',
    /** At a day that must lie ahead. */
    past: 'This day has passed. Choose today or a later day.',
    failed: 'This could not be saved',
    conflict: {
      title: 'Somebody else saved changes in the meantime.',
      changed: (field: string, before: string, after: string) => `${field}: ${before} is now ${after}`,
      nothing: 'nothing',
      keep: 'What you typed is kept. Review what changed, then save again.',
    },
    discard: {
      title: 'Close without saving?',
      loses: 'What you have typed or chosen will be lost.',
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
    },
    offer: {
      title: 'Continue?',
      text: 'You left a form that was not sent. What you typed is still there.',
      confirmLabel: 'Continue',
      cancelLabel: 'Not now',
    },
    leavePanel: (title: string) => `What you have typed or chosen in “${title}” will be lost.`,
    leave: {
      title: 'Leave without saving?',
      loses: 'Your changes will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },
  /** Why a button is not available. */
  unavailable: {
    unchanged: 'Nothing has been changed yet.',
    loading: 'Wait until everything is loaded.',
    uploading: 'Wait until the upload is done.',
    busy: 'Wait until the current action is done.',
    invalid: 'Correct the marked fields first.',
    notAllowed: 'You do not have the permission for this.',
  },
  password: {
    /** Spec 1 section 5, misspellings included. */
    broken: {
      length: 'Password must be atleast 8 characters long',
      upper: 'Please include atleast one upper case character',
      lower: 'Please include atleast one lower case character',
      special: 'Please include atleast one special character',
      number: 'Please include atleast one number',
      match: 'Passwords do not match',
    },
    needs: {
      length: '8 or more characters',
      upper: 'An upper-case letter',
      lower: 'A lower-case letter',
      special: 'A special character',
      number: 'A number',
    },
    met: ', done',
  },
})
