import { defineMessages } from '@ssp/feature-kit'

/** Client details (spec 3 section 2). Texts in quotation marks of the specification are to the letter. */
export const detailsMessages = defineMessages('clientSettings.details', {
  title: 'Client details',
  lock: 'Lock',
  unlock: 'Unlock',
  save: 'Save',
  back: 'Go Back',
  locked: 'Locked. Unlock to make changes.',
  unlocked: 'Unlocked. Saving locks the settings again.',
  readOnly: 'You can read these settings, but not change them.',
  notLoaded: 'The settings could not be loaded.',
  failed: 'The settings were not saved.',
  saved: 'Client settings updated',
  yes: 'Yes',
  no: 'No',
  platformSetting: 'Platform setting',
  none: 'N/A',
  discard: {
    title: 'Discard changes?',
    loses: 'What you changed on this page is not saved.',
    confirmLabel: 'Discard',
  },
  general: {
    title: 'General information',
    clientName: 'Client name',
    identifier: 'Client identifier',
    pin: 'Mobile app pin',
    domain: 'Platform domain',
    pinFailed: 'The pin could not be loaded.',
  },
  labels: {
    title: 'Login/Register page labels',
    description: 'What employees sign in and register with, as it is called beside the field.',
  },
  lockout: {
    title: 'Login account lockout',
    description: 'An account is locked for a while after failed sign-ins from one address.',
    attempts: (count: string) => (count === '1' ? '1 attempt' : `${count} attempts`),
    seconds: (count: string) => `${count} seconds`,
  },
  notice: {
    title: 'Login page notice',
    description: 'Shown on the login page between its dates; an empty date leaves that end open.',
    preview: 'Preview',
    previewAt: 'Login page at',
    hidden: 'No notice is shown at this time.',
    order: 'The end is before the start, so the notice is never shown.',
  },
  documents: { title: 'Document storage settings' },
  rights: {
    title: 'Rights',
    description:
      'With strict rights, creating, changing and deleting need permissions of their own; viewing is not enough.',
  },
  days: {
    title: 'Days',
    description: 'The days of figures and date filters begin and end at midnight of this time zone.',
    change: (zone: string) =>
      `After saving, figures and date filters use the days of ${zone}. The figures of earlier days are counted again in the background.`,
  },
  fields: {
    loginIdentifierType: 'Login page label',
    registerIdentifierType: 'Register page label',
    login_timeout: 'Lock enabled',
    login_retries: 'Login attempts',
    login_timeout_time: 'Lock timeout',
    show_notice_message: 'Show notice',
    notice_title: 'Notice title',
    notice_message: 'Notice message',
    notice_start: 'Start date',
    notice_end: 'End date',
    manager_share_only: 'Only managers can share documents',
    strict_rights: 'Strict rights',
    time_zone: 'Time zone',
  },
})
