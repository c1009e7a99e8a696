import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The users list and the create user modal. */
export const usersMessages = {
  title: titles.users,
  total: (count: number) => (count === 1 ? '1 user' : `${figure.format(count)} users`),
  create: 'Create',
  columns: ['Display name', 'Username', 'Email', 'Role'],
  search: 'Search users',
  noRole: 'No role',
  empty: 'We could not find any users.',
  failed: 'The users could not be loaded.',
  modal: {
    title: 'Create user',
    label: 'Display name',
    username: 'Username',
    usernameHelp: 'Spaces become hyphens. Left empty, it is made from the display name.',
    email: 'Email',
    roleId: 'Role',
    chooseRole: 'Choose a role',
    rolesFailed: 'The roles could not be loaded.',
    password: 'Password',
    confirmPassword: 'Confirm password',
    withPermissions: 'Create with permissions',
    cancel: 'Cancel',
    submit: 'Create user',
    required: 'Required',
    incomplete: 'Please fill in all required fields',
    short: 'Password must be atleast 6 characters',
    mismatch: 'Passwords do not match',
    failed: 'There was a problem creating the account',
    created: 'User created successfully',
  },
} as const
