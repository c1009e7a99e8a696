// npm test: everything, on a bare clone. Ends with a line `N passed, N failed`. `npm test -- units e2e` runs the named steps only.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { ensureInstalled, run } from './workspace.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'ssp-test-'))
const report = (name) => join(reports, `${name}.json`)
const chromium = { CHROMIUM_PATH: await requireChromium() }

/** A tool without a count of its own is one test: its exit code. */
const check = (name, command, args, extraEnv) => ({ name, command, args, extraEnv })
const vitest = (name, args) => ({
  name,
  command: 'vitest',
  args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
  extraEnv: chromium,
  count: () => {
    const { numPassedTests, numTotalTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report(name), 'utf8'),
    )
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests - numPendingTests - numTodoTests }
  },
})
/** A script of the workspace `e2e`. */
const playwright = (name) => ({
  name,
  command: 'npm',
  args: ['run', '--silent', name, '-w', '@ssp/e2e', '--', '--reporter=list,json'],
  extraEnv: { ...chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: () => {
    const { stats } = JSON.parse(readFileSync(report(name), 'utf8'))
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  },
})

const steps = [
  check('generated', 'npm', ['run', '--silent', 'generate', '-w', '@ssp/api', '--', '--check']),
  check('contract', 'npm', ['run', '--silent', 'lint:contract']),
  check('format', 'npm', ['run', '--silent', 'format:check']),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  check('boundaries', 'npm', ['run', '--silent', 'lint:boundaries']),
  check('unused', 'knip', []),
  check('workspaces', 'sherif', []),
  check('storybook', 'tsc', ['-p', '.storybook']),
  check('types', 'turbo', ['run', 'types', '--output-logs=errors-only']),
  vitest('units', ['--project', 'unit']),
  vitest('server', ['--project', 'server']),
  vitest('server-postgres', ['--project', 'server-postgres']),
  {
    name: 'security',
    command: 'npm',
    args: ['run', '--silent', 'verify:security', '-w', '@ssp/server', '--', '--json', report('security')],
    count: () => JSON.parse(readFileSync(report('security'), 'utf8')),
  },
  check('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  check('packages', 'node', ['scripts/check-packages.mjs']),
  vitest('stories', ['--config', 'vitest.stories.config.ts']),
  playwright('e2e'),
  playwright('embedding'),
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length)
  throw new Error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)

const total = { passed: 0, failed: 0 }
const lines = []
for (const step of steps.filter(({ name }) => !wanted.length || wanted.includes(name))) {
  const start = Date.now()
  console.log(`\n== ${step.name}`)
  const { code } = await run(step.command, step.args, { extraEnv: step.extraEnv })
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (step.count) {
    try {
      counted = step.count()
    } catch {
      counted = { passed: 0, failed: 1 } // the runner died before it wrote its report
    }
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    if (counted.passed + counted.failed === 0) counted.failed = 1 // a suite that ran nothing proves nothing
  }
  total.passed += counted.passed
  total.failed += counted.failed
  lines.push(
    `${step.name.padEnd(15)} ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  )
}

console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
