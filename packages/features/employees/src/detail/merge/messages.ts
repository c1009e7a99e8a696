import { defineMessages } from '@ssp/feature-kit'

/** The merge modal (spec 2 section 2). */
export const mergeMessages = defineMessages('employees.merge', {
  title: 'Merge account',
  description: (name: string, mayRemove: boolean) =>
    `${name} is linked to the correct account, which takes over the details that you pick. ${mayRemove ? 'The merge can be removed again' : 'You may not remove the merge; an account that may delete employees can'}; both accounts then get their details back.`,
  search: 'Correct account',
  thisAccount: 'this account',
  searchHelp: 'Search by name, identifier or e-mail.',
  alreadyMerged: 'merged into another account already',
  confirm: 'Confirm merge',
  chooseFirst: 'Choose the correct account first.',
  cancel: 'Cancel',
  compare: 'Details of the correct account after the merge',
  after: 'Both accounts after the merge',
  counts:
    'Both are one person from then on: what either of them has read, acknowledged or answered counts for the correct account.',
  detail: 'Detail',
  correct: (name: string) => `${name} (correct account)`,
  merged: (name: string) => `${name} (this account)`,
  ofCorrect: '(correct account)',
  ofThis: '(this account)',
  same: (details: readonly string[]) => `Same in both: ${details.join(', ')}.`,
  sameField: (detail: string, value: string) => `${detail} (${value})`,
  nothing: 'Nothing',
  failed: 'The account could not be loaded.',
  fields: {
    title: 'Title',
    forename: 'Forename',
    surname: 'Surname',
    identifier: 'Identifier',
    email: 'Email',
    mobileNumber: 'Mobile number',
    telephoneNumber: 'Telephone number',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
  },
})
