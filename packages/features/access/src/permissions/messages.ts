import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** Permissions list and its two create panels. */
export const permissionsMessages = defineMessages('access.permissions', {
  title: titles.permissions,
  total: (count: number) => (count === 1 ? '1 permission' : `${figure.format(count)} permissions`),
  search: 'Search permissions',
  empty: 'We could not find any permissions.',
  failed: 'The permissions could not be loaded.',
  name: 'Name',
  group: 'Group',
  created: 'Created',
  updated: 'Updated',
  createGroup: 'Group',
  createPermission: 'Permission',
  permissionPanel: {
    title: 'Create permission',
    name: 'Name',
    group: 'Group',
    groupHelp: 'An existing group or a new one. It is stored in lower case.',
    submit: 'Create',
    created: 'Permission created successfully',
    failed: 'The permission could not be created',
  },
  groupPanel: {
    title: 'Create permission group',
    name: 'Group name',
    note: 'This creates the basic permissions CREATE, VIEW, UPDATE and DELETE.',
    preview: 'Permissions that will be made',
    submit: 'Create',
    created: 'Permission group created successfully',
    failed: 'The permission group could not be created',
  },
})
