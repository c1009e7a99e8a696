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

/** Extension. Who would get an e-mail now, and who would not: all employees, those under filters, or the one of `id`. */
export const emailRecipientsQuery = emails.read(
  'recipients',
  operations.countEmailRecipients,
  (query: { templateLabel: 'RegistrationReminderGeneric' | 'AppDetailsGeneric'; id?: string } & EmployeeFilter) => ({
    query,
  }),
  ({ record }) => record,
)

/** Extension. Who of a team would get the registration reminder now, and who would not. */
export const teamEmailRecipientsQuery = emails.read(
  'teamRecipients',
  operations.countTeamEmailRecipients,
  (teamId: string) => ({ query: { teamId } }),
  ({ record }) => record,
)

/** Extension. Who of selected employees would get the registration reminder now, and who would not. */
export const selectedRecipientsQuery = emails.read(
  'selectedRecipients',
  operations.countSelectedRecipients,
  (selection: EmployeeSelection) => ({ body: { selection } }),
  ({ record }) => record,
)

/** Extension. Sends the registration reminder to the unregistered among selected employees. */
export const remindSelected = send(
  operations.remindSelected,
  ({ selection }: { selection: EmployeeSelection }) => ({
    body: { selection },
  }),
  MAIL_AREAS,
)

/** Sends the registration reminder to all unregistered employees, to those under filters (extension), or to the one of `id`. */
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
