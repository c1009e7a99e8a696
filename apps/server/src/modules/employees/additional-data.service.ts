import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'
import { logInteraction } from '../../people/interactions.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { isStored } from '../../storage/objects.repository.ts'
import { lockedEmployee } from './employee.service.ts'
import * as repository from './employee.repository.ts'

const rejected = (text: ProblemText) => problem('invalid', { fields: { additionalData: text } })

/** The key in the JSON text of the wire. @throws problem `invalid` for anything but `{"avatar":"..."}`. */
function avatarIn(additionalData: string): string {
  try {
    const parsed: unknown = JSON.parse(additionalData)
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      Object.keys(parsed).join() === 'avatar' &&
      'avatar' in parsed
    ) {
      if (typeof parsed.avatar === 'string') return parsed.avatar
    }
  } catch {
    // Not JSON: handled below like any other text without an avatar.
  }
  throw rejected('This holds no avatar.')
}

/** @throws problem `not_found` for an employee out of reach. */
export const getEmployeeAdditionalData = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, employeeId: string) =>
  tenantRead(call, async (tx) => {
    await requireEmployee(tx, call, employeeId)
    return repository.findAdditionalData(tx, call.client.id, employeeId)
  })

/**
 * Sets an uploaded file as the avatar and removes the previous one.
 * @throws problem `not_found`, or `invalid` for a key that is not this employee's own, or without a file.
 */
export const saveEmployeeAdditionalData = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  employeeId: string,
  additionalData: string,
) =>
  tenantWrite(call, { operation: 'saveEmployeeAdditionalData' }, async (tx) => {
    const { client } = call
    await lockedEmployee(tx, call, employeeId)
    const key = avatarIn(additionalData)
    const name = key.slice(`${client.id}/${employeeId}/`.length)
    const isOwn = key === `${client.id}/${employeeId}/${name}` && /^avatar\.\w{3,4}$/.test(name)
    if (!isOwn) throw rejected('This is no avatar of the employee.')
    if (!(await isStored(tx, { clientId: client.id, bucket: repository.AVATARS, key })))
      throw rejected('No file was uploaded there.')
    await repository.saveAvatar(tx, client.id, employeeId, key)
    await repository.deleteAvatars(tx, client.id, employeeId, key)
    await auditCall(tx, call, { action: 'employee.avatar', target: employeeId })
    await logInteraction(tx, call, { employeeId, type: 'avatar_changed' })
    return { success: true }
  })

/** Removes the avatar and its file; does nothing without one. @throws problem `not_found`. */
export const deleteEmployeeAdditionalData = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  employeeId: string,
) =>
  tenantWrite(call, { operation: 'deleteEmployeeAdditionalData' }, async (tx) => {
    const { client } = call
    await lockedEmployee(tx, call, employeeId)
    if (!(await repository.findAdditionalData(tx, client.id, employeeId))) return { success: true }
    await repository.deleteAdditionalData(tx, client.id, employeeId)
    await repository.deleteAvatars(tx, client.id, employeeId)
    await auditCall(tx, call, { action: 'employee.removeAvatar', target: employeeId })
    await logInteraction(tx, call, { employeeId, type: 'avatar_removed', notify: true })
    return { success: true }
  })
