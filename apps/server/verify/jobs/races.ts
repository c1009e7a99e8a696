import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { draft, requestOf } from '../contract/requests.ts'
import { isCreate } from '../contract/operations.ts'
import type { Job, Tally } from '../tally.ts'
import { as, createCaller, removeCallers } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { openJournal } from '../world/journal.ts'
import { openScene } from '../world/scene.ts'
import type { World } from '../world/world.ts'
import { guessesRace, loginRace } from './secret-races.ts'

const PARALLEL = 200
/** At once per wave; beyond 150 the server sheds load on purpose. */
const WAVE = 100

/** Sends the same request many times at once. */
export async function storm(
  world: World,
  times: number,
  request: (index: number) => InjectOptions,
): Promise<LightMyRequestResponse[]> {
  const responses: LightMyRequestResponse[] = []
  for (let start = 0; start < times; start += WAVE) {
    const wave = Array.from({ length: Math.min(WAVE, times - start) }, (_, index) => world.send(request(start + index)))
    responses.push(...(await Promise.all(wave)))
  }
  return responses
}

// The most rows of one action: a create may add one of another action, for the permission that comes with it.
async function doneBy(world: World, caller: Caller): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(max(n), 0)::int as n from (
    select count(*) as n from audit_log where user_id = ${caller.userId} and outcome = 'done' group by action) x`.execute(
    world.deps.database.kysely,
  )
  return Number(rows[0]?.n)
}

// Every create of the contract, the same key at once: one record, one audit row, one response for all.
async function createsRace(world: World, tally: Tally, only: readonly string[] | undefined): Promise<void> {
  const { sibling } = world.clients
  const { records, caller, undo, close } = await openScene(world)
  for (const operation of world.operations.filter(isCreate)) {
    if (only && !only.includes(operation.id)) continue
    const request = as(caller, requestOf(draft(operation, { records, caller, sibling })))
    const count = operation.id === 'quickCreateEmployee' ? PARALLEL : 20
    const headers = { ...request.headers, 'idempotency-key': randomUUID() }
    const responses = await storm(world, count, () => ({ ...request, headers }))
    // The logo that another race uploads is remembered for five seconds: its version may change in between.
    const kinds = new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body.replaceAll(/&v=\d+/g, '')}`))
    tally.cases += count
    tally.add('double submits', count)
    const done = await doneBy(world, caller)
    if (kinds.size !== 1 || (responses[0]?.statusCode ?? 500) >= 300)
      tally.failures.push(
        `${operation.id}: ${kinds.size} different responses to one key: ${[...kinds].join(' | ').slice(0, 300)}`,
      )
    if (done !== 1)
      tally.failures.push(`${operation.id}: ${count} parallel creates with one key left ${done} audit rows`)
    await undo()
  }
  await close()
}

async function livingSessions(world: World, caller: Caller): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sessions
    where user_id = ${caller.userId} and ended_at is null`.execute(world.deps.database.kysely)
  return Number(rows[0]?.n)
}

const exchange = (caller: Caller, refreshToken: string): InjectOptions => ({
  method: 'POST',
  url: `/api/login/${caller.home.id}/refresh`,
  payload: { refreshToken },
})
const nextOf = (response: LightMyRequestResponse | undefined) =>
  response?.json<{ refreshToken?: string }>().refreshToken ?? 'x'.repeat(30)

// One refresh token exchanged many times at once, as several tabs do: one session survives, and the grace period does not grow.
async function refreshRace(world: World, tally: Tally): Promise<void> {
  const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
  const responses = await storm(world, 20, () => exchange(caller, caller.refreshToken))
  tally.cases += responses.length
  tally.check(
    responses.every(({ statusCode }) => statusCode === 200),
    'a parallel refresh is rejected',
  )
  tally.check((await livingSessions(world, caller)) === 1, 'parallel refreshes left no or several living families')
  const { kysely } = world.deps.database
  const ofSession = sql`session_id = ${caller.sessionId} and replaced_at is not null`
  await sql`update refresh_tokens set replaced_at = now() - interval '9 seconds' where ${ofSession}`.execute(kysely)
  await world.send(exchange(caller, caller.refreshToken))
  await sql`update refresh_tokens set replaced_at = replaced_at - interval '2 seconds' where ${ofSession}`.execute(
    kysely,
  )
  const late = await world.send(exchange(caller, caller.refreshToken))
  tally.check(late.statusCode === 401, 'repeating an exchange stretches the grace of ten seconds')
  await removeCallers(world, [caller])
}

// A token exchanged again after its child was: somebody has a copy, and every token of the family is dead.
async function replay(world: World, tally: Tally): Promise<void> {
  const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
  const second = await world.send(exchange(caller, caller.refreshToken))
  const third = await world.send(exchange(caller, nextOf(second)))
  tally.check(third.statusCode === 200, `the second refresh is rejected (${third.statusCode})`)
  const stolen = await world.send(exchange(caller, caller.refreshToken))
  tally.check(stolen.statusCode === 401, 'a refresh token was exchanged again after its child was')
  tally.check((await livingSessions(world, caller)) === 0, 'the family outlived the replay of an old refresh token')
  const newest = await world.send(exchange(caller, nextOf(third)))
  tally.check(newest.statusCode === 401, 'the newest token works although its family is dead')
  const access = await world.send(as(caller, { url: `/api/ssp/production/access/${caller.home.id}/users` }))
  tally.check(access.statusCode === 401, 'the access token outlived its family')
  await removeCallers(world, [caller])
}

// One signed address, several puts at once: one is taken.
async function uploadRace(world: World, tally: Tally): Promise<void> {
  const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
  const payload = { bucketName: 'logos', filePath: `${caller.home.id}/logo.svg`, contentType: 'image/svg+xml' }
  const client = { 'ssp-client': caller.home.id }
  const signed = await world.send(
    as(caller, { method: 'POST', url: '/api/dashboard/sign-upload-url', payload, headers: client }),
  )
  const { url } = signed.json<{ url: string }>()
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>'
  const responses = await storm(world, 10, () => ({
    method: 'PUT',
    url,
    payload: picture,
    headers: { 'content-type': 'image/svg+xml' },
  }))
  const taken = responses.filter(({ statusCode }) => statusCode === 200).length
  tally.cases += 10
  tally.check(taken === 1, `one upload address took ${taken} files`)
  await removeCallers(world, [caller])
}

/** What must happen once, requested many times at once. */
export const races: Job<World> = {
  name: 'races',
  isEmbedded: true,
  floor: (_world, { operations: only }) => (only ? 20 * only.length : 400),
  async run(world, tally, { full, operations: only }) {
    for (let round = 0; round < (full ? 5 : 1); round += 1) {
      await createsRace(world, tally, only)
      if (only) continue
      const journal = await openJournal(world.deps.database)
      await refreshRace(world, tally)
      await replay(world, tally)
      await uploadRace(world, tally)
      await guessesRace(world, tally)
      await loginRace(world, tally)
      await journal.close()
      tally.add('rounds')
    }
  },
}
