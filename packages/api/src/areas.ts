/** The areas of the data: `resource` reads under one, and a change names those that have to be read again after it. */
export type Area =
  | 'analytics'
  | 'auditLog'
  | 'client-settings'
  | 'creation-forms'
  | 'dashboard'
  | 'documents'
  | 'email-attachments'
  | 'employee-bulk'
  | 'employeeEmails'
  | 'employees'
  | 'errorLog'
  | 'incident-clock'
  | 'incident-form'
  | 'incident-notes'
  | 'incidents'
  | 'interactions'
  | 'jobs'
  | 'knowledge'
  | 'list-views'
  | 'marketing'
  | 'news'
  | 'pay'
  | 'permissions'
  | 'platform'
  | 'policies'
  | 'profile'
  | 'queues'
  | 'recognition'
  | 'rewards'
  | 'roles'
  | 'search'
  | 'secure-send'
  | 'shared-documents'
  | 'survey-categories'
  | 'survey-responses'
  | 'survey-templates'
  | 'surveys'
  | 'teams'
  | 'theme'
  | 'users'

/** Areas that name one another: a change of one is read again in all. */
export const ACCESS_AREAS = ['roles', 'policies', 'permissions', 'auditLog'] as const satisfies readonly Area[]

/** Areas that show accounts or count them. */
export const ACCOUNT_AREAS = ['users', 'roles'] as const satisfies readonly Area[]

/** Areas that show the employees in use, count them or log what happens to them. */
export const PEOPLE_AREAS = [
  'employees',
  'dashboard',
  'documents',
  'survey-responses',
  'interactions',
] as const satisfies readonly Area[]

/** Areas that show e-mails to employees, whose log has each. */
export const MAIL_AREAS = ['employeeEmails', 'interactions'] as const satisfies readonly Area[]

/** Areas that show members of teams. */
export const MEMBER_AREAS = ['teams', 'employees', 'interactions'] as const satisfies readonly Area[]
