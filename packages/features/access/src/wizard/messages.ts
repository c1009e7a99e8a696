import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** While a search narrows the list, 'Select all' says that it means what was found. */
const ofFound = (label: string, found: number | null) =>
  found === null ? label : `${label} (${figure.format(found)} found)`

/** The five steps of 'Create account' (spec 1 section 2.11). */
export const wizardMessages = defineMessages('access.wizard', {
  title: titles.wizard,
  intro: 'enter the required information in each step',
  steps: ['Account Information', 'Account Permissions', 'Client Access', 'Secure Send', 'Confirm'],
  goBack: 'Go back',
  next: 'Next',
  skip: 'Go to Confirm',
  createUser: 'Create user',
  incomplete: 'Please enter all details',
  account: {
    label: 'Display name',
    username: 'Username',
    usernameHelp: 'Spaces become hyphens.',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm',
    groups: {
      account: {
        title: 'Account',
        description: 'The name that others see, the name to sign in with, and where e-mails go.',
      },
      password: { title: 'Password', description: 'For the first sign-in. The user can change it in the profile.' },
    },
    missing: {
      label: 'Enter a display name.',
      username: 'Enter a username.',
      email: 'Enter an e-mail address.',
      password: 'Enter a password.',
      confirmPassword: '',
    },
  },
  permissions: {
    failed: 'Could not get permissions',
    search: 'Search permissions',
    selectAll: 'Select all',
    selected: 'Selected',
    chosen: (count: number, of: number) => `${figure.format(count)} of ${figure.format(of)} selected`,
    ofFound,
    none: 'No permission matches the search.',
    nothingFound: 'There is nothing to select.',
  },
  clients: {
    failed: 'The clients could not be loaded.',
    heading: (platform: string) => `${platform} clients`,
    search: 'Search clients',
    selectAll: 'Select all',
    removeAll: 'Remove all',
    chosen: (count: number, of: number) => `${figure.format(count)} of ${figure.format(of)} selected`,
    ofFound,
    none: 'No client matches the search.',
    nothingFound: 'There is nothing to select.',
    required: 'Choose at least one client first.',
  },
  secureSend: { placeholder: 'This step is still to be built' },
  confirm: {
    label: 'Display name',
    username: 'Username',
    email: 'Email address',
    password: 'Password',
    show: 'SHOW',
    hide: 'HIDE',
    permissions: 'Permissions',
    noPermissions: 'No permissions chosen',
    clients: 'Clients',
    scopes: 'Secure send access',
    failed: 'There was a problem creating the account',
    completeFirst: 'Complete the earlier steps first.',
    unfinished: 'A step needs your attention before the account can be created.',
    created: 'Account has been created',
    view: 'View user',
    another: 'Create another account',
  },
  leave: {
    title: 'Leave without creating?',
    loses: 'What you have entered will be lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep editing',
  },
})
