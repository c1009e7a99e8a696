import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { keyedHash } from '../../src/session/keys.ts'
import type { Tally } from '../tally.ts'
import { createCaller, removeCallers } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { PASSWORD } from '../world/constants.ts'
import type { World } from '../world/world.ts'

const CODE = '271828'
const MAX_GUESSES = 5
const MAX_FAILURES = 10

const address = (index: number) => `10.9.${index >> 8}.${index & 255}`

async function insertCode(world: World, caller: Caller): Promise<string> {
  const id = '00000000-0000-4000-8000-000000000001'
  const { hash } = world.deps.keys
  const row = { client_id: caller.home.id, id, user_id: caller.userId, purpose: 'password-reset' as const }
  await world.deps.database.withSystem((tx) =>
    tx
      .insertInto('otp_codes')
      .values({
        ...row,
        code_hash: keyedHash(hash, [id, CODE].join('\n')),
        expires_at: new Date(Date.now() + 600_000),
        used_at: null,
      })
      .execute(),
  )
  return id
}

/** Many guesses of a one-time code at once, each from another address: five are counted, and the right one comes too late. */
export async function guessesRace(world: World, tally: Tally): Promise<void> {
  const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
  const guess = (otp: string, index: number): InjectOptions => ({
    method: 'POST',
    url: '/api/core/otp/reconcile',
    payload: { user_id: caller.email, type: 0, scope: 'ssp', otp },
    headers: { 'ssp-client': caller.home.id },
    remoteAddress: address(index),
  })
  const id = await insertCode(world, caller)
  const first = await world.send(guess(CODE, 1000))
  tally.check(first.json<{ status: string }>().status === 'success', 'a right code is rejected')
  await world.deps.database.withSystem((tx) => tx.deleteFrom('otp_codes').where('id', '=', id).execute())
  await insertCode(world, caller)
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => world.send(guess(String(100_000 + index), index))),
  )
  tally.cases += responses.length
  tally.add('code guesses', responses.length)
  const { rows } = await sql<{ tries: number }>`select tries from otp_codes where id = ${id}`.execute(
    world.deps.database.kysely,
  )
  const tries = rows[0]?.tries ?? MAX_GUESSES
  tally.check(tries === MAX_GUESSES, `${responses.length} parallel guesses counted as ${tries}`)
  const late = await world.send(guess(CODE, 2000))
  tally.check(late.json<{ status: string }>().status === 'error', 'the right code works after five wrong ones')
  await grantRace(world, tally, caller)
  await removeCallers(world, [caller])
}

// One grant, several new passwords at once: one is set.
async function grantRace(world: World, tally: Tally, caller: Caller): Promise<void> {
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      world.send({
        method: 'POST',
        url: '/api/core/otp/password',
        payload: {
          user_id: caller.email,
          type: 0,
          scope: 'ssp',
          grant: caller.resetGrant,
          newPassword: `Harbour-77-pilot-${index}`,
        },
        headers: { 'ssp-client': caller.home.id },
        remoteAddress: address(3000 + index),
      }),
    ),
  )
  const set = responses.filter(({ statusCode }) => statusCode === 200).length
  tally.cases += responses.length
  tally.check(set === 1, `one grant set ${set} passwords`)
}

/** Many wrong passwords at once from one address: ten are looked at, and the owner elsewhere is not locked out. */
export async function loginRace(world: World, tally: Tally): Promise<void> {
  const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
  const login = (password: string, from: string): InjectOptions => ({
    method: 'POST',
    url: `/api/login/${caller.home.id}`,
    payload: { username: caller.username, password },
    remoteAddress: from,
  })
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => world.send(login(`Wrong-${index}-guess`, '10.8.0.1'))),
  )
  const lookedAt = responses.filter(({ statusCode }) => statusCode === 200).length
  tally.cases += responses.length
  tally.add('wrong passwords', responses.length)
  tally.check(lookedAt <= MAX_FAILURES, `${lookedAt} of ${responses.length} parallel passwords were looked at`)
  tally.check(
    responses.every(
      ({ statusCode, headers }) => statusCode === 200 || (statusCode === 429 && Number(headers['retry-after']) > 0),
    ),
    'a locked sign-in returns something else than 429 with Retry-After',
  )
  const locked = await world.send(login(PASSWORD, '10.8.0.1'))
  tally.check(locked.statusCode === 429, 'the right password unlocks a locked address')
  const owner = await world.send(login(PASSWORD, '10.8.0.2'))
  tally.check(owner.json<{ success?: boolean }>().success === true, 'an attacker elsewhere locks the owner out')
  await removeCallers(world, [caller])
}
