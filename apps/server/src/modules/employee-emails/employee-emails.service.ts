import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { OperationId } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import type { EmployeeMessage } from '../../mail/messages.ts'
import { auditedFilter } from '../../people/employee-filter.ts'
import { logInteraction, type Interaction } from '../../people/interactions.ts'
import { reachOf } from '../../people/reach.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { requireFilter } from '../../people/selection.ts'
import { insertBatch, lockMailings } from '../../mailings/batches.repository.ts'
import { messageOf, type Template } from './email-message.ts'
import {
  countFiltered,
  hasTeam,
  insertRecipients,
  splitAudience,
  type Audience,
  type Recipients,
} from './recipients.repository.ts'
import { sendEmails } from '../../mailings/send-emails.job.ts'

/** The recipients of an e-mail: one employee, a team, those of a filtered list, or all who may receive it. */
export type To = Omit<Audience, 'reach'>

const LOGGED: Record<Template, Pick<Interaction, 'type' | 'description'>> = {
  RegistrationReminderGeneric: { type: 'registration_reminder', description: [['registration_reminder_sent']] },
  AppDetailsGeneric: { type: 'app_details_email', description: [['app_details_sent']] },
}

/** @throws problem `not_found` for an employee or team out of reach. */
async function audienceOf(tx: Tx, call: Call, to: To): Promise<Audience> {
  const { actor, client } = call
  if (to.employeeId !== undefined) await requireEmployee(tx, call, to.employeeId)
  if (to.filter) await requireFilter(tx, call, to.filter)
  if (to.teamId !== undefined) {
    const reachable = notRestricted(actor, 'TEAMS_VIEW', teamsAs('t'))
    if (!(await hasTeam(tx, client.id, to.teamId, reachable))) throw problem('not_found')
  }
  const permission = to.teamId === undefined ? 'EMPLOYEES_VIEW' : 'TEAMS_VIEW'
  return { ...to, reach: { ...reachOf(call), employees: notRestricted(actor, permission, employeesAs('e')) } }
}

/** The e-mail as it would be sent now. */
export const previewEmail = (
  { tenantRead, objects }: Pick<Deps, 'tenantRead' | 'objects'>,
  call: Call,
  template: Template,
): Promise<EmployeeMessage> => tenantRead(call, (tx) => messageOf(tx, call.client.id, template, objects))

/** The current recipients. @throws problem `not_found` for an employee or team out of reach. */
export const findRecipients = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, to: To): Promise<Recipients> =>
  tenantRead(call, async (tx) => splitAudience(tx, call.client.id, await audienceOf(tx, call, to)))

/** Like `findRecipients`, with the number of selected employees, registered or not. */
export const findSelectedRecipients = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  to: To,
): Promise<Recipients & { selected: number }> =>
  tenantRead(call, async (tx) => {
    const audience = await audienceOf(tx, call, to)
    const selected = await countFiltered(tx, call.client.id, audience)
    return { selected, ...(await splitAudience(tx, call.client.id, audience)) }
  })

/**
 * Queues the e-mail for everyone who may receive it, once per key.
 * @returns the number of recipients.
 * @throws problem `not_found` for an employee or team out of reach, `conflict` if the only employee cannot receive it.
 */
export const queueEmail = (
  { tenantWrite, objects, jobs }: Pick<Deps, 'tenantWrite' | 'objects' | 'jobs'>,
  call: Call,
  operation: OperationId,
  to: To,
  key: string | undefined,
): Promise<number> =>
  tenantWrite(call, { operation, key, body: to }, async (tx) => {
    const { actor, client } = call
    const { template } = to
    const audience = await audienceOf(tx, call, to)
    await lockMailings(tx, client.id)
    const id = randomUUID()
    const message = await messageOf(tx, client.id, template, objects)
    await insertBatch(tx, { clientId: client.id, id, template, requestedBy: actor.userId }, message)
    const employeeIds = await insertRecipients(tx, client.id, id, audience)
    if (to.employeeId !== undefined && employeeIds.length === 0)
      throw problem('conflict', {
        message: 'This employee cannot get the e-mail: without an e-mail address, registered already or deactivated.',
      })
    await logInteraction(tx, call, { employeeId: employeeIds, ...LOGGED[template] })
    const { teamId = null, filter = {} } = to
    const details = { template, teamId, recipients: employeeIds.length, ...auditedFilter(filter) }
    await auditCall(tx, call, { action: 'employeeEmail.send', target: id, details })
    await jobs.enqueue(tx, sendEmails, { clientId: client.id, platformId: client.platformId, batchId: id })
    return employeeIds.length
  })
