// npm run verify:security [-- --full --write --only <job> --operation <id> --seed <n> --json <file>]
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { JOBS, LONG_JOBS } from './jobs/all.ts'
import { sectionOf, writeSection, type Outcome } from './report.ts'
import { runJob } from './run.ts'
import type { Effort } from './tally.ts'
import { openWorld } from './world/world.ts'

const PAGE = join(import.meta.dirname, '../../../docs/security.md')

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    operation: { type: 'string', multiple: true },
    seed: { type: 'string' },
    json: { type: 'string' },
  },
})
const { full, only, operation } = values
const effort: Effort = {
  full,
  seed: Number(values.seed ?? randomInt(2 ** 31)),
  ...(operation && { operations: operation }),
}

function tell({ name, tally, seconds }: Outcome): void {
  const figures = [...tally.figures].map(([what, value]) => `${what} ${value}`).join(', ')
  console.log(
    `${name.padEnd(10)} ${tally.cases} cases, ${tally.failures.length} findings, ${seconds.toFixed(1)} s  ${figures}`,
  )
  for (const failure of tally.failures) console.log(`  ${failure}`)
}

const jobs = [...JOBS, ...(full ? LONG_JOBS : [])].filter(({ name }) => !only || only.includes(name))
if (jobs.length === 0)
  throw new Error(`No such job. Jobs: ${[...JOBS, ...LONG_JOBS].map(({ name }) => name).join(', ')}`)

console.log(`seed ${effort.seed}`)
const world = await openWorld()
const outcomes: Outcome[] = []
try {
  for (const job of jobs) {
    const outcome = await runJob(world, job, effort)
    outcomes.push(outcome)
    tell(outcome)
  }
} finally {
  await world.close()
}

const failed = outcomes.reduce((total, { tally }) => total + tally.failures.length, 0)
const passed = outcomes.reduce((total, { tally }) => total + Math.max(0, tally.cases - tally.failures.length), 0)
console.log(`${passed} passed, ${failed} failed`)
if (values.json) writeFileSync(values.json, JSON.stringify({ passed, failed }))
if (values.write || (full && !only && !operation)) {
  const date = new Date().toISOString().slice(0, 10)
  writeSection(PAGE, sectionOf(outcomes, { date, full, only, seed: effort.seed, database: world.deps.database.kind }))
}
process.exitCode = failed > 0 ? 1 : 0
