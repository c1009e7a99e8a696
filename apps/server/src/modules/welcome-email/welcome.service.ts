import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '@ssp/api/email-address'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { recordEach } from '../../people/portal-events.ts'
import { lockEmployee, requireEmployee } from '../../people/require-employee.ts'
import { sendWelcome } from './send-welcome.job.ts'
import { welcomeMessage } from './welcome-message.ts'
import { findWelcomed, insertWelcome, markRegistered } from './welcome.repository.ts'

/** The texts of the specification (spec 3 section 5). */
const NO_ADDRESS = 'Email address is required'
const UNLINKED = 'You need to associate an employee with your account in order to send test email'

/** The employee of the caller's account, if the current client is that of the account. */
const linkedId = ({ actor, client }: Call) => (client.id === actor.homeClientId ? actor.employeeId : null)

/**
 * The e-mail with the data of an employee, by default the caller's own.
 * @throws problem `not_found` for an employee out of reach.
 */
export const previewWelcome = (
  { objects, tenantRead }: Pick<Deps, 'objects' | 'tenantRead'>,
  call: Call,
  employeeId: string | undefined,
) =>
  tenantRead(call, async (tx) => {
    const { id: clientId } = call.client
    const id = employeeId ?? linkedId(call)
    if (employeeId !== undefined)
      await requireEmployee(tx, call, employeeId, ['EMPLOYEES_VIEW', 'EMAIL_ATTACHMENTS_VIEW'])
    const employee = id === null ? undefined : await findWelcomed(tx, clientId, id)
    const message = await welcomeMessage(tx, clientId, employee, objects)
    return { ...message, employee }
  })

/**
 * Queues the e-mail with the data of the caller's own employee to an address, once per key.
 * @throws problem `invalid` without an address, `forbidden` without an employee or for another one.
 */
export function sendTestWelcome(
  { jobs, tenantWrite }: Pick<Deps, 'jobs' | 'tenantWrite'>,
  call: Call,
  body: { employeeId: string; email: string },
  key: string | undefined,
): Promise<{ success: true }> {
  const to = body.email.trim()
  if (!isEmailAddress(to)) throw problem('invalid', { message: NO_ADDRESS, fields: { email: NO_ADDRESS } })
  const { id: clientId, platformId } = call.client
  const employeeId = linkedId(call)
  if (employeeId === null) throw problem('forbidden', { message: UNLINKED })
  if (employeeId !== body.employeeId) throw problem('not_found')
  return tenantWrite(call, { operation: 'sendTestWelcomeEmail', key, body }, async (tx) => {
    await jobs.enqueue(tx, sendWelcome, { clientId, platformId, employeeId, test: { id: randomUUID(), to } })
    await auditCall(tx, call, { action: 'welcomeEmail.test', target: employeeId })
    return { success: true } as const // kept for a repeated key
  })
}

/**
 * Records that an employee has registered, and queues the welcome e-mail, only once ever.
 * @throws problem `not_found`, `conflict` for an employee who has left.
 */
export const registerEmployee = (
  { jobs, tenantWrite }: Pick<Deps, 'jobs' | 'tenantWrite'>,
  call: Call,
  employeeId: string,
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'completeRegistration', key, body: { employeeId } }, async (tx) => {
    const { id: clientId, platformId } = call.client
    await requireEmployee(tx, call, employeeId, ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE'])
    await lockEmployee(tx, clientId, employeeId)
    const employee = requireFound(await findWelcomed(tx, clientId, employeeId))
    if (employee.deactivated_at !== null) throw problem('conflict', { message: 'This employee has left.' })
    await auditCall(tx, call, { action: 'employee.register', target: employeeId })
    if (employee.registered_at !== null) return { registeredDt: employee.registered_at, welcomeEmail: false }
    const registeredDt = await markRegistered(tx, clientId, employeeId)
    await recordEach(tx, clientId, [employeeId], 'registered')
    const isFirst = await insertWelcome(tx, clientId, employeeId)
    const hasMail = isFirst && Boolean(employee.email)
    if (hasMail) await jobs.enqueue(tx, sendWelcome, { clientId, platformId, employeeId })
    const sentence = hasMail ? 'registered_with_mail' : 'registered'
    await logInteraction(tx, call, { employeeId, type: 'registered', description: [[sentence]] })
    return { registeredDt, welcomeEmail: hasMail }
  })
