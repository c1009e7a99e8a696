import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** Policies list, create panel and policy detail. */
export const policiesMessages = defineMessages('access.policies', {
  title: titles.policies,
  total: (count: number) => (count === 1 ? '1 policy' : `${figure.format(count)} policies`),
  search: 'Search policies',
  empty: 'We could not find any policies.',
  failed: 'The policies could not be loaded.',
  create: 'Create',
  columns: { label: 'Policy', name: 'Identifier', permissions: 'Permissions', roles: 'Roles' },
  permissions: (count: number) => (count === 1 ? '1 permission' : `${figure.format(count)} permissions`),
  roles: (count: number) => (count === 1 ? '1 role' : `${figure.format(count)} roles`),
  rolesOf: (count: number, policy: string) =>
    count === 1 ? `1 role with the policy ${policy}` : `${figure.format(count)} roles with the policy ${policy}`,
  panel: {
    title: 'Create policy',
    name: 'Name',
    permissions: 'Permissions',
    choose: 'Find permissions',
    permissionsFailed: 'The permissions could not be loaded.',
    more: (shown: number) => `The first ${shown} are shown; type to find others.`,
    submit: 'Create',
    created: 'Policy created successfully',
    view: 'View policy',
    failed: 'The policy could not be created',
  },
  detail: {
    title: titles.policy,
    failed: 'There was a problem getting policy',
    unchanged: 'The policy could not be changed',
    missing: 'There is no such policy, or it belongs to another client.',
    back: 'Back to policies',
    /** Names of the permissions that a permission to view includes at a client without strict rights. */
    alsoGives: (names: readonly string[]) => `Without strict rights also gives ${names.join(', ')}`,
    count: (count: number) => (count === 1 ? '1 permission' : `${figure.format(count)} permissions`),
    empty: 'This policy has no permissions.',
    add: 'Add permission',
    allGranted: 'Every permission is granted already.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    heldBeyond:
      'An account that you cannot change has a role with this policy, so you cannot change the policy. Ask another administrator.',
    readOnly: 'This policy belongs to the platform and cannot be changed here.',
    confirmAdd: 'Are you sure you want to add this permission to the policy',
    confirmRemove: 'Are you sure you want to remove this permission from the policy',
    added: 'Permission added',
    removed: 'Permission removed',
  },
  picker: {
    title: 'Add permission',
    search: 'Search permissions',
    held: 'Added',
    empty: 'We could not find any permissions.',
    failed: 'Could not get permissions',
  },
})
