import { scopeAt, type ClientRef } from '../../access/actor.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { BUDGET_MS, countHit, countInWindow } from '../../session/attempts.repository.ts'
import { keyedHash, opaqueToken, sameHash } from '../../session/keys.ts'
import { hashPassword } from '../../session/password.ts'
import { CODE_MINUTES, hashCode, spendTry, useCode } from '../../session/one-time-codes.ts'
import { requireGoodPassword } from '../../session/password-rules.ts'
import { setPassword } from '../../session/set-password.ts'
import * as repository from './auth.repository.ts'
import { resetCode } from './reset-code.job.ts'

// Replaces the account of an unknown address, and costs the same queries.
const NOBODY = '00000000-0000-0000-0000-000000000000'

const LIFE_MS = CODE_MINUTES * 60_000
const MAX_TRIES = 5
/** Codes for one typed address, per ten minutes and per day. */
const CODES_PER_ACCOUNT = 5
const CODES_PER_DAY = 20
/** Calls of one network address, per ten minutes. */
const CALLS_PER_ADDRESS = 60

const expiry = () => new Date(Date.now() + LIFE_MS)

const hash = ({ keys }: Pick<Deps, 'keys'>, ...parts: string[]) => keyedHash(keys.hash, parts.join('\n'))

// Counted for known and unknown addresses alike, so that a limit reveals nothing.
async function requireBudget(
  { database }: Pick<Deps, 'database'>,
  event: { scope: string; limit: number; windowMs?: number },
) {
  const retryAt = await database.withSystem((tx) => countInWindow(tx, { windowMs: LIFE_MS, ...event }))
  if (retryAt) throw problem('too_many_requests', { retryAt })
}

/** Queues an e-mail with a six-digit code for the account of an e-mail address, if there is one. */
export async function generateOtp(
  deps: Pick<Deps, 'database' | 'jobs' | 'keys'>,
  client: ClientRef,
  email: string,
  address: string,
): Promise<void> {
  await requireBudget(deps, { scope: `otp-address:${address}`, limit: CALLS_PER_ADDRESS })
  const account = hash(deps, client.id, email.trim().toLowerCase())
  await requireBudget(deps, { scope: `otp:${account}`, limit: CODES_PER_ACCOUNT })
  const today = await deps.database.withSystem((tx) =>
    countHit(tx, { scope: `otp-day:${account}`, windowMs: BUDGET_MS }),
  )
  if (today.hits > CODES_PER_DAY) {
    throw problem('too_many_requests', { retryAt: new Date(today.start.getTime() + BUDGET_MS) })
  }
  const isLast = today.hits === CODES_PER_DAY
  // Each further code of a client waits behind those of clients that requested fewer.
  const asked = await deps.database.withSystem((tx) =>
    countHit(tx, { scope: `otp-client:${client.id}`, windowMs: LIFE_MS }),
  )
  // The job determines whether the address is known: the request takes the same steps and time in both cases.
  await deps.database.withTenant(scopeAt(client, null), (tx) =>
    deps.jobs.enqueue(tx, resetCode, { clientId: client.id, email, isLast }, { priority: -asked.hits }),
  )
}

/**
 * Exchanges a right code for a grant to set one password, without a session.
 * @returns undefined for a wrong, used or expired code, and for unknown people.
 */
export async function reconcileOtp(
  deps: Pick<Deps, 'database' | 'keys'>,
  client: ClientRef,
  email: string,
  code: string,
  address: string,
) {
  await requireBudget(deps, { scope: `otp-address:${address}`, limit: CALLS_PER_ADDRESS })
  return deps.database.withTenant(scopeAt(client, null), async (tx) => {
    const account = await repository.findAccount(tx, client.id, email)
    const holder = account ?? { clientId: client.id, id: NOBODY }
    const stored = await spendTry(tx, holder, MAX_TRIES, { purpose: 'password-reset' })
    if (!account || !stored || !sameHash(stored.code_hash, hashCode(deps.keys, stored.id, code))) return undefined
    const grant = opaqueToken()
    await useCode(tx, client.id, stored.id)
    await repository.insertGrant(tx, {
      clientId: client.id,
      userId: account.id,
      hash: hash(deps, grant),
      expiresAt: expiry(),
    })
    return { id: account.id, label: account.label, grant }
  })
}

/**
 * Sets a password by a grant; every session of the account ends.
 * @throws problem `invalid` at `grant` or `newPassword`.
 */
export async function resetPassword(
  deps: Pick<Deps, 'database' | 'jobs' | 'keys'>,
  client: ClientRef,
  email: string,
  grant: string,
  newPassword: string,
  address: string,
): Promise<void> {
  requireGoodPassword(newPassword, 'newPassword')
  await requireBudget(deps, { scope: `otp-address:${address}`, limit: CALLS_PER_ADDRESS })
  const accountWith = async (tx: Tx, isGranted: typeof repository.hasGrant) => {
    const account = await repository.findAccount(tx, client.id, email)
    if (account && (await isGranted(tx, account, hash(deps, grant)))) return account
    throw problem('invalid', { fields: { grant: 'Please ask for a new code.' } })
  }
  // Checked before the hash, which is expensive and must not be triggered by strangers.
  await deps.database.withTenant(scopeAt(client, null), (tx) => accountWith(tx, repository.hasGrant))
  const passwordHash = await hashPassword(newPassword)
  await deps.database.withTenant(scopeAt(client, null), async (tx) => {
    const account = await accountWith(tx, repository.useGrant)
    const change = { clientId: client.id, userId: account.id, hash: passwordHash, action: 'password.reset' }
    await setPassword(tx, deps.jobs, change)
  })
}
