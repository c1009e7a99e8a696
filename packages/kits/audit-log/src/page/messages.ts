import { defineMessages } from '@ssp/feature-kit'
import { title } from '../title'

const figure = new Intl.NumberFormat('en')

/** The page of the audit log. */
export const pageMessages = defineMessages('auditLog.page', {
  title,
  total: (count: number) => (count === 1 ? '1 change' : `${figure.format(count)} changes`),
  search: 'Search changes',
  empty: 'No changes to access were found.',
  failed: 'The changes could not be loaded.',
  otherActor: 'Another account',
  otherSubject: 'One record',
  columns: { change: 'Change', at: 'Date', kind: 'Kind of change', details: 'What changed' },
  filters: {
    subjectKind: {
      label: 'Changed',
      options: {
        user: 'Users',
        role: 'Roles',
        policy: 'Policies',
        permission: 'Permissions',
        theme: 'Brand',
        employee: 'Employees',
      },
    },
    action: {
      label: 'Kind of change',
      options: {
        'user.create': 'User created',
        'user.update': 'Account changed',
        'user.updatePermissions': 'Permissions changed',
        'user.restrictPermission': 'Restriction changed',
        'user.addScope': 'Client access granted',
        'user.removeScope': 'Client access removed',
        'user.setDefaultScope': 'Default client changed',
        'user.deactivate': 'User deactivated',
        'user.reactivate': 'User reactivated',
        'user.unlock': 'User unlocked',
        'sharedDocuments.add': 'Secure send access granted',
        'sharedDocuments.remove': 'Secure send access removed',
        'role.create': 'Role created',
        'role.rename': 'Role renamed',
        'role.remove': 'Role removed',
        'role.addPolicy': 'Policy added to a role',
        'role.removePolicy': 'Policy removed from a role',
        'policy.create': 'Policy created',
        'policy.addPermissions': 'Permissions added to a policy',
        'policy.removePermission': 'Permission removed from a policy',
        'permission.create': 'Permission created',
        'employee.remove': 'Employee removed',
        'theme.save': 'Hard to read colours saved',
      },
    },
    actorId: 'Changed by',
    subjectId: 'Record',
    changedDt: 'Date of change',
  },
})
