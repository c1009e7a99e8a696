import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')

/** The frame of the page (spec 3 section 2). */
export const recognitionMessages = defineMessages('recognition.page', {
  title: titles.recognition,
  total: (count: number) => (count === 1 ? '1 recognition' : `${figure.format(count)} recognitions`),
  give: 'Give',
  settings: 'Settings',
  tabList: 'Recognition',
  tabs: { list: 'LIST', leaderboard: 'LEADERBOARD', manage: 'MANAGE' },
})

/** A recognition where it is shown or chosen. */
export const recognitionCardMessages = defineMessages('recognition.card', {
  awaiting: 'Awaiting Approval',
  rejected: 'Rejected',
  reason: (reason: string) => `Rejected: ${reason}`,
  gave: 'to',
  name: (giver: string, receiver: string) => `${giver} to ${receiver}`,
  formerGiver: 'Somebody who left',
  noMessage: 'No message',
  noReceiver: 'Somebody without a name',
  noTeam: 'A removed team',
  team: 'Team',
  likes: (count: number) => (count === 1 ? '1 like' : `${figure.format(count)} likes`),
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
})

/** The tab LIST. */
export const recognitionListMessages = defineMessages('recognition.list', {
  title: titles.recognition,
  caption: 'Recognitions',
  total: (count: number) => (count === 1 ? '1 recognition' : `${figure.format(count)} recognitions`),
  search: 'Search recognitions',
  empty: 'No recognition has been given yet.',
  noMatch: 'No recognition matches the search and filters.',
  failed: 'The recognitions could not be loaded.',
  filters: {
    status: {
      label: 'Status',
      options: { awaiting: 'Awaiting approval', approved: 'Approved', rejected: 'Rejected' },
    },
  },
  remove: {
    title: 'Are you sure you want to permanently delete this recognition?',
    loses: 'Its message and its likes are lost.',
    confirmLabel: 'Delete',
    done: 'Recognition has been deleted',
  },
})

/** The tab LEADERBOARD. */
export const leaderboardMessages = defineMessages('recognition.leaderboard', {
  title: 'Leaderboard',
  total: (count: number) => figure.format(count),
  search: 'Search the leaderboard',
  empty: 'No employee has been recognised yet.',
  noMatch: 'No recognition matches this search and these filters.',
  failed: 'The leaderboard could not be loaded.',
  rank: 'Rank',
  name: 'Name',
  recognitions: 'Recognition total',
  filters: {
    period: 'Given',
    teamId: 'Members of',
    rank: { label: 'Ranking', options: { teams: 'Teams' } },
  },
})

/** The tab MANAGE: types and badges. */
export const manageMessages = defineMessages('recognition.manage', {
  types: {
    title: 'Recognition types',
    column: 'Title',
    add: 'Create new type',
    empty: 'There are no recognition types. Recognition cannot be given without one.',
    failed: 'The recognition types could not be loaded.',
    edit: (title: string) => `Edit ${title}`,
    remove: (title: string) => `Remove ${title}`,
    confirm: 'Are you sure you want to permanently delete this type?',
    loses: (title: string) => `Recognitions that were given as ${title} keep its title.`,
    removed: 'Type has been deleted',
  },
  badges: {
    title: 'Badges',
    image: 'Image',
    column: 'Name',
    add: 'Create new badge',
    empty: 'There are no badges. Recognition cannot be given without one.',
    failed: 'The badges could not be loaded.',
    edit: (name: string) => `Edit ${name}`,
    remove: (name: string) => `Remove ${name}`,
    confirm: 'Are you sure you want to permanently delete this badge?',
    loses: (name: string) => `Recognitions that were given with ${name} keep its name, and lose its image.`,
    removed: 'Badge has been deleted',
  },
  confirmLabel: 'Delete',
})

/** The dialogs of types and badges. */
export const setupMessages = defineMessages('recognition.setup', {
  createType: 'Create new type',
  createBadge: 'Create new badge',
  edit: 'Edit',
  submit: 'Create',
  save: 'Save',
  typeTitle: 'Title',
  badgeName: 'Name',
  image: 'Image',
  advice: 'transparent 512x512 png',
  newImage: 'Choose another image',
  imageFirst: 'Choose an image first.',
  chosen: 'The chosen image',
  typeCreated: 'Type has been created',
  typeSaved: 'Type has been saved',
  badgeCreated: 'Badge has been created',
  badgeSaved: 'Badge has been saved',
  errors: { failed: 'This could not be saved.' },
  nameTaken: 'There are many images of this name already. Please choose another name.',
})

/** The dialog 'Give Recognition' and the dialog that edits one (spec 3 section 5). */
export const giveMessages = defineMessages('recognition.give', {
  title: 'Give Recognition',
  edit: 'Edit',
  submit: 'Give',
  save: 'Save',
  close: 'Close',
  unlinked: 'You need to associate an employee with your account before giving recognition',
  profile: 'Go to your profile',
  elsewhere: 'Your employee belongs to another client. Recognition can be given there.',
  toTeam: 'Give to Team',
  type: 'Type',
  chooseType: 'Choose a type',
  removedType: (title: string) => `${title} (removed)`,
  badge: 'Badge',
  message: 'Message',
  approved: 'Approved',
  given: 'Recognition has been given',
  saved: 'Recognition has been saved',
  chooseFirst: 'Choose a receiver, a type and a badge first.',
  nothingToChoose: 'There are no types or no badges yet. Create them in the tab MANAGE.',
  setupFailed: 'Types and badges could not be loaded.',
  errors: { failed: 'The recognition could not be saved.' },
  employees: {
    label: 'Receiver',
    search: 'Search employees',
    empty: 'No employee matches.',
    failed: 'The employees could not be loaded.',
    total: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
    change: 'Change',
    identifier: 'Identifier',
    name: 'Name',
    unnamed: 'Unnamed',
  },
  teams: {
    label: 'Receiver',
    search: 'Search teams',
    empty: 'No team matches.',
    failed: 'The teams could not be loaded.',
    total: (count: number) => (count === 1 ? '1 team' : `${figure.format(count)} teams`),
    change: 'Change',
    team: 'Team',
  },
})

/** The dialog 'Settings'. */
export const settingsMessages = defineMessages('recognition.settings', {
  title: 'Settings',
  hideMessage: 'Hide message',
  hideMessageHelp: 'Cards show no message.',
  requireApproval: 'Require approval',
  requireApprovalHelp: 'What is not approved is marked, and does not count on the leaderboard.',
  save: 'Save',
  saved: 'Settings have been saved',
  failed: 'The settings could not be loaded.',
  errors: { failed: 'The settings could not be saved.' },
})

/** The approval queue. */
export const approvalMessages = defineMessages('recognition.approval', {
  waiting: (count: number) =>
    count === 1 ? '1 recognition awaits approval.' : `${figure.format(count)} recognitions await approval.`,
  open: 'Work through them',
  title: 'Approval queue',
  rows: 'Awaiting approval',
  all: (count: number) => (count === 1 ? 'Select it' : `Select all ${figure.format(count)}`),
  first: (count: number) => `The newest ${figure.format(count)} are shown; the others follow.`,
  empty: 'Nothing awaits approval.',
  failed: 'The queue could not be loaded.',
  approve: (count: number) => (count === 0 ? 'Approve' : `Approve ${figure.format(count)}`),
  reject: (count: number) => (count === 0 ? 'Reject' : `Reject ${figure.format(count)}`),
  reason: 'Reason',
  tickFirst: 'Select at least one recognition first.',
  reasonFirst: 'Enter a reason first.',
  reasonHelp: 'Needed to reject. It is shown on the card.',
  close: 'Close',
  approved: (count: number) =>
    count === 1 ? '1 recognition approved' : `${figure.format(count)} recognitions approved`,
  rejected: (count: number) =>
    count === 1 ? '1 recognition rejected' : `${figure.format(count)} recognitions rejected`,
  missed: (count: number) => `${figure.format(count)} had been judged by somebody else.`,
  judgeFailed: 'Nothing was approved or rejected.',
})
