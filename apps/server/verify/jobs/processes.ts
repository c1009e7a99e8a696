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
const EFFORT = { quick: { pairs: 60, rounds: 1 }, full: { pairs: 2_000, rounds: 3 } }

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

/** Counters, and what each request writes of itself. */
const isCounted = ({ table }: RowChange) =>
  kindOfTable(table) !== undefined && !['attempts', 'sessions', 'counts', 'activity'].includes(kindOfTable(table) ?? '')

function summaryOf(changes: readonly RowChange[], [first, second]: Outcome['statuses']): string {
  const verb = ({ old, new: now }: RowChange) => (old ? (now ? 'changed' : 'removed') : 'added')
  const counts = Map.groupBy(changes.filter(isCounted), (change) => `${change.table} ${verb(change)}`)
  const rows = [...counts].map(([what, { length }]) => `${what} ${length}`).toSorted()
  return [`${first} and ${second}`, ...rows].join(', ')
}

/** Sends two requests in a way, runs what they queue at both servers at once, and takes all of it back. */
async function outcomeOf(
  { world, second, scene }: Stage,
  pair: Pair,
  way: (send: readonly [() => Promise<LightMyRequestResponse>, () => Promise<LightMyRequestResponse>]) => Promise<
    readonly [LightMyRequestResponse, LightMyRequestResponse]
  >,
): Promise<Outcome> {
  await removeJobs(world)
  const start = await scene.journal.position()
  const [one, other] = pair.map((made) => as(scene.caller, requestOf(made))) as [object, object]
  const [a, b] = await way([() => world.send(one), () => second.send(other)])
  await Promise.all([world.deps.jobs.drain(), second.deps.jobs.drain()])
  const statuses = [a.statusCode, b.statusCode] as const
  const text = summaryOf(await scene.journal.rowsSince(start), statuses)
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
  const back = await outcomeOf(stage, pair, async ([a, b]) => {
    const later = await b()
    return [await a(), later]
  })
  const allowed = [forth.text, back.text]
  for (let round = 0; round < rounds; round += 1) {
    const { statuses, text } = await outcomeOf(stage, pair, ([a, b]) => Promise.all([a(), b()]))
    if (process.env['TELL']) console.log(name, text)
    tally.add('pairs sent at once')
    tally.add('both accepted', statuses.every((status) => status < 300) ? 1 : 0)
    tally.judge(
      allowed.includes(text)
        ? undefined
        : `${name}: at once ${text}; one after the other ${[...new Set(allowed)].join(' or ')}`,
    )
  }
}

/** Operations that a person sends, with a request of each that works for records of the scene. */
const writesOf = ({ operations }: World, only: readonly string[] | undefined) =>
  operations.filter(
    (one) => isWrite(one) && one.access !== 'public' && !fixtureOf(one.id).endsSession && (!only || only.includes(one.id)),
  )

/** Records of two requests of an operation: the same ones, and ones that differ in one, where the operation names several. */
function variantsOf(operation: Operation, { records, others }: Scene): (readonly [Records, Records])[] {
  const names = [...namesOf(operation)].filter((name) => name in records) as (keyof Records)[]
  const differing = names.length > 1 ? names : []
  return [
    [records, records],
    [others, others],
    ...differing.map((name) => [records, { ...records, [name]: others[name] }] as const),
  ]
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
  async run(_world, tally, { full, seed, operations: only }) {
    const { pairs, rounds } = EFFORT[full ? 'full' : 'quick']
    await withTwoServers(async (world, second) => {
      const scene = await openScene(world)
      const stage = { world, second, scene }
      const made = (operation: Operation, records: Records) =>
        draft(operation, { records, caller: scene.caller, sibling: world.clients.sibling })
      const operations = writesOf(world, only)
      for (const operation of operations)
        for (const [records, other] of variantsOf(operation, scene))
          await judge(stage, tally, [made(operation, records), made(operation, other)], rounds)
      for (const [one, other] of pairsOf(operations, pairs, seed))
        for (const records of [scene.records, scene.others])
          await judge(stage, tally, [made(one, records), made(other, records)], rounds)
      await scene.close()
    })
  },
}
