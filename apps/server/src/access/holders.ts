import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { reachableAccounts } from './account-reach.ts'
import { placeOf, type Actor, type ClientRef } from './actor.ts'
import { employeesAs, notRestricted } from './not-restricted.ts'

type Holder = components['schemas']['Holder']

interface Caller {
  actor: Actor
  client: Pick<ClientRef, 'id'>
}

const inUse = (field: string, holder: Holder) =>
  problem('conflict', { fields: { [field]: 'This is in use already.' }, holder })

const sees = ({ actor, client }: Caller, permission: string) => can(actor.rights, permission, placeOf(actor, client))

/**
 * Rejects an identifier that an employee within the caller's reach has, and names that employee. Any other identifier in
 * use is rejected by its unique constraint, without a name (docs/decisions/0122).
 * @param except id of the employee who is to have the identifier
 */
export async function requireFreeIdentifier(
  tx: Tx,
  call: Caller,
  identifier: string | null | undefined,
  except: string,
): Promise<void> {
  if (!identifier || !sees(call, 'EMPLOYEES_VIEW')) return
  const holder = await tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname'])
    .where('e.client_id', '=', call.client.id)
    .where('e.identifier', '=', identifier)
    .where('e.id', '<>', except)
    .where((at) => at.and(notRestricted(call.actor, 'EMPLOYEES_VIEW', employeesAs('e'))))
    .executeTakeFirst()
  if (!holder) return
  const label = [holder.forename, holder.surname].filter(Boolean).join(' ') || identifier
  throw inUse('identifier', { kind: 'employee', key: holder.id, label })
}

/** As {@link requireFreeIdentifier}, for the username and the e-mail address of a portal account. */
export async function requireFreeAccount(
  tx: Tx,
  call: Caller,
  wanted: { username?: string; email?: string },
  except: string,
): Promise<void> {
  if (!sees(call, 'USERS_VIEW')) return
  for (const field of ['username', 'email'] as const) {
    const value = wanted[field]
    if (!value) continue
    const holder = await tx
      .selectFrom('users as u')
      .select(['u.username', 'u.label'])
      .where('u.client_id', '=', call.client.id)
      .where(sql`lower(${sql.ref(`u.${field}`)})`, '=', value.toLowerCase())
      .where('u.id', '<>', except)
      .where((at) => at.and(reachableAccounts(call.actor)))
      .executeTakeFirst()
    if (holder) throw inUse(field, { kind: 'user', key: holder.username, label: holder.label })
  }
}
