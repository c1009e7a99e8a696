import { defineMessages } from '@ssp/feature-kit'

/** Texts of several screens. */
export const sharedMessages = defineMessages('access.shared', {
  notYours: 'You do not hold it yourself',
  /** Areas of permissions by the name of their group; other groups are read from their name. */
  groups: {
    analytics: 'Analytics',
    auth: 'Auth',
    client: 'Client',
    documents: 'Documents',
    email_attachments: 'Email attachments',
    employees: 'Employees',
    errors: 'Errors',
    incidents: 'Incidents',
    jobs: 'Jobs',
    knowledge_base: 'Knowledge base',
    marketing_materials: 'Marketing materials',
    news: 'News',
    paydocs: 'Paydocs',
    payslips: 'Payslips',
    permissions: 'Permissions',
    platform: 'Platform',
    policies: 'Policies',
    recognition: 'Recognition',
    rewards: 'Rewards',
    roles: 'Roles',
    secure_send: 'Secure send',
    surveys: 'Surveys',
    teams: 'Teams',
    users: 'Users',
  },
  /** What a permission of a group allows, by the rest of its name. */
  actions: {
    VIEW: 'View',
    CREATE: 'Create',
    UPDATE: 'Update',
    DELETE: 'Delete',
    SWITCH: 'Switch',
  },
})
