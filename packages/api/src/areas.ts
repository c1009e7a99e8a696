/** The areas of the data: `resource` reads under one area, and a change names the areas to read again after it. */
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

/** Areas whose records contain names of one another: a change in one causes all of them to be read again. */
export const ACCESS_AREAS = ['roles', 'policies', 'permissions', 'auditLog'] as const satisfies readonly Area[]

/** Areas that show or count accounts. */
export const ACCOUNT_AREAS = ['users', 'roles'] as const satisfies readonly Area[]

/** Areas that show or count employees in use, or log what happens to them. */
export const PEOPLE_AREAS = [
  'employees',
  'dashboard',
  'documents',
  'survey-responses',
  'interactions',
] as const satisfies readonly Area[]

/** Areas that show e-mails to employees, whose logs list each e-mail. */
export const MAIL_AREAS = ['employeeEmails', 'interactions'] as const satisfies readonly Area[]

/** Areas that show members of teams. */
export const MEMBER_AREAS = ['teams', 'employees', 'interactions'] as const satisfies readonly Area[]
