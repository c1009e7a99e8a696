import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf, readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'
import { QUICK_SEED } from './fuzz/seeds.ts'
import { JOBS, LONG_JOBS } from './jobs/all.ts'
import { writePage, type Outcome } from './report.ts'
import { runJob } from './run.ts'
import type { Effort, Job } from './tally.ts'
import { seedIds } from './world/ids.ts'
import { withPostgres } from './world/postgres.ts'
import { openWorld, type World } from './world/world.ts'

const PAGE = join(import.meta.dirname, '../../../docs/security.md')

await runCommand(async () => {
  const values = readOptions(
    'Usage: npm run verify:security [-- --full --write --only <job> --except <job> --operation <id> --seed <n> --sequences <n> --json <file>]',
    {
      full: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      except: { type: 'string', multiple: true },
      operation: { type: 'string', multiple: true },
      seed: { type: 'string' },
      sequences: { type: 'string' },
      json: { type: 'string' },
    },
  )
  const { full, only, except, operation, write } = values
  if (write && operation) throw new OperatorError('Figures of single operations are not for the page.')
  const sequences = countOf('sequences', values.sequences)
  const effort: Effort = {
    full,
    seed: countOf('seed', values.seed) ?? (full ? randomInt(2 ** 31) : QUICK_SEED),
    ...(operation && { operations: operation }),
    ...(sequences !== undefined && { sequences }),
  }

  function tell({ name, tally, seconds }: Outcome): void {
    const figures = [...tally.figures].map(([what, value]) => `${what} ${value}`).join(', ')
    console.log(
      `${name.padEnd(10)} ${tally.cases} cases, ${tally.failures.length} findings, ${seconds.toFixed(1)} s  ${figures}`,
    )
    for (const failure of tally.failures) console.log(`  ${failure}`)
  }

  const jobs = [...JOBS, ...(full || only ? LONG_JOBS : [])].filter(
    ({ name }) => (!only || only.includes(name)) && !except?.includes(name),
  )
  if (jobs.length === 0)
    throw new OperatorError(`No such job. Jobs: ${[...JOBS, ...LONG_JOBS].map(({ name }) => name).join(', ')}`)

  console.log(`seed ${effort.seed}`)
  seedIds(effort.seed)
  // Each job says on which database it runs.
  delete process.env['DATABASE_URL']
  const outcomes: Outcome[] = []

  async function runAll(those: readonly Job<World>[]): Promise<void> {
    const world = await openWorld()
    try {
      for (const job of those) {
        const outcome = await runJob(world, job, effort)
        outcomes.push(outcome)
        tell(outcome)
        // After each, so that a long run that is stopped has said what it saw.
        if (write) writePage(PAGE, outcome, effort)
      }
    } finally {
      await world.close()
    }
  }

  const { embedded = [], others = [] } = Object.groupBy(jobs, (job) => (job.isEmbedded ? 'embedded' : 'others'))
  if (others.length > 0) await withPostgres(() => runAll(others))
  if (embedded.length > 0) await runAll(embedded)

  const failed = outcomes.reduce((total, { tally }) => total + tally.failures.length, 0)
  const passed = outcomes.reduce((total, { tally }) => total + Math.max(0, tally.cases - tally.failures.length), 0)
  console.log(`${passed} passed, ${failed} failed`)
  if (values.json) writeFileSync(values.json, JSON.stringify({ passed, failed }))
  // PGlite leaves the timer of its last statement timeout behind, which keeps a process alive.
  process.exit(failed > 0 ? 1 : 0)
})
