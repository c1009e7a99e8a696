import { randomUUID } from 'node:crypto'
import { canReach, homeScope, type Actor, type ClientRef } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'
import { recordEach } from '../../people/portal-events.ts'
import { signAccessToken } from '../../session/access-token.ts'
import { findActor } from '../../session/actor.repository.ts'
import {
  ACCOUNT_BUDGET,
  accountHash,
  BUDGET_MS,
  countAttempt,
  countInWindow,
  findAddressLock,
  findLockRule,
  forgetAttempts,
} from '../../session/attempts.repository.ts'
import { endSessions } from '../../session/end-sessions.ts'
import { keyedHash, opaqueToken } from '../../session/keys.ts'
import { networkOf } from '../../session/network-of.ts'
import { dummyHash, hashPassword, needsRehash, verifyPassword } from '../../session/password.ts'
import { lockPassword } from '../../session/set-password.ts'
import { findSignInUsers } from '../../session/sign-in-user.repository.ts'
import * as repository from './session.repository.ts'

const DAY = 86_400_000
/** Maximum duration of a session in days, however often it is refreshed. */
const SESSION_DAYS = 14
/** Milliseconds during which the previous refresh token is still accepted (two tabs, a lost response). */
const GRACE_MS = 10_000

/** Maximum audit log rows per day for the failed sign-ins of one account, and for those of unknown names at one client. */
const LOGGED_FAILURES = { account: 20, unknown: 200 }

/** The text of spec 1 section 9, with the time that is left. */
function lockedMessage(until: Date): ProblemText {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] =
    seconds < 60
      ? ([seconds, 'second'] as const)
      : minutes > 120
        ? ([Math.ceil(minutes / 60), 'hour'] as const)
        : ([minutes, 'minute'] as const)
  return `Too many attempts, try again in ${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Origin of a sign-in. */
export interface Origin {
  address: string
  userAgent: string | null
}

/** Both tokens of a session. */
export interface TokenPair {
  token: string
  refreshToken: string
}

const hash = ({ keys }: Pick<Deps, 'keys'>, text: string) => keyedHash(keys.hash, text)

async function open(deps: Pick<Deps, 'keys'>, tx: Tx, actor: Actor, origin: Origin): Promise<TokenPair> {
  const refreshToken = opaqueToken()
  await repository.insertSession(tx, {
    clientId: actor.homeClientId,
    id: actor.sessionId,
    userId: actor.userId,
    expiresAt: new Date(Date.now() + SESSION_DAYS * DAY),
    address: origin.address,
    userAgent: origin.userAgent?.slice(0, 400) ?? null,
    tokenHash: hash(deps, refreshToken),
  })
  await repository.noteSignIn(tx, actor.homeClientId, actor.userId)
  if (actor.employeeId !== null) await recordEach(tx, actor.homeClientId, [actor.employeeId], 'signed_in')
  await audit(tx, { clientId: actor.homeClientId, actor }, { action: 'session.login' })
  return { token: await signAccessToken(deps.keys.token, actor), refreshToken }
}

/** Logs a failed sign-in; for an unknown name only that it was one, because people type passwords there. */
const logFailure = (
  { database }: Pick<Deps, 'database'>,
  { client, account, origin }: { client: ClientRef; account: string; origin: Origin },
  user: { id: string; client_id: string } | undefined,
  code: 'wrong_password' | 'locked',
) =>
  database.withSystem(async (tx) => {
    const scope = user ? `failed:${account}` : `failed-unknown:${client.id}`
    const limit = user ? LOGGED_FAILURES.account : LOGGED_FAILURES.unknown
    if (await countInWindow(tx, { scope, limit, windowMs: BUDGET_MS })) return
    const row = { action: 'session.login', outcome: 'refused' as const, ...(user && { target: user.id }) }
    await audit(tx, { clientId: user?.client_id ?? client.id }, { ...row, details: { code, address: origin.address } })
  })

/**
 * Signs in.
 * @returns undefined for an unknown name, a wrong password, an inactive account and a client out of reach alike.
 * @throws problem `too_many_requests` with the end of the lock.
 */
export async function login(
  deps: Pick<Deps, 'database' | 'keys'>,
  client: ClientRef,
  username: string,
  password: string,
  origin: Origin,
): Promise<TokenPair | undefined> {
  const account = accountHash(deps.keys.hash, client.id, username)
  const pair = { clientId: client.id, account, address: networkOf(origin.address) }
  const findUser = async (tx: Tx) => (await findSignInUsers(tx, [client.id], username.trim()))[0]
  const { user: found, retryAt } = await deps.database.withSystem(async (tx) => {
    const user = await findUser(tx)
    // A stranger who spends the budget of the account or of a shared address must not lock its owner out.
    // Looked up for unknown users too, so that both take the same time.
    const owner = user ?? { id: client.id, client_id: client.id }
    const isKnown = await repository.isKnownAddress(tx, owner, origin.address)
    const addressLock = await findAddressLock(tx, pair)
    if (addressLock && !isKnown) return { user, retryAt: addressLock }
    const locked = await countAttempt(tx, pair, await findLockRule(tx, client.id))
    if (locked) return { user, retryAt: locked }
    if (isKnown) return { user }
    // One budget for all clients at which the account may sign in.
    const scope = `login:${accountHash(deps.keys.hash, user?.client_id ?? client.id, username)}`
    return { user, retryAt: await countInWindow(tx, { scope, limit: ACCOUNT_BUDGET, windowMs: BUDGET_MS }) }
  })
  if (retryAt) {
    await logFailure(deps, { client, account, origin }, found, 'locked')
    throw problem('too_many_requests', { message: lockedMessage(retryAt), retryAt })
  }

  for (let user = found; ; user = await deps.database.withSystem(findUser)) {
    // Hashing is outside every transaction: it takes 40 ms, and PGlite has one connection.
    const matches = await verifyPassword(password, user?.password_hash ?? (await dummyHash()))
    if (!user || !matches || user.status !== 'active') {
      await logFailure(deps, { client, account, origin }, user, 'wrong_password')
      return undefined
    }
    const { client_id: homeClientId, id: userId, password_hash: verifiedHash } = user
    const rehashed = needsRehash(verifiedHash) ? await hashPassword(password) : undefined
    const opened = await deps.database.withSystem(async (tx) => {
      if (!(await lockPassword(tx, { clientId: homeClientId, userId, verifiedHash }, rehashed))) return 'changed'
      const actor = await findActor(tx, { homeClientId, userId, sessionId: randomUUID() })
      if (!actor || !canReach(actor, client)) return undefined
      await forgetAttempts(tx, pair)
      return open(deps, tx, actor, origin)
    })
    // The password was changed during the comparison: compare with the new one.
    if (opened !== 'changed') return opened
  }
}

/**
 * Exchanges a refresh token for a new pair. A token used before ends the whole session, except
 * the immediate parent within ten seconds.
 * @throws problem `unauthorised` or `token_expired`.
 */
export async function refreshSession(deps: Pick<Deps, 'database' | 'keys'>, refreshToken: string): Promise<TokenPair> {
  const tokenHash = hash(deps, refreshToken)
  const answer = await deps.database.withSystem(async (tx) => {
    const found = await repository.lockRefreshToken(tx, tokenHash)
    if (!found || found.ended_at) return 'unauthorised'
    if (new Date(found.expires_at) <= new Date()) return 'token_expired'
    const { client_id: clientId, session_id: sessionId, user_id: userId } = found
    // Made from its parent, so that a repeated exchange gets the same child and not a branch.
    const next = keyedHash(deps.keys.hash, `child ${refreshToken}`)
    if (found.replaced_at) {
      const isRecent = Date.now() - new Date(found.replaced_at).getTime() < GRACE_MS
      if (!isRecent || (await repository.isReplaced(tx, clientId, hash(deps, next)))) {
        await endSessions(tx, { clientId, userId, sessionId }, 'reuse')
        await audit(tx, { clientId, actor: { userId, sessionId } }, { action: 'session.reuse', outcome: 'refused' })
        return 'unauthorised'
      }
    }
    const actor = await findActor(tx, { homeClientId: clientId, userId, sessionId })
    if (!actor) return 'unauthorised'
    if (!found.replaced_at) {
      await repository.insertRefreshToken(tx, clientId, sessionId, hash(deps, next))
      await repository.replaceRefreshToken(tx, clientId, tokenHash, hash(deps, next))
    }
    return { token: await signAccessToken(deps.keys.token, actor), refreshToken: next }
  })
  // Thrown after the commit: the end of a stolen session must be stored.
  if (typeof answer === 'string') throw problem(answer)
  return answer
}

/** Ends the caller's session; its tokens are dead at once. */
export async function logout({ database }: Pick<Deps, 'database'>, actor: Actor): Promise<void> {
  const { homeClientId: clientId, userId, sessionId } = actor
  await database.withTenant(homeScope(actor), async (tx) => {
    await endSessions(tx, { clientId, userId, sessionId }, 'logout')
    await audit(tx, { clientId, actor }, { action: 'session.logout' })
  })
}

/** The configuration of the client of a sub-domain; undefined if there is none. */
export const loadClientConfig = ({ database }: Pick<Deps, 'database'>, subdomain: string) =>
  database.withSystem((tx) => repository.findClientConfig(tx, subdomain.toLowerCase()))
