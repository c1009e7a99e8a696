import { defineMessages } from './define-messages'

/** Texts of the kit that most pages need; replaced by `messages.kit` of the provider. The others are beside their components. */
export const kitMessages = defineMessages('kit', {
  /** Title of a failure without a wording of its own (spec 2 section 8). */
  errorTitle: 'Error',
  /** The link of a notification about something created. */
  openCreated: (name: string) => `Open “${name}”`,
  data: {
    failed: 'This could not be loaded',
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
    /** Added to the reason when the record that was edited is not there any more. */
    gone: 'It may have been removed in the meantime. Copy what you still need before you close.',
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
    /** In a form that begins with entries that were left unsent. */
    restored: 'What you typed here before was not saved. It is back.',
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
})
