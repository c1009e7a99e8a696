import { defineMessages, type MessagesOf } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The page of one employee and its info tab (spec 2 section 2). */
export const employeeDetailMessages = defineMessages('employees.detail', {
  back: 'Go Back',
  title: titles.detail,
  list: titles.list,
  failed: 'There was a problem getting employee',
  missing: 'There is no such employee, or it belongs to another client.',
  registered: 'Registered',
  notRegistered: 'Not registered',
  deactivated: 'Deactivated',
  sections: { personal: 'Personal details', account: 'Account' },
  fullName: 'Full name',
  identifier: 'Identifier',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  registeredDt: 'Registered date',
  lastLoginDt: 'Last login',
  createdDt: 'Created date',
  client: 'Client',
  mobileNumber: 'Mobile number',
  telephoneNumber: 'Telephone number',
  gender: 'Gender',
  isManager: 'is Manager',
  demoAccount: 'Demo Account',
  clientDemoAccount: 'Client Demo Account',
  yes: 'Yes',
  no: 'No',
  none: 'N/A',
  tabs: 'Employee',
  merger: 'Employee merged from',
  merged: 'Employee merged into',
  mergedInto: (name: string) => `Merged into ${name}`,
  noMerges: 'None',
  unmerge: 'Click to remove',
  unmergeOf: (name: string) => `Click to remove: merge with ${name}`,
  unmergeConfirm: (name: string) => `Are you sure you want to remove the merge with ${name}?`,
  unmergeText:
    'The accounts are separate again, and both get back the details of before the merge. A detail that was edited since stays as it is.',
  unmergeLabel: 'Remove',
  unmerged: 'The merge was removed.',
  unmergeKept: (fields: string) => `Kept, because it was edited after the merge: ${fields}.`,
  actions: {
    edit: 'Edit',
    reset: 'Reset Password',
    portal: 'Go To Portal',
    merge: 'Merge account',
    wasMerged: 'Remove the merge into another account first.',
    wasTarget: 'Remove the merges into this account first.',
    remove: 'Remove',
    mergeFailed: 'The accounts were not merged.',
    merged: 'The account was merged.',
    resetConfirm: (name: string) => `Are you sure you want to reset the password of ${name}?`,
    resetText:
      'A new password must be set at the next sign-in. A mail says so, where there is an e-mail address. You will not see the password.',
    resetLabel: 'Reset password',
    /** The sentence of R2-588, then what is missing in fact. */
    incomplete: (missing: readonly string[]) =>
      `Please make sure the users email & identifier are set. Missing: ${missing.join(', ')}.`,
    needed: { surname: 'surname', identifier: 'identifier', tenantId: 'tenant at the identity provider' },
    alertTitle: 'The password was not reset',
    ok: 'OK',
    removeConfirm: "Are you sure you want to delete this employee, you can't undo this action",
    removeLoses: (name: string) =>
      `${name} is deleted with avatar, teams, merges, payslips, documents and recognition. The log stays in the audit log.`,
    removeLabel: 'Delete employee',
    removed: (name: string) => `${name} was deleted.`,
    failed: 'Something went wrong, please try again.',
  },
})

export type EmployeeDetailMessages = MessagesOf<typeof employeeDetailMessages>
