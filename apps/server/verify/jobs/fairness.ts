import { sql } from 'kysely'
import { jobKind } from '../../src/jobs/job.ts'
import { KINDS, type KindName } from '../../src/jobs/kinds.ts'
import { insertConflicts } from '../../src/modules/incidents/conflicts.ts'
import { EXPORTS, exportsOf, writeExport } from '../fairness/exports.ts'
import { measureFairness } from '../fairness/measure.ts'
import { withSides, type Sides } from '../fairness/sides.ts'
import { OF_SERVER, WORK } from '../fairness/work-of-kinds.ts'
import { isTooLong, longestBlock } from '../oracles/event-loop.ts'
import type { Job, Tally } from '../tally.ts'
import type { World } from '../world/world.ts'

/** Jobs that the large client queues before the small one queues its own. */
const FLOOD = 100
/** Among how many jobs the small client's is started. */
const WITHIN = 3
/** Parts of the work of one job. */
const SIZE = 20
/** Milliseconds that a job may hold the event loop, as a request (job `blocking`). */
const LIMIT = 50

const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** @returns the longest turn of the event loop, in milliseconds. */
async function flood(world: World, tally: Tally, { large, small }: Sides, name: keyof typeof KINDS): Promise<number> {
  const { database, jobs } = world.deps
  const make = WORK[name]
  if (!make) return 0
  const kind = jobKind<object>(name satisfies KindName)
  const payloads = {
    large: await make({ world, ...large, size: SIZE }),
    small: await make({ world, ...small, size: SIZE }),
  }
  const { rows: before } = await sql<{ now: string }>`select now()::text as now`.execute(database.kysely)
  await database.withSystem(async (tx) => {
    for (let index = 0; index < FLOOD; index += 1) await jobs.enqueue(tx, kind, payloads.large)
  })
  await database.withSystem((tx) => jobs.enqueue(tx, kind, payloads.small))
  // Before the jobs run: some queue further ones of their client.
  const { rows: last } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${name} order by created_on desc limit 1`.execute(database.kysely)
  const { result: done, longest } = await longestBlock(world.databaseTime, () => jobs.drain())
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${name} and created_on >= ${before[0]?.now ?? ''}::timestamptz
    order by started_on`.execute(database.kysely)
  const place = rows.findIndex(({ id }) => id === last[0]?.id) + 1
  tally.add('jobs', done)
  tally.check(
    place >= 1 && place <= WITHIN,
    `${name}: the small client's job is number ${place} of ${rows.length} that were started`,
  )
  return longest
}

async function tryKind(world: World, tally: Tally, sides: Sides, name: keyof typeof KINDS): Promise<void> {
  // The collector of garbage and the compiler hold the thread too, but not three times at one kind.
  let least = await flood(world, tally, sides, name)
  for (let again = 0; isTooLong(least, LIMIT) && again < 2; again += 1)
    least = Math.min(least, await flood(world, tally, sides, name))
  tally.figures.set('milliseconds at most', Math.max(Math.ceil(least), tally.figures.get('milliseconds at most') ?? 0))
  tally.check(!isTooLong(least, LIMIT), `${name}: held the event loop for ${Math.round(least)} ms`)
}

async function tryExport(world: World, tally: Tally, { large, small }: Sides, id: string): Promise<void> {
  const { addresses } = world.deps
  const taken = [addresses.takeExport(large.client.id), addresses.takeExport(large.client.id)]
  const third = await writeExport(world, large, id)
  tally.check(third === 429, `${id}: the third export at once of a client returns ${third}`)
  const other = await writeExport(world, small, id)
  tally.check(other === 200, `${id}: beside two exports of another client it returns ${other}`)
  for (const leave of taken) leave()
  const after = await writeExport(world, large, id)
  tally.check(after === 200, `${id}: after the exports of the client it returns ${after}`)
}

/** Looks for names in a report of 5,000 different words; the statements of the embedded database count. */
async function tryLongReport({ deps }: World, tally: Tally, { large: { client, records } }: Sides): Promise<void> {
  const text = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(' ')
  const key = { clientId: client.id, incidentId: records.incident, authorId: null }
  const scope = { clientId: client.id, platformId: client.platformId, userId: null }
  const look = () => deps.database.withTenant(scope, (tx) => insertConflicts(tx, key, { text, people: [] }))
  let least = Infinity
  for (let again = 0; isTooLong(least, LIMIT) && again < 3; again += 1)
    least = Math.min(least, (await longestBlock(() => 0, look)).longest)
  tally.figures.set('of the names in 5,000 words, with the database', Math.ceil(least))
  tally.check(!isTooLong(least, LIMIT), `names in 5,000 words: held the event loop for ${Math.round(least)} ms`)
}

/**
 * A small client beside a flood of a large one, at every kind of job and every export: the turns, by order and count, and how
 * long a job holds the event loop. In the full tier also the times, on both databases.
 */
export const fairness: Job<World> = {
  name: 'fairness',
  isEmbedded: true,
  floor: () => 3 * NAMES.length,
  async run(world, tally, { full, operations: only }) {
    for (const name of NAMES) {
      const isListed = KINDS[name].byClient ? WORK[name] !== undefined : OF_SERVER[name] !== undefined
      tally.check(isListed, `${name}: the kind is missing from the job fairness`)
    }
    for (const id of exportsOf(world))
      tally.check(EXPORTS.includes(id), `${id}: the export is missing from the job fairness`)
    await withSides(world, async (sides) => {
      for (const name of NAMES)
        if (WORK[name] && (!only || only.includes(name))) await tryKind(world, tally, sides, name)
      if (!only) await tryLongReport(world, tally, sides)
      for (const id of EXPORTS) if (!only || only.includes(id)) await tryExport(world, tally, sides, id)
    })
    if (full) await measureFairness(tally)
  },
}
