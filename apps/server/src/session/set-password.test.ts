import { argon2Sync } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { changePassword } from '../modules/profile/password.service.ts'
import { login } from '../modules/session/session.service.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { fixedId } from '../testing/tenants.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { findActor } from './actor.repository.ts'
import { hashPassword, needsRehash } from './password.ts'
import { setPassword } from './set-password.ts'

const NEW = 'Harbour-77-lantern'
const origin = { address: '10.0.0.1', userAgent: null }

const server = setUpServer()
let original: string
let newHash: string

beforeAll(async () => {
  original = await storedHash()
  newHash = await hashPassword(NEW)
})
beforeEach(() => store(original))

const client = () => ({
  id: server.tenants.clientId('acme'),
  platformId: fixedId('platform north'),
  strictRights: false,
  subdomain: 'acme',
})
const account = () => ({ clientId: client().id, userId: server.tenants.userId('acme', 'admin') })
const storedHash = () =>
  server.inSystem(async (tx) => {
    const { userId } = account()
    const user = await tx.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
    return user.password_hash
  })
const store = (hash: string) =>
  server.inSystem(async (tx) => {
    await sql`update users set password_hash = ${hash} where id = ${account().userId}`.execute(tx)
    await sql`delete from sessions`.execute(tx)
  })
const livingSessions = () => server.db.selectFrom('sessions').where('ended_at', 'is', null).selectAll().execute()
const reset = (hash = newHash) =>
  server.inSystem((tx) => setPassword(tx, server.deps.jobs, { ...account(), hash, action: 'reset' }))

/** A hash of less cost than those of today, which a sign-in renews. */
function cheapHash(message: string): string {
  const nonce = Buffer.alloc(16, 1)
  const hash = argon2Sync('argon2id', { message, nonce, parallelism: 1, tagLength: 32, memory: 64, passes: 1 })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${tag}`
}

/** The same dependencies, with `work` done between the check of the password and the transaction that follows it. */
function overlappedBy(work: () => Promise<unknown>, transactionsBefore: number): Deps {
  const { database } = server.deps
  let begun = 0
  const overlap = async () => {
    if (begun++ === transactionsBefore) await work()
  }
  return {
    ...server.deps,
    database: {
      ...database,
      withSystem: async (run) => {
        await overlap()
        return database.withSystem(run)
      },
      withTenant: async (scope, run) => {
        await overlap()
        return database.withTenant(scope, run)
      },
    },
  }
}
const loginOverlappedBy = (work: () => Promise<unknown>, password = server.tenants.password) =>
  login(overlappedBy(work, 1), client(), 'admin', password, origin)

test('a sign-in with the old password that overlaps a reset opens no session', async () => {
  expect(await loginOverlappedBy(reset)).toBeUndefined()
  expect(await livingSessions()).toEqual([])
})

test('a sign-in that waits for a reset which is not committed yet opens no session', async () => {
  let began = () => {}
  const hasBegun = new Promise<void>((done) => (began = done))
  const login = hasBegun.then(() => loginOverlappedBy(async () => {}))
  await server.inSystem(async (tx) => {
    await setPassword(tx, server.deps.jobs, { ...account(), hash: newHash, action: 'reset' })
    began()
    await untilBlocked(server.deps.database, 1)
  })
  expect(await login).toBeUndefined()
  expect(await livingSessions()).toEqual([])
})

test('a hash that is renewed at a sign-in does not overwrite a password that was set during it', async () => {
  await store(cheapHash(server.tenants.password))
  expect(await loginOverlappedBy(reset)).toBeUndefined()
  expect(await storedHash()).toBe(newHash)
  await store(cheapHash(server.tenants.password))
  expect(await loginOverlappedBy(async () => {})).toHaveProperty('token')
  expect(needsRehash(await storedHash())).toBe(false)
})

test('a sign-in succeeds when another sign-in renews the hash during it', async () => {
  const renewed = await hashPassword(server.tenants.password)
  expect(await loginOverlappedBy(() => store(renewed))).toHaveProperty('token')
  expect(await storedHash()).toBe(renewed)
})

test('a password change that overlaps a reset does not win', async () => {
  const { clientId, userId } = account()
  const actor = await server.deps.database.readSystem((db) =>
    findActor(db, { homeClientId: clientId, userId, sessionId: userId }),
  )
  expect(await changePassword(overlappedBy(reset, 2), actor!, server.tenants.password, 'Meadow-31-windmill')).toBe(
    false,
  )
  expect(await storedHash()).toBe(newHash)
})
