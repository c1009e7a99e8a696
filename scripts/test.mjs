// npm test: everything, on a bare clone. Ends with a line `N passed, N failed`.
//   npm test -- units e2e               only the named steps
//   npm test -- --changed [--base REV]  static checks, and what the changes since REV (default main) can affect
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, isStatic, readWorkspaces, selectSteps } from './changed.mjs'
import { requireChromium } from './chromium.mjs'
import { ensureInstalled, run } from './workspace.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'ssp-test-'))
const report = (name) => join(reports, `${name}.json`)
const chromium = { CHROMIUM_PATH: await requireChromium() }

/** A tool without a count of its own is one test: its exit code. */
const check = (name, command, args) => ({ name, commands: [[command, args]] })
const readReport = (name) => JSON.parse(readFileSync(report(name), 'utf8'))
const isFailed = ({ status }) => status === 'failed'
/** One line for each failed test of a file, or one for a file that did not load. */
function describeFailures({ name, message, assertionResults }) {
  const lines = assertionResults
    .filter(isFailed)
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)
  return (lines.length > 0 ? lines : [message]).map((line) => `${relative('.', name)} ${line.split('\n')[0]}`)
}
function countVitest({ numPassedTests, numTotalTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests - numPendingTests - numTodoTests,
    failures: testResults.filter(isFailed).flatMap(describeFailures),
  }
}
const vitestCommand = (name, args) => [
  'vitest',
  ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
]
const vitest = (name, args) => ({
  name,
  commands: [vitestCommand(name, args)],
  extraEnv: chromium,
  count: () => countVitest(readReport(name)),
})
/** Files that may fail at first; more are no coincidence. */
const FLAKY = 5
/**
 * Stories whose file failed run again in a new browser, because typing and drawing race on a busy machine. Within one page a
 * second try would find what the first one changed at its fake server.
 */
function stories() {
  const args = ['--config', 'vitest.stories.config.ts']
  const step = vitest('stories', args)
  return {
    ...step,
    count: async () => {
      const first = readReport('stories')
      const files = first.testResults.filter(isFailed).map(({ name }) => name)
      if (files.length === 0 || files.length > FLAKY) return step.count()
      const { failures } = step.count()
      console.log(`\n== stories, second try\n${failures.join('\n')}`)
      const { code } = await run(...vitestCommand('stories-again', [...args, ...files]), { extraEnv: chromium })
      const again = countVitest(readReport('stories-again'))
      const others = first.testResults.filter(({ name }) => !files.includes(name))
      const passed = others
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed')
      return { ...again, code, passed: passed.length + again.passed, flaky: code === 0 ? failures : [] }
    },
  }
}
/** The instruments of `verify:security`, a process for each list of options: one keeps one processor busy. */
const security = (...parts) => ({
  name: 'security',
  commands: parts.map((options, part) => [
    'npm',
    ['run', '--silent', 'verify:security', '-w', '@ssp/server', '--', ...options, '--json', report(`security-${part}`)],
  ]),
  count: () =>
    parts
      .map((_, part) => JSON.parse(readFileSync(report(`security-${part}`), 'utf8')))
      .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed })),
})
/** A script of the workspace `e2e`. */
const playwright = (name) => ({
  name,
  commands: [['npm', ['run', '--silent', name, '-w', '@ssp/e2e', '--', '--reporter=list,json']]],
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
  check('types', 'npm', ['run', '--silent', 'types']),
  vitest('units', ['--project', 'unit']),
  vitest('server', ['--project', 'server']),
  vitest('server-pglite', ['--project', 'server-pglite']),
  security(['--only', 'matrix', '--only', 'faults'], ['--except', 'matrix', '--except', 'faults']),
  check('build', 'turbo', ['run', 'build', '--output-logs=errors-only']),
  check('packages', 'node', ['scripts/check-packages.mjs']),
  stories(),
  playwright('e2e'),
  playwright('embedding'),
]

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, base: { type: 'string', default: 'main' } },
})
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length)
  throw new Error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)

/** The selectable steps with their extra arguments; undefined: all of them. */
const selected = options.changed ? selectSteps(changedFiles(options.base), readWorkspaces(), options.base) : undefined
const isWanted = ({ name }) =>
  wanted.length > 0 ? wanted.includes(name) : !selected || isStatic(name) || selected.has(name)

const total = { passed: 0, failed: 0 }
const lines = []
const failures = []
for (const step of steps.filter(isWanted)) {
  const start = Date.now()
  const filters = selected?.get(step.name) ?? []
  const extra = filters.length > 0 ? [...filters, '--passWithNoTests'] : []
  console.log(`\n== ${[step.name, ...filters].join(' ')}`)
  const ended = await Promise.all(
    step.commands.map(([command, args]) => run(command, [...args, ...extra], { extraEnv: step.extraEnv })),
  )
  let code = Math.max(...ended.map((one) => one.code))
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (step.count) {
    try {
      counted = await step.count()
      code = counted.code ?? code
    } catch {
      counted = { passed: 0, failed: code === 0 && extra.length > 0 ? 0 : 1 } // the runner died before it wrote its report
    }
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    // A suite that ran nothing proves nothing, unless the change affects none of its tests.
    if (counted.passed + counted.failed === 0 && extra.length === 0) counted.failed = 1
  }
  total.passed += counted.passed
  total.failed += counted.failed
  for (const failure of counted.failures ?? []) failures.push(`${step.name} ${failure}`)
  for (const failure of counted.flaky ?? []) failures.push(`${step.name}, passed at the second try: ${failure}`)
  lines.push(
    `${step.name.padEnd(15)} ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  )
}

console.log(`\n${[...failures, ...lines].join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
