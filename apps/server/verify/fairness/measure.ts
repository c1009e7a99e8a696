import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobKind } from '../../src/jobs/job.ts'
import type { KINDS } from '../../src/jobs/kinds.ts'
import { startPostgresCluster } from '../../src/testing/postgres-cluster.ts'
import type { Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import { openWorld, type World } from '../world/world.ts'
import { EXPORTS, writeExport } from './exports.ts'
import { openSides, type Side, type Sides } from './sides.ts'
import { WORK } from './work-of-kinds.ts'

/** Limits of the small client beside a flood: how much slower its median request is, its p99, and the start of its job. */
const MOST = { ratio: 5, p99: 500, start: 10_000 }
/** Jobs of the large client, and the parts of the work of each. */
const JOBS = 40
const SIZE = 200
/** Milliseconds of each measurement, at least and at most. */
const TIME = { least: 2_000, most: 15_000 }
/** Requests for exports that the large client has open at once. */
const EXPORTERS = 8

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

/** Milliseconds of the requests of the small client for its list, one at a time, until it is over. */
async function requests(world: World, { caller, client }: Side, isOver: () => boolean): Promise<number[]> {
  const took: number[] = []
  const began = performance.now()
  while (performance.now() - began < TIME.least || (!isOver() && performance.now() - began < TIME.most)) {
    const before = performance.now()
    await world.send(as(caller, { url: `/api/ssp/production/employees/${client.id}?clientId=${client.id}&limit=10` }))
    took.push(performance.now() - before)
  }
  return took
}

interface Figures {
  ratio: number
  p99: number
  start: number
}

function judge(tally: Tally, where: string, what: string, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    const most = MOST[name as keyof Figures]
    tally.check(value <= most, `${where}, ${what}: ${name} ${value.toFixed(1)}, at most ${most}`)
    const label = `${where}: ${{ ratio: 'ratio of the medians, in hundredths', p99: 'p99, ms', start: 'start of a job, ms' }[name]}`
    const figure = Math.round(name === 'ratio' ? value * 100 : value)
    tally.figures.set(label, Math.max(figure, tally.figures.get(label) ?? 0))
  }
}

async function besideJobs(world: World, { large, small }: Sides, name: keyof typeof KINDS) {
  const { database, jobs } = world.deps
  const make = WORK[name]
  if (!make) throw new Error(`${name} has no work`)
  const kind = jobKind<object>(name)
  const floods = [await make({ world, ...large, size: SIZE }), await make({ world, ...large, size: SIZE })]
  const own = await make({ world, ...small, size: 1 })
  await database.withSystem(async (tx) => {
    for (let index = 0; index < JOBS; index += 1) await jobs.enqueue(tx, kind, floods[index % floods.length] ?? {})
  })
  const began = performance.now()
  let start = Number.POSITIVE_INFINITY
  let isDone = false
  const watch = async () => {
    await wait(500)
    await database.withSystem((tx) => jobs.enqueue(tx, kind, own))
    while (performance.now() - began < TIME.most && !isDone) {
      const { rows } = await sql<{ ms: number | null; open: number }>`
        select (extract(epoch from max(started_on - created_on) filter (where group_id = ${small.client.id})) * 1000)::int as ms,
          (count(*) filter (where state < 'completed'))::int as open
        from pgboss.job where name = ${name}`.execute(database.kysely)
      start = rows[0]?.ms ?? start
      isDone = rows[0]?.open === 0
      await wait(200)
    }
  }
  const [took] = await Promise.all([requests(world, small, () => isDone), watch()])
  return { took, start }
}

async function besideExports(world: World, { large, small }: Sides, id: string) {
  const over = new AbortController()
  const exporter = async () => {
    while (!over.signal.aborted) {
      const status = await writeExport(world, large, id)
      if (status === 429) await wait(50)
    }
  }
  const exporters = Array.from({ length: EXPORTERS }, exporter)
  const took = await requests(world, small, () => true)
  over.abort()
  await Promise.all(exporters)
  return took
}

async function measureOn(where: string, tally: Tally): Promise<void> {
  const world = await openWorld()
  const { database, jobs } = world.deps
  try {
    const sides = await openSides(world)
    await database.withSystem((tx) =>
      sql`insert into employees (client_id, id, identifier, forename, surname, email)
        select ${sides.large.client.id}, gen_random_uuid(), 'fair-' || n, 'F', 'S', n || '@fair.example' from generate_series(1, 2000) n`.execute(
        tx,
      ),
    )
    await requests(world, sides.small, () => true) // compiles what it needs
    // Alone and beside a flood in turn, because other load on the machine comes and goes.
    const alone = () => requests(world, sides.small, () => true)
    const figuresOf = (before: readonly number[], took: readonly number[]) => ({
      ratio: at(took, 0.5) / at(before, 0.5),
      p99: at(took, 0.99),
    })
    for (const id of EXPORTS) {
      const before = await alone()
      judge(tally, where, id, { ...figuresOf(before, await besideExports(world, sides, id)), start: 0 })
    }
    await jobs.work()
    for (const name of Object.keys(WORK) as (keyof typeof WORK)[]) {
      const before = await alone()
      const { took, start } = await besideJobs(world, sides, name)
      judge(tally, where, name, { ...figuresOf(before, took), start })
      await sql`delete from pgboss.job where name = ${name}`.execute(database.kysely)
    }
    await jobs.stop()
  } finally {
    await world.close()
  }
}

/** Measures the small client alone and beside a flood of each kind and each export, on both databases. */
export async function measureFairness(tally: Tally): Promise<void> {
  const given = process.env['DATABASE_URL']
  delete process.env['DATABASE_URL']
  await measureOn('PGlite', tally)
  const cluster = await startPostgresCluster({ durable: true })
  try {
    process.env['DATABASE_URL'] = cluster.url
    await measureOn('PostgreSQL', tally)
  } finally {
    if (given === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = given
    await cluster.stop()
  }
}
