import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { filterOf } from '../../people/employee-filter.ts'
import { filterOfSelection, type EmployeeSelection } from '../../people/selection.ts'
import { findRecipients, findSelectedRecipients, previewEmail, queueEmail } from './employee-emails.service.ts'

type Ids =
  | 'getEmployeeEmail'
  | 'countEmailRecipients'
  | 'countTeamEmailRecipients'
  | 'emailUnregistered'
  | 'emailUnregisteredTeam'
  | 'emailAppDetails'
  | 'countSelectedRecipients'
  | 'remindSelected'

const figure = new Intl.NumberFormat('en')

const remindedStatus = (count: number): string => {
  if (count === 0) return 'No employee was reminded: there is no unregistered employee to remind now.'
  if (count === 1) return 'The registration reminder is on its way to 1 employee.'
  return `The registration reminder is on its way to ${figure.format(count)} employees.`
}

const toSelected = (selection: EmployeeSelection) =>
  ({ template: 'RegistrationReminderGeneric', filter: filterOfSelection(selection) }) as const

/** E-mails to employees (C2-043 to C2-047). */
export function employeeEmailsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async getEmployeeEmail(request) {
      const label = request.query.templateLabel
      const { subject, html } = await previewEmail(deps, callOf(request), label)
      return { label, subject, html }
    },

    countEmailRecipients(request) {
      const { templateLabel: template, id: employeeId } = request.query
      return findRecipients(deps, callOf(request), { template, employeeId, filter: filterOf(request.query) })
    },

    countTeamEmailRecipients: (request) =>
      findRecipients(deps, callOf(request), { template: 'RegistrationReminderGeneric', teamId: request.query.teamId }),

    async emailUnregistered(request, reply) {
      const { query } = request
      const to = { template: 'RegistrationReminderGeneric', employeeId: query.id, filter: filterOf(query) } as const
      const count = await queueEmail(deps, callOf(request), 'emailUnregistered', to, keyOf(request))
      reply.status(201)
      return { status: remindedStatus(count) }
    },

    async emailUnregisteredTeam(request, reply) {
      const to = { template: 'RegistrationReminderGeneric', teamId: request.query.teamId } as const
      const count = await queueEmail(deps, callOf(request), 'emailUnregisteredTeam', to, keyOf(request))
      reply.status(201)
      return { status: remindedStatus(count) }
    },

    async emailAppDetails(request, reply) {
      const to = { template: 'AppDetailsGeneric', employeeId: request.query.id } as const
      await queueEmail(deps, callOf(request), 'emailAppDetails', to, keyOf(request))
      reply.status(201)
      return { status: 'The e-mail with app details is on its way.' }
    },

    countSelectedRecipients: (request) =>
      findSelectedRecipients(deps, callOf(request), toSelected(request.body.selection)),

    async remindSelected(request, reply) {
      const to = toSelected(request.body.selection)
      const count = await queueEmail(deps, callOf(request), 'remindSelected', to, keyOf(request))
      reply.status(201)
      return { status: remindedStatus(count) }
    },
  }
}
