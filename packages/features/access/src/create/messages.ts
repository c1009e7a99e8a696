import { defineMessages } from '@ssp/feature-kit'

/** The create user modal (spec 1 section 5). */
export const createUserMessages = defineMessages('access.createUser', {
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
})
