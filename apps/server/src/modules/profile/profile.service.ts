import { homeCall, type Actor } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { lockRecord } from '../../db/lock-record.ts'
import * as repository from './profile.repository.ts'

/** What a person can change on the own account. */
export interface ProfileChange {
  label?: string
  email?: string
  employee_id?: string | null
}

/**
 * The own account. It lives at the home client, whichever client is worked in, so every transaction
 * here runs at home.
 */
export function profileService({ tenantRead, tenantWrite }: Deps) {
  return {
    find: (actor: Actor) =>
      tenantRead(homeCall(actor), (tx) => repository.findProfile(tx, actor.homeClientId, actor.userId)),

    /**
     * Changes display name and e-mail address.
     * @returns the new version.
     * @throws problem `invalid`, `conflict` for an address in use, `stale`.
     */
    update(
      actor: Actor,
      change: ProfileChange,
      ifMatch: string | undefined,
      toWire: (row: repository.ProfileRow) => unknown,
    ): Promise<number> {
      const { homeClientId: clientId, userId } = actor
      const label = change.label?.trim()
      const email = change.email?.trim()
      if (label === '') throw problem('invalid', { fields: { label: 'This is required.' } })
      return tenantWrite(homeCall(actor), { operation: 'updateProfile' }, async (tx) => {
        await lockRecord(tx, 'users', clientId, userId)
        const row = await repository.findProfile(tx, clientId, userId)
        requireVersion(ifMatch, row.version, () => toWire(row))
        if (change.employee_id !== undefined && change.employee_id !== row.employee_id) {
          throw problem('invalid', { fields: { employee_id: 'The association is changed by a call of its own.' } })
        }
        const texts = { ...(label !== undefined && { label }), ...(email !== undefined && { email }) }
        if (Object.keys(texts).length === 0) return row.version
        const version = await repository.updateProfile(tx, clientId, userId, texts)
        await audit(
          tx,
          { clientId, actor },
          { action: 'profile.update', target: userId, details: { changed: Object.keys(texts) } },
        )
        return version
      })
    },

    /**
     * Associates an employee of the home client (1-decisions 72).
     * @throws problem `not_found` for an employee of another client, `conflict` for one who is linked to another account.
     */
    associate(actor: Actor, employeeId: string): Promise<void> {
      const { homeClientId: clientId, userId } = actor
      return tenantWrite(homeCall(actor), { operation: 'associateEmployee' }, async (tx) => {
        if (!(await repository.employeeExists(tx, clientId, employeeId))) throw problem('not_found')
        await repository.updateProfile(tx, clientId, userId, { employee_id: employeeId })
        await audit(tx, { clientId, actor }, { action: 'profile.associate', target: userId, details: { employeeId } })
      })
    },

    /** Dissociates the employee. @throws problem `not_found` when this employee is not the associated one. */
    dissociate(actor: Actor, employeeId: string): Promise<void> {
      const { homeClientId: clientId, userId } = actor
      return tenantWrite(homeCall(actor), { operation: 'dissociateEmployee' }, async (tx) => {
        const row = await repository.findProfile(tx, clientId, userId)
        if (row.employee_id !== employeeId) throw problem('not_found')
        await repository.updateProfile(tx, clientId, userId, { employee_id: null })
        await audit(tx, { clientId, actor }, { action: 'profile.dissociate', target: userId, details: { employeeId } })
      })
    },
  }
}
