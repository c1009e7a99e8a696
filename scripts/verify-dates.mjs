// npm run verify:dates [-- --at TIME/ZONE]...: the tests without a server, each at several times and in several time zones.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readVitest } from './test-reports.mjs'
import { root } from './workspace.mjs'

/** The ends of a day, month, year and February, both changes of the clocks, and days whose number is that of the month. */
const TIMES = [
  '2026-12-12T12:12:00Z/Europe/London',
  '2026-12-31T23:58:00Z/Europe/London',
  '2027-01-31T23:40:00Z/Pacific/Auckland',
  '2027-03-28T00:58:00Z/Europe/London',
  '2027-10-31T00:58:00Z/Europe/London',
  '2028-02-29T03:00:00Z/America/Los_Angeles',
]
const SUITES = { units: ['--project', 'unit'], stories: ['--config', 'vitest.stories.config.ts'] }
const { values } = parseArgs({ options: { at: { type: 'string', multiple: true, default: TIMES } } })

const reports = mkdtempSync(join(tmpdir(), 'ssp-dates-'))
let failed = 0
for (const time of values.at) {
  const at = time.slice(0, time.indexOf('/'))
  const zone = time.slice(at.length + 1)
  for (const [suite, args] of Object.entries(SUITES)) {
    const report = join(reports, `${suite}.json`)
    rmSync(report, { force: true })
    spawnSync('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TESTS_AT: at, TESTS_ZONE: zone },
    })
    const count = readVitest(report)
    failed += count.failed
    console.log(`${at} ${zone} ${suite}: ${count.passed} passed, ${count.failed} failed`)
  }
}
rmSync(reports, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0
