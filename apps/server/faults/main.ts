import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countOf, readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'
import { bulkKilled } from './faults/bulk-killed.ts'
import { clock } from './faults/clock.ts'
import { databaseKilled } from './faults/database-killed.ts'
import { diskFull } from './faults/disk-full.ts'
import { figuresKilled } from './faults/figures-killed.ts'
import { giftsKilled } from './faults/gifts-killed.ts'
import { killedAtSteps } from './faults/killed-at-steps.ts'
import { killed } from './faults/killed.ts'
import { mailDown } from './faults/mail-down.ts'
import { mailsKilled } from './faults/mails-killed.ts'
import { refreshRollback } from './faults/refresh-rollback.ts'
import { secondProcess } from './faults/second-process.ts'
import { storage } from './faults/storage.ts'
import { writePage } from './rig/page.ts'
import type { Effort, Fault, Report } from './rig/report.ts'

const FAULTS: Fault[] = [
  killed,
  giftsKilled,
  bulkKilled,
  mailsKilled,
  figuresKilled,
  databaseKilled,
  diskFull,
  storage,
  mailDown,
  clock,
  secondProcess,
  killedAtSteps,
  refreshRollback,
]
const PAGE = join(import.meta.dirname, '../../../docs/security.md')

await runCommand(async () => {
  const values = readOptions(
    `Usage: npm run verify:faults [-- --rounds N --quick --full --only <fault> --write --json <file>]
Injects faults into the server and reports the results.`,
    {
      rounds: { type: 'string' },
      quick: { type: 'boolean' },
      full: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      json: { type: 'string' },
    },
  )
  const given = countOf('rounds', values.rounds)
  const effortFor = ({ quick }: Fault): Effort => ({
    rounds: (usual, full) => given ?? (values.quick ? (quick ?? usual) : values.full ? full : usual),
  })
  const isWanted = ({ name, quick }: Fault) =>
    (values.only?.includes(name) ?? true) && (!values.quick || quick !== undefined)
  const unknown = values.only?.filter((name) => !FAULTS.some((fault) => fault.name === name)) ?? []
  if (unknown.length > 0)
    throw new OperatorError(`No fault ${unknown.join(', ')}. Faults: ${FAULTS.map(({ name }) => name).join(', ')}`)

  function say(report: Report, seconds: number): void {
    const { fault, where, rounds, figures, failures, skipped } = report
    console.log(
      `\n${fault} (${where}): ${skipped ? `SKIPPED, ${skipped}` : `${rounds} rounds, ${failures.length} failures`} [${seconds} s]`,
    )
    for (const [label, figure] of Object.entries(figures)) console.log(`  ${label}: ${figure.toLocaleString('en')}`)
    for (const failure of failures) console.log(`  FAILED: ${failure}`)
  }

  const reports: Report[] = []
  for (const fault of FAULTS.filter(isWanted)) {
    const began = performance.now()
    const found = await fault.run(effortFor(fault))
    for (const report of found) say(report, Math.round((performance.now() - began) / 1000))
    // After each fault, so that an interrupted run has written its results.
    if (values.write) writePage(PAGE, found)
    reports.push(...found)
  }

  const failed = reports.filter(({ failures }) => failures.length > 0).length
  const skipped = reports.filter((report) => report.skipped).length
  console.log(`\n${reports.length - failed - skipped} held, ${failed} failed, ${skipped} skipped`)
  if (values.json) writeFileSync(values.json, JSON.stringify({ passed: reports.length - failed - skipped, failed }))
  process.exit(failed > 0 ? 1 : 0)
})
