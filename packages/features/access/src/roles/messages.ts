import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** Roles list and role detail. */
export const rolesMessages = defineMessages('access.roles', {
  title: titles.roles,
  total: (count: number) => (count === 1 ? '1 role' : `${figure.format(count)} roles`),
  search: 'Search roles',
  accounts: (count: number) => `Number of accounts: ${count}`,
  accountsOf: (count: number, role: string) =>
    count === 1 ? `1 account with the role ${role}` : `${figure.format(count)} accounts with the role ${role}`,
  policies: (count: number) => (count === 1 ? '1 policy' : `${figure.format(count)} policies`),
  empty: 'We could not find any roles.',
  failed: 'The roles could not be loaded.',
  create: 'Create',
  filters: { policyId: 'Policy' },
  columns: { label: 'Role', name: 'Identifier', policies: 'Policies', accounts: 'Accounts' },
  detail: {
    title: titles.role,
    failed: 'There was a problem getting role',
    unchanged: 'The role could not be changed',
    missing: 'There is no such role, or it belongs to another client.',
    back: 'Back to roles',
    policies: 'Policies',
    noPolicies: 'This role has no policies.',
    allows: 'What this role allows',
    allowsOnly: 'All permissions of its policies. A permission to view changes nothing.',
    allowsMore: 'All permissions of its policies, and what they give without strict rights.',
    allowsFailed: 'The permissions of the policies could not be loaded.',
    add: 'Add policy',
    remove: 'Remove',
    removeOf: (label: string) => `Remove ${label}`,
    heldBeyond:
      'An account that you cannot change has this role, so you cannot change the role. Ask another administrator.',
    readOnly: 'This role belongs to the platform and cannot be changed here.',
    confirmAdd: 'Are you sure you want to add this policy to the role',
    confirmRemove: 'Are you sure you want to remove this policy from the role',
    added: 'Policy added',
    removed: 'Policy removed',
    rename: 'Rename role',
    delete: 'Remove role',
    deleteUsed: 'Remove role (only while no account has it)',
    confirmDelete: (label: string) => `Remove the role ${label}?`,
    deleteLoses: 'The role and its list of policies. The policies themselves stay.',
    deleted: 'Role removed',
  },
  picker: {
    title: 'Add policy',
    search: 'Search policies',
    held: 'Added',
    notYours: 'Holds permissions that you do not have',
    empty: 'We could not find any policies.',
    failed: 'The policies could not be loaded.',
  },
  panel: {
    create: 'Create role',
    rename: 'Rename role',
    name: 'Name',
    keepsName: (name: string) => `Its address stays ${name}.`,
    submitCreate: 'Create',
    submitRename: 'Rename',
    created: 'Role created successfully',
    renamed: 'Role renamed',
    view: 'View role',
    failed: 'The role could not be saved',
  },
})
