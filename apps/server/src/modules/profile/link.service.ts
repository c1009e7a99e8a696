import { can } from '@ssp/api/can'
import { reachesAccount } from '../../access/account-reach.ts'
import { homeCall, placeOf, type Actor, type ClientRef } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { grantorOf, requireAccount } from '../../access/grants.ts'
import { requireRightTo, withRightsFor } from '../../access/operation-rights.ts'
import { INCIDENTS_VIEW, isNamedInOpenIncident } from '../../incidents/incident-reach.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { linkChanged } from '../../mail/link-changed.job.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { BUDGET_MS, countInWindow } from '../../session/attempts.repository.ts'
import { sameHash } from '../../session/keys.ts'
import { CODE_MINUTES, hashCode, spendTry, useCode } from '../../session/one-time-codes.ts'
import { linkCode, mailedCode } from './link-code.job.ts'
import * as repository from './profile.repository.ts'

const MAX_TRIES = 5
/** Codes for one account, and mails to one employee, per ten minutes and per day. */
const LIMITS = [
  { limit: 5, windowMs: CODE_MINUTES * 60_000 },
  { limit: 20, windowMs: BUDGET_MS },
]

/** Codes that are entered in a client per day: who has many accounts guesses one of 2,000 codes. */
const MAX_ENTERED = 500

/** An account and the employee that it is to be linked to. */
export interface Link {
  userId: string
  employeeId: string
}

type Place = Pick<ClientRef, 'id' | 'platformId'>

/** An address that only its owner recognises: `a•••@acme.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')

async function requireBudget({ database }: Pick<Deps, 'database'>, clientId: string, { userId, employeeId }: Link) {
  for (const who of [`user:${userId}`, `employee:${employeeId}`]) {
    for (const { limit, windowMs } of LIMITS) {
      const scope = `employee-link:${clientId}/${who}/${windowMs}`
      const retryAt = await database.withSystem((tx) => countInWindow(tx, { scope, limit, windowMs }))
      if (retryAt) throw problem('too_many_requests', { retryAt })
    }
  }
}

async function requireGuesses({ database }: Pick<Deps, 'database'>, clientId: string) {
  const entered = { scope: `employee-link-code:${clientId}`, limit: MAX_ENTERED, windowMs: BUDGET_MS }
  const retryAt = await database.withSystem((tx) => countInWindow(tx, entered))
  if (retryAt) throw problem('too_many_requests', { retryAt })
}

// @throws problem `not_found` for an employee out of the caller's reach.
async function findTarget(tx: Tx, call: { actor: Actor; client: Place }, { userId, employeeId }: Link) {
  await requireEmployee(tx, call, employeeId)
  return repository.findLinkTarget(tx, call.client.id, { userId, employeeId })
}

// @throws problem `conflict` for an employee of another account, `invalid` where a code would go to an address that the account, or one of
// its origin, set.
async function findOwnTarget(tx: Tx, actor: Actor, link: Link) {
  const target = await findTarget(tx, homeCall(actor), link)
  if (target.isTaken) throw TAKEN()
  const { emailSetBy } = target
  if (emailSetBy === actor.userId) throw problem('invalid', { fields: { employeeId: OWN_ADDRESS } })
  const origins = emailSetBy ? await repository.findCommonOrigins(tx, actor.homeClientId, actor.userId, emailSetBy) : []
  if (origins.length > 0) throw problem('invalid', { fields: { employeeId: RELATED_ADDRESS } })
  return target
}

const UPDATE = { access: ['USERS_UPDATE'] }

/** The caller with the rights that another account is changed with. @throws problem `forbidden` without USERS_UPDATE. */
function asUpdater(actor: Actor, client: ClientRef): Actor {
  const call = { actor, client }
  requireRightTo(call, UPDATE)
  return withRightsFor(call, UPDATE).actor
}

// @throws problem `not_found` for an account or an employee out of the caller's reach.
async function findOtherTarget(tx: Tx, call: Call, link: Link) {
  const target = await findTarget(tx, call, link)
  const { actor, client } = call
  if (!target.isAccount || !(await reachesAccount(tx, { actor, clientId: client.id }, link.userId)))
    throw problem('not_found')
  return target
}

// An account belongs to the teams of its employee, so a link moves it into their teams, and its end out of all.
async function requireStillReached(tx: Tx, { actor, client }: Call, userId: string): Promise<void> {
  if (!(await reachesAccount(tx, { actor, clientId: client.id }, userId)))
    throw problem('forbidden', {
      message: 'Your rights would not reach this account any more. Ask another administrator.',
    })
}

// @throws problem `not_found` unless the account, which is locked, is linked to the employee.
async function unlink(deps: Pick<Deps, 'jobs'>, tx: Tx, actor: Actor, client: Place, { userId, employeeId }: Link) {
  await lockRecord(tx, 'users', client.id, userId)
  const row = await repository.findProfile(tx, client.id, userId)
  if (row.employee_id !== employeeId) throw problem('not_found')
  await change(deps, tx, actor, client, userId, null)
}

async function change(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  actor: Actor,
  client: Place,
  userId: string,
  employeeId: string | null,
) {
  await lockRecord(tx, 'users', client.id, userId)
  const before = await repository.findProfile(tx, client.id, userId)
  if (before.employee_id === employeeId) return
  const isOwn = userId === actor.userId
  if (isOwn && before.employee_id !== null && can(actor.rights, INCIDENTS_VIEW, placeOf(actor, client)))
    if (await isNamedInOpenIncident(tx, client.id, userId)) throw problem('conflict', { message: HANDLES_REPORTS })
  await repository.updateProfile(tx, client.id, userId, { employee_id: employeeId })
  const notices = [
    { id: before.employee_id, linked: false },
    { id: employeeId, linked: true },
  ]
  for (const { id, linked } of notices) {
    if (id === null) continue
    const action = linked ? 'profile.associate' : 'profile.dissociate'
    await auditCall(tx, { actor, client }, { action, target: userId, details: { employeeId: id } })
    await jobs.enqueue(tx, linkChanged, { clientId: client.id, employeeId: id, account: before.label, linked })
  }
}

async function sendCode(deps: Deps, actor: Actor, link: Link) {
  const call = homeCall(actor)
  const target = await deps.tenantRead(call, (tx) => findOwnTarget(tx, actor, link))
  if (!target.email) {
    const message = 'This employee has no e-mail address for the code. Ask an administrator to associate the employee.'
    throw problem('invalid', { fields: { employeeId: message } })
  }
  await requireBudget(deps, call.client.id, link)
  await deps.tenantWrite(call, { operation: 'associateEmployee' }, (tx) =>
    deps.jobs.enqueue(tx, linkCode, { clientId: call.client.id, ...link }),
  )
  return maskedEmail(target.email)
}

/**
 * Links the own account to an employee of the home client: without a code one is mailed to the employee, with it the link
 * is made.
 * @returns the masked address that a code was sent to; undefined once linked.
 * @throws problem `not_found`, `conflict` for an employee of another account or while a report needs the present link, `invalid`
 *   at `employeeId` without an e-mail address or with one that the account set, or at `code`, `too_many_requests` when the codes
 *   or the guesses of the day are used up.
 */
export async function associateOwnEmployee(
  deps: Deps,
  actor: Actor,
  employeeId: string,
  code: string | undefined,
): Promise<string | undefined> {
  const call = homeCall(actor)
  const link = { userId: actor.userId, employeeId }
  if (code === undefined) return sendCode(deps, actor, link)
  await requireGuesses(deps, call.client.id)
  // A wrong code is rejected after the transaction, which records the attempt.
  const failed = await deps.tenantWrite(call, { operation: 'associateEmployee' }, async (tx) => {
    const { email } = await findOwnTarget(tx, actor, link)
    // The account is locked before its codes, in the same order as when a code is replaced.
    await lockRecord(tx, 'users', call.client.id, actor.userId)
    const purpose = { purpose: 'employee-link', employeeId } as const
    const stored = await spendTry(tx, { clientId: call.client.id, id: actor.userId }, MAX_TRIES, purpose)
    if (!stored) return 'This code can no longer be used. Please ask for a new one.'
    if (!sameHash(stored.code_hash, hashCode(deps.keys, stored.id, mailedCode(code, email))))
      return 'This code is wrong.'
    await useCode(tx, call.client.id, stored.id)
    await change(deps, tx, actor, call.client, actor.userId, employeeId)
    return undefined
  })
  if (failed) throw problem('invalid', { fields: { code: failed } })
  return undefined
}

/**
 * Links another account of the client.
 * @throws problem `forbidden` without USERS_UPDATE, for an account that holds more than the caller, and for an employee
 * with whom it would be out of the caller's reach, `not_found` also while the account is linked to an employee out of
 * reach, `conflict`.
 */
export async function associateOtherEmployee(deps: Deps, caller: Actor, client: ClientRef, link: Link): Promise<void> {
  const actor = asUpdater(caller, client)
  const grantor = await grantorOf(deps, caller)
  await deps.tenantWrite({ actor, client }, { operation: 'associateEmployee' }, async (tx) => {
    const target = await findOtherTarget(tx, { actor, client }, link)
    await requireAccount(tx, grantor, { id: link.userId, client_id: client.id })
    if (target.isTaken) throw TAKEN()
    await lockRecord(tx, 'users', client.id, link.userId)
    // The new link removes the previous one, which is a change of that employee too.
    const { employee_id: former } = await repository.findProfile(tx, client.id, link.userId)
    if (former !== null) await requireEmployee(tx, { actor, client }, former)
    await change(deps, tx, actor, client, link.userId, link.employeeId)
    await requireStillReached(tx, { actor, client }, link.userId)
  })
}

/**
 * Removes the link of the caller's account.
 * @throws problem `not_found` if this employee is not the linked one, `conflict` while an open report names the account or
 * its person and the account may handle reports.
 */
export function dissociateOwnEmployee(
  deps: Pick<Deps, 'jobs' | 'tenantWrite'>,
  actor: Actor,
  employeeId: string,
): Promise<void> {
  const { client } = homeCall(actor)
  return deps.tenantWrite(homeCall(actor), { operation: 'dissociateEmployee' }, (tx) =>
    unlink(deps, tx, actor, client, { userId: actor.userId, employeeId }),
  )
}

/**
 * Removes the link of another account of the client.
 * @throws problem `forbidden` without USERS_UPDATE, for an account that holds more than the caller, and for one that would
 * be out of the caller's reach, `not_found` also if this employee is not the linked one.
 */
export async function dissociateOtherEmployee(deps: Deps, caller: Actor, client: ClientRef, link: Link): Promise<void> {
  const actor = asUpdater(caller, client)
  const grantor = await grantorOf(deps, caller)
  await deps.tenantWrite({ actor, client }, { operation: 'dissociateEmployee' }, async (tx) => {
    await findOtherTarget(tx, { actor, client }, link)
    await requireAccount(tx, grantor, { id: link.userId, client_id: client.id })
    await unlink(deps, tx, actor, client, link)
    await requireStillReached(tx, { actor, client }, link.userId)
  })
}

const OWN_ADDRESS =
  'You set the e-mail address of this employee, so a code sent there proves nothing. Ask another administrator to associate the employee.'
const RELATED_ADDRESS =
  'The e-mail address of this employee was set by an account of the same origin as yours, so a code sent there proves nothing. Ask another administrator to associate the employee.'
// Does not mention a report, because its existence must not be revealed to the employee whom it names.
const HANDLES_REPORTS = 'Your account handles incident reports. Ask another administrator to change its employee.'
const TAKEN = () => problem('conflict', { message: 'This employee is associated with another account.' })
