import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { ClientRef } from '../../src/access/actor.ts'
import { SUPERADMIN } from '../../src/access/grants.ts'
import { grantPermissions, makeScope, makeUser, restrictPermissions } from '../../src/modules/access/testing.ts'
import { hashCode } from '../../src/session/one-time-codes.ts'
import { signAccessToken } from '../../src/session/access-token.ts'
import { findActor } from '../../src/session/actor.repository.ts'
import { keyedHash, opaqueToken } from '../../src/session/keys.ts'
import type { Tx } from '../../src/db/database.ts'
import { CODE, MARK } from './constants.ts'
import type { Records } from './fixture.ts'
import { FIXTURES } from './fixtures.ts'
import type { World } from './world.ts'
import type { Caller } from './caller.ts'

/** Whom to make. */
export interface CallerPlan {
  home: ClientRef
  /** Names of the permissions held, or `all` that the client has. */
  permissions: 'all' | ((name: string) => boolean)
  /** Permissions that do not apply at home. */
  restrictedAtHome?: readonly string[]
  /** Clients, and teams of clients, where none of the permissions applies, or none of these. */
  restrictedFrom?: readonly { client: ClientRef; team?: string; permissions?: readonly string[] }[]
  /** Further clients granted. */
  scopes?: readonly ClientRef[]
  /** Records of the home client that belong to this person: the employee, and what fixtures link to the caller. */
  records?: Records
  /** Where somebody else, a superadmin, has the same id, name and address, and a session of the same id. */
  twinAt?: ClientRef
}

async function grantAll(tx: Tx, plan: CallerPlan, userId: string): Promise<Set<string>> {
  const { home, permissions } = plan
  const rows = await tx.selectFrom('permissions').select('name').where('client_id', '=', home.id).execute()
  const held = rows.filter(({ name }) => permissions === 'all' || permissions(name))
  const names = held.map(({ name }) => name)
  const user = { client_id: home.id, user_id: userId }
  await grantPermissions(tx, user, names)
  const atHome = names.filter((name) => plan.restrictedAtHome?.includes(name))
  await restrictPermissions(tx, user, atHome)
  for (const { client, team = null, permissions: only = names } of plan.restrictedFrom ?? [])
    await restrictPermissions(
      tx,
      user,
      names.filter((name) => only.includes(name)),
      { client: client.id, team },
    )
  return new Set(names)
}

type NewUser = Parameters<typeof makeUser>[2]

const soon = () => new Date(Date.now() + 600_000)

async function insertCodes(tx: Tx, world: World, userId: string, clients: readonly ClientRef[]): Promise<void> {
  const id = randomUUID()
  const code = { id, user_id: userId, code_hash: hashCode(world.deps.keys, id, CODE), expires_at: soon() }
  await tx
    .insertInto('otp_codes')
    .values(clients.map((client) => ({ ...code, client_id: client.id, purpose: 'password-reset', used_at: null })))
    .execute()
}

async function insertTwin(tx: Tx, client: ClientRef, user: NewUser & { id: string }, sessionId: string): Promise<void> {
  const client_id = client.id
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('client_id', '=', client_id)
    .where('name', '=', SUPERADMIN)
    .executeTakeFirstOrThrow()
  const twin = { role_id: role.id, label: `${MARK}${client.subdomain}-twin`, password_hash: 'another' }
  await makeUser(tx, client_id, { ...user, ...twin })
  await insertSession(tx, client_id, user.id, sessionId)
}

const insertSession = (tx: Tx, client_id: string, user_id: string, id: string) =>
  tx
    .insertInto('sessions')
    .values({ client_id, id, user_id, expires_at: soon(), address: null, user_agent: null })
    .execute()

async function openSession(tx: Tx, world: World, home: ClientRef, userId: string, sessionId: string) {
  const [refreshToken, resetGrant] = [opaqueToken(), opaqueToken()]
  const hash = (text: string) => keyedHash(world.deps.keys.hash, text)
  await insertSession(tx, home.id, userId, sessionId)
  await tx
    .insertInto('refresh_tokens')
    .values({ client_id: home.id, session_id: sessionId, token_hash: hash(refreshToken) })
    .execute()
  await tx
    .insertInto('reset_grants')
    .values({ client_id: home.id, user_id: userId, token_hash: hash(resetGrant), expires_at: soon() })
    .execute()
  return { sessionId, refreshToken, resetGrant }
}

/** Makes a signed-in person directly in the database, so that a case costs no password hash. */
export function createCaller(world: World, plan: CallerPlan): Promise<Caller> {
  const { home, scopes = [] } = plan
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  const username = `verify-${userId.slice(0, 13)}`
  const email = `${username}@${home.subdomain}.example`
  return world.deps.database.withSystem(async (tx) => {
    const account = { id: userId, username, label: username, email, password_hash: world.passwordHash }
    const user = { ...account, employee_id: plan.records?.ownEmployee ?? null }
    // First, so that a look-up that forgets the client comes upon the twin.
    if (plan.twinAt) await insertTwin(tx, plan.twinAt, user, sessionId)
    await makeUser(tx, home.id, user)
    if (plan.twinAt) await insertCodes(tx, world, userId, [plan.twinAt, home])
    const held = await grantAll(tx, plan, userId)
    const { records } = plan
    if (records) {
      for (const client of [home, ...(plan.twinAt ? [plan.twinAt] : [])]) {
        const own = { ...records, client: client.id, platform: client.platformId }
        for (const fixture of FIXTURES) await fixture.forCaller?.(tx, { records: own, client, userId })
      }
    }
    for (const scope of scopes) {
      await makeScope(tx, { client_id: home.id, user_id: userId }, scope.id)
    }
    const session = await openSession(tx, world, home, userId, sessionId)
    const actor = await findActor(tx, { homeClientId: home.id, userId, sessionId: session.sessionId })
    if (!actor) throw new Error('The caller just made does not exist.')
    const platform = held.has('PLATFORM_VIEW')
      ? Object.values(world.clients).filter(({ platformId }) => platformId === home.platformId)
      : []
    const sees = new Set([home, ...scopes, ...platform].map(({ id }) => id))
    return {
      userId,
      username,
      email,
      employeeId: plan.records?.ownEmployee,
      home,
      sees,
      ...session,
      token: await signAccessToken(world.deps.keys.token, actor),
    }
  })
}

/** Removes people after their cases; their audit rows stay. */
export async function removeCallers(world: World, callers: readonly Caller[]): Promise<void> {
  if (callers.length === 0) return
  const ids = callers.map(({ userId }) => userId)
  await world.deps.database.withSystem((tx) => tx.deleteFrom('users').where('id', 'in', ids).execute())
}

/** Opens a caller's session again, with a new token, after a case that ended it or before it runs out. */
export async function revive(world: World, caller: Caller): Promise<void> {
  const { home, userId, sessionId } = caller
  await world.deps.database.withSystem(async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ ended_at: sql<null>`null`, end_reason: null, expires_at: soon() })
      .where('client_id', '=', home.id)
      .where('id', '=', sessionId)
      .execute()
    const actor = await findActor(tx, { homeClientId: home.id, userId, sessionId })
    if (actor) caller.token = await signAccessToken(world.deps.keys.token, actor)
  })
}

/** A token of a new session of an account; undefined for one that may not sign in. */
export function signIn(world: World, home: ClientRef, userId: string): Promise<string | undefined> {
  return world.deps.database.withSystem(async (tx) => {
    const { sessionId } = await openSession(tx, world, home, userId, randomUUID())
    const actor = await findActor(tx, { homeClientId: home.id, userId, sessionId })
    return actor && signAccessToken(world.deps.keys.token, actor)
  })
}

/** The same request with the caller's token. */
export function as(caller: Pick<Caller, 'token'>, request: InjectOptions): InjectOptions {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${caller.token}` } }
}
