import { MAIL_AREAS } from '../areas'
import * as operations from '../generated/operations'
import type { EmployeeSelection } from '../types'
import type { EmployeeFilter } from './employees'
import { resource, send } from './resource'

const emails = resource('employeeEmails')

/** The e-mail of a template as it would be sent now. */
export const employeeEmailQuery = emails.read(
  'template',
  operations.getEmployeeEmail,
  (templateLabel: 'RegistrationReminderGeneric' | 'AppDetailsGeneric') => ({ query: { templateLabel } }),
  ({ record }) => record,
)

/**
 * Extension. Employees who would receive an e-mail now, and employees who would not: of all, of those that match filters,
 * or the one with `id`.
 */
export const emailRecipientsQuery = emails.read(
  'recipients',
  operations.countEmailRecipients,
  (query: { templateLabel: 'RegistrationReminderGeneric' | 'AppDetailsGeneric'; id?: string } & EmployeeFilter) => ({
    query,
  }),
  ({ record }) => record,
)

/** Extension. Members of a team who would receive the registration reminder now, and members who would not. */
export const teamEmailRecipientsQuery = emails.read(
  'teamRecipients',
  operations.countTeamEmailRecipients,
  (teamId: string) => ({ query: { teamId } }),
  ({ record }) => record,
)

/** Extension. Selected employees who would receive the registration reminder now, and those who would not. */
export const selectedRecipientsQuery = emails.read(
  'selectedRecipients',
  operations.countSelectedRecipients,
  (selection: EmployeeSelection) => ({ body: { selection } }),
  ({ record }) => record,
)

/** Extension. Sends the registration reminder to selected employees who are unregistered. */
export const remindSelected = send(
  operations.remindSelected,
  ({ selection }: { selection: EmployeeSelection }) => ({
    body: { selection },
  }),
  MAIL_AREAS,
)

/**
 * Sends the registration reminder to all unregistered employees, to those that match filters (extension), or to the one
 * with `id`.
 */
export const remindUnregistered = send(
  operations.emailUnregistered,
  (to: { id?: string } & EmployeeFilter) => ({
    query: to,
  }),
  MAIL_AREAS,
)

/** Sends the registration reminder to the unregistered members of a team. */
export const remindUnregisteredTeam = send(
  operations.emailUnregisteredTeam,
  (to: { teamId: string }) => ({
    query: to,
  }),
  MAIL_AREAS,
)

/** Sends the details and links of the app to an employee. */
export const sendAppDetails = send(operations.emailAppDetails, (to: { id: string }) => ({ query: to }), MAIL_AREAS)
