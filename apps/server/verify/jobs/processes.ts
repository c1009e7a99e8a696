import type { LightMyRequestResponse } from 'fastify'
import { random } from '../../src/seed/random.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { draft, namesOf, requestOf } from '../contract/requests.ts'
import { kindOfTable } from '../oracles/kinds.ts'
import type { Job, Tally } from '../tally.ts'
import { as, revive } from '../world/callers.ts'
import type { Draft, Records } from '../world/fixture.ts'
import { fixtureOf } from '../world/fixtures.ts'
import type { RowChange } from '../world/journal.ts'
import { removeJobs } from '../world/remove-jobs.ts'
import { openScene, type Scene } from '../world/scene.ts'
import { withTwoServers, type SecondServer } from '../world/second-server.ts'
import type { World } from '../world/world.ts'

/** Pairs of different operations of one area, and how often each pair is sent at once. */
const EFFORT = { quick: { pairs: 40, rounds: 1 }, full: { pairs: 1_000, rounds: 2 } }

/** How one of two requests is answered when the other one was first: gone, by a foreign key too (400), taken or changed. */
const LATE: ReadonlySet<number> = new Set([400, 404, 409, 412])

/** What changes the queue, which the journal does not take back. */
const OF_QUEUE: ReadonlySet<string> = new Set(['retryJob', 'retryJobsOfKind'])

/** Kinds of rows that count requests, and not what they do. */
const COUNTERS: ReadonlySet<string | undefined> = new Set([undefined, 'attempts', 'sessions', 'counts', 'activity'])

interface Stage {
  world: World
  second: SecondServer
  scene: Scene
}

type Pair = readonly [Draft, Draft]

/** What two requests came to: their statuses and the rows that differ afterwards, by table. */
interface Outcome {
  statuses: readonly [number, number]
  text: string
}

/** Requests that were rejected are in the audit log too. */
const isEffect = ({ table, new: now }: RowChange) =>
  !COUNTERS.has(kindOfTable(table)) && !(table === 'audit_log' && now?.['outcome'] !== 'done')

function summaryOf(changes: readonly RowChange[], statuses: Outcome['statuses'], isSame: boolean): string {
  const answers = statuses.map((status) => (LATE.has(status) ? 'too late' : String(status)))
  const verb = ({ old, new: now }: RowChange) => (old ? (now ? 'changed' : 'removed') : 'added')
  const counts = Map.groupBy(changes.filter(isEffect), (change) => `${change.table} ${verb(change)}`)
  const rows = [...counts].map(([what, { length }]) => `${what} ${length}`).toSorted()
  return [(isSame ? answers.toSorted() : answers).join(' and '), ...rows].join(', ')
}

/** Sends two requests in a way, runs what they queue at both servers at once, and takes all of it back. */
async function outcomeOf(
  { world, second, scene }: Stage,
  pair: Pair,
  way: (
    send: readonly [() => Promise<LightMyRequestResponse>, () => Promise<LightMyRequestResponse>],
  ) => Promise<readonly [LightMyRequestResponse, LightMyRequestResponse]>,
): Promise<Outcome> {
  await removeJobs(world)
  const start = await scene.journal.position()
  const [one, other] = pair.map((made) => as(scene.caller, requestOf(made))) as [object, object]
  const [a, b] = await way([() => world.send(one), () => second.send(other)])
  await Promise.all([world.deps.jobs.drain(), second.deps.jobs.drain()])
  const statuses = [a.statusCode, b.statusCode] as const
  const text = summaryOf(await scene.journal.rowsSince(start), statuses, pair[0] === pair[1])
  await scene.undo()
  for (const { deps } of [world, second]) deps.directory.forget()
  return { statuses, text }
}

/** Fails unless both at once come to what they come to one after the other, in either order. */
async function judge(stage: Stage, tally: Tally, pair: Pair, rounds: number): Promise<void> {
  const { world, scene } = stage
  const name = pair.map(({ operation }) => operation.id).join(' and ')
  await revive(world, scene.caller)
  const forth = await outcomeOf(stage, pair, async ([a, b]) => [await a(), await b()])
  const allowed = [forth.text]
  if (pair[0] !== pair[1]) {
    const back = await outcomeOf(stage, pair, async ([a, b]) => {
      const first = await b()
      return [await a(), first]
    })
    allowed.push(back.text)
  }
  for (let round = 0; round < rounds; round += 1) {
    const { statuses, text } = await outcomeOf(stage, pair, ([a, b]) => Promise.all([a(), b()]))
    tally.add('pairs sent at once')
    tally.add('both accepted', statuses.every((status) => status < 300) ? 1 : 0)
    tally.judge(
      allowed.includes(text) && statuses.every((status) => status < 500)
        ? undefined
        : `${name}: at once ${text}; one after the other ${[...new Set(allowed)].join(' or ')}`,
    )
  }
}

/** Operations that a person sends, with a request of each that works for records of the scene. */
const writesOf = ({ operations }: World, only: readonly string[] | undefined) =>
  operations.filter(
    (one) =>
      isWrite(one) &&
      one.access !== 'public' &&
      !OF_QUEUE.has(one.id) &&
      !fixtureOf(one.id).endsSession &&
      (!only || only.includes(one.id)),
  )

/** Records of which one is another one, where an operation names several. */
function differingIn(operation: Operation, { records, others }: Scene): Records[] {
  const names = [...namesOf(operation)].filter((name) => name in records) as (keyof Records)[]
  return names.length > 1 ? names.map((name) => ({ ...records, [name]: others[name] })) : []
}

const areaOf = ({ path }: Operation) => path.replace('/ssp/production', '').split('/')[1] ?? ''

function pairsOf(operations: readonly Operation[], count: number, seed: number): [Operation, Operation][] {
  const dice = random(`processes ${seed}`)
  const byArea = [...Map.groupBy(operations, areaOf).values()].filter(({ length }) => length > 1)
  return Array.from({ length: byArea.length > 0 ? count : 0 }, () => {
    const one = dice.pick(operations.filter((operation) => byArea.some((area) => area.includes(operation))))
    const others = byArea.find((area) => area.includes(one))?.filter((other) => other !== one) ?? []
    return [one, dice.pick(others)]
  })
}

/**
 * The same request, and pairs of requests of one area, at two servers over one PostgreSQL at once: both come to what they come to
 * one after the other.
 */
export const processes: Job<World> = {
  name: 'processes',
  floor: ({ operations }, { operations: only }) => only?.length ?? operations.filter(isWrite).length,
  async run({ difference }, tally, { full, seed, operations: only }) {
    const { pairs, rounds } = EFFORT[full ? 'full' : 'quick']
    await withTwoServers(difference, async (world, second) => {
      const scene = await openScene(world)
      const stage = { world, second, scene }
      const made = (operation: Operation, records: Records) =>
        draft(operation, { records, caller: scene.caller, sibling: world.clients.sibling })
      const operations = writesOf(world, only)
      const sets = full ? [scene.records, scene.others] : [scene.records]
      for (const operation of operations) {
        for (const records of sets) {
          const request = made(operation, records)
          await judge(stage, tally, [request, request], rounds)
        }
        for (const records of full ? differingIn(operation, scene) : [])
          await judge(stage, tally, [made(operation, scene.records), made(operation, records)], rounds)
      }
      for (const [one, other] of pairsOf(operations, pairs, seed))
        for (const records of sets) await judge(stage, tally, [made(one, records), made(other, records)], rounds)
      await scene.close()
    })
  },
}
