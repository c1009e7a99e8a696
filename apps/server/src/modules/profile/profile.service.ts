import { homeCall, type Actor } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import { requireFreeAccount } from '../../access/holders.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { lockRecord } from '../../db/lock-record.ts'
import { emailChanged } from '../../mail/email-changed.job.ts'
import * as repository from './profile.repository.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

/** Properties that a user can change on their own account. */
export interface ProfileChange {
  label?: string
  email?: string
  /** BCP 47; null clears the choice. */
  language?: 'en' | 'de' | null
  employee_id?: string | null
  /** Required if the e-mail address changes. */
  currentPassword?: string
}

/**
 * Checks the current password before the e-mail address changes, outside of the transaction.
 * @throws problem `invalid` at `currentPassword`.
 */
async function requirePassword(deps: Deps, actor: Actor, email: string, password: string | undefined): Promise<void> {
  const before = await deps.tenantRead(homeCall(actor), (tx) =>
    repository.findProfile(tx, actor.homeClientId, actor.userId),
  )
  if (email === before.email) return
  if (password === undefined) throw problem('invalid', { fields: { currentPassword: 'This is required.' } })
  const verified = await verifyCurrentPassword(deps, actor, password)
  if (verified === undefined) {
    throw problem('invalid', { fields: { currentPassword: "Current password doesn't match" } })
  }
}

export const getProfile = ({ tenantRead }: Pick<Deps, 'tenantRead'>, actor: Actor) =>
  tenantRead(homeCall(actor), (tx) => repository.findProfile(tx, actor.homeClientId, actor.userId))

/**
 * Changes display name, language and e-mail address; a notice goes to the previous address.
 * @returns the new version.
 * @throws problem `invalid`, `conflict` for an address in use, `stale`.
 */
export async function updateProfile(
  deps: Deps,
  actor: Actor,
  change: ProfileChange,
  ifMatch: string | undefined,
  toWire: (row: repository.ProfileRow) => unknown,
): Promise<number> {
  const { homeClientId: clientId, userId } = actor
  const label = change.label?.trim()
  const email = change.email?.trim()
  if (label === '') throw problem('invalid', { fields: { label: 'This is required.' } })
  if (email !== undefined) await requirePassword(deps, actor, email, change.currentPassword)
  return deps.tenantWrite(homeCall(actor), { operation: 'updateProfile' }, async (tx) => {
    await lockRecord(tx, 'users', clientId, userId)
    const row = await repository.findProfile(tx, clientId, userId)
    requireVersion(ifMatch, row.version, () => toWire(row))
    if (change.employee_id !== undefined && change.employee_id !== row.employee_id) {
      throw problem('invalid', { fields: { employee_id: 'The association is changed by a call of its own.' } })
    }
    const { language } = change
    const changes = {
      ...(label !== undefined && { label }),
      ...(email !== undefined && { email }),
      ...(language !== undefined && { language }),
    }
    if (Object.keys(changes).length === 0) return row.version
    if (email !== undefined) await requireFreeAccount(tx, homeCall(actor), { email }, userId)
    const version = await repository.updateProfile(tx, clientId, userId, changes)
    await audit(
      tx,
      { clientId, actor },
      { action: 'profile.update', target: userId, details: { changed: Object.keys(changes) } },
    )
    if (email !== undefined && row.email && email !== row.email) {
      await deps.jobs.enqueue(tx, emailChanged, { clientId, userId, to: row.email, label: row.label })
    }
    return version
  })
}
