import { defineMessages } from '@ssp/feature-kit'

/** The PROFILE tab: account, employee, password (spec 1 sections 5 and 8). */
export const accountMessages = defineMessages('profile.account', {
  account: {
    title: 'Account',
    label: 'Display name',
    email: 'Email',
    username: 'Username',
    usernameHelp: 'The username cannot be changed here.',
    failed: 'There was a problem updating account',
    notLoaded: 'Your account could not be loaded.',
    saved: 'Profile updated',
    required: 'This is required.',
  },
  association: {
    title: 'Employee',
    description: 'The employee record that belongs to this account.',
    none: 'No employee is associated with this account.',
    unnamed: 'No name',
    search: 'Search employees',
    results: 'Employees found',
    failed: 'There was a problem getting employees',
    empty: 'We could not find any employees.',
    mayNotSearch: 'Employees can only be searched with the permission EMPLOYEES_VIEW.',
    associate: 'Associate',
    associateOne: (name: string) => `Associate ${name}`,
    dissociate: 'Dissociate',
    saved: 'Association updated',
    confirm: {
      title: (name: string) => `Dissociate ${name}?`,
      loses: 'This account will no longer belong to an employee record.',
      confirmLabel: 'Dissociate',
    },
  },
  password: {
    title: 'Password',
    description: 'You will be signed out everywhere and sign in again with the new password.',
    current: 'Current password',
    next: 'New password',
    repeat: 'Confirm password',
    submit: 'Change Password',
    tooShort: 'Password must be atleast 6 characters',
    noCurrent: 'Please enter your current password.',
    wrongCurrent: "Current password doesn't match",
    saved: 'Password has been updated',
    failed: 'The password could not be changed.',
  },
})
