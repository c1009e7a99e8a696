// npm test: everything, on a bare clone. Ends with a line `N passed, N failed`.
//   npm test -- units e2e               only the named steps
//   npm test -- --changed [--base REV]  static checks, and what the changes since REV (default main) can affect
// Failed browser tests leave their pictures in .data/test-failures; .data/test-summary.json says what the run cost.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isStatic, readChanges, selectSteps } from './changed.mjs'
import { requireChromium } from './chromium.mjs'
import { measureProcessorTime } from './processor-time.mjs'
import { readPlaywright, readVitest } from './test-reports.mjs'
import { ensureInstalled, root, run } from './workspace.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'ssp-test-'))
const report = (name) => join(reports, `${name}.json`)
const pictures = '.data/test-failures'
const chromium = { CHROMIUM_PATH: await requireChromium() }

/** A tool without a count of its own is one test: its exit code. */
const check = (name, command, args) => ({ name, commands: [[command, args]] })
const vitest = (name, args) => ({
  name,
  commands: [
    ['vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`]],
  ],
  extraEnv: chromium,
  count: () => readVitest(report(name)),
})
/** Jobs of `verify:security` that take about as long as all others: some on PostgreSQL, and those on the embedded database. */
const PARTS_OF_SECURITY = [
  ['matrix', 'unread', 'bodies'],
  ['races', 'blocking', 'fairness', 'faults'],
]
/** The instruments of `verify:security`, a process for each list of options. */
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
  count: () => readPlaywright(report(name)),
})

/** Stages one after the other; the steps of a stage run side by side, one for each processor. A failed first stage ends the run. */
const stages = [
  [
    check('types', 'npm', ['run', '--silent', 'types']),
    check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    check('unused', 'knip', []),
    check('boundaries', 'npm', ['run', '--silent', 'lint:boundaries']),
    check('contract', 'npm', ['run', '--silent', 'lint:contract']),
    check('generated', 'npm', ['run', '--silent', 'generate', '-w', '@ssp/api', '--', '--check']),
    check('format', 'npm', ['run', '--silent', 'format:check']),
    check('workspaces', 'sherif', ['--ignore-rule', 'root-package-dependencies']),
  ],
  [vitest('units', ['--project', 'unit'])],
  [vitest('server', ['--project', 'server'])],
  [vitest('server-pglite', ['--project', 'server-pglite'])],
  [
    security(
      ...PARTS_OF_SECURITY.map((jobs) => jobs.flatMap((job) => ['--only', job])),
      PARTS_OF_SECURITY.flat().flatMap((job) => ['--except', job]),
    ),
  ],
  [check('build', 'turbo', ['run', 'build', '--output-logs=errors-only'])],
  [check('packages', 'node', ['scripts/check-packages.mjs']), playwright('embedding')],
  [vitest('stories', ['--config', 'vitest.stories.config.ts'])],
  [playwright('e2e')],
]
const steps = stages.flat()

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, base: { type: 'string', default: 'main' } },
})
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length)
  throw new Error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)

/** The selectable steps with their extra arguments; undefined: all of them. */
const selected = options.changed ? selectSteps(readChanges(options.base), options.base) : undefined
const isWanted = ({ name }) =>
  wanted.length > 0 ? wanted.includes(name) : !selected || isStatic(name) || selected.has(name)

const rounded = (seconds) => seconds && Math.round(seconds * 10) / 10
const since = (moment) => rounded((performance.now() - moment) / 1000)

/** Runs a step; its output appears at its end if others run beside it. */
async function runStep(step, isAlone) {
  const start = performance.now()
  const processorTime = measureProcessorTime()
  const filters = selected?.get(step.name) ?? []
  const extra = filters.length > 0 ? [...filters, '--passWithNoTests'] : []
  const title = `\n== ${[step.name, ...filters].join(' ')}`
  if (isAlone) console.log(title)
  const ended = await Promise.all(
    step.commands.map(([command, args]) =>
      run(command, [...args, ...extra], {
        capture: !isAlone,
        extraEnv: step.extraEnv,
        onStart: processorTime.add,
      }),
    ),
  )
  if (!isAlone) console.log([title, ...ended.map(({ output }) => output.trimEnd())].join('\n'))
  const code = Math.max(...ended.map((one) => one.code))
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (step.count) {
    try {
      counted = step.count()
    } catch {
      counted = { passed: 0, failed: code === 0 && extra.length > 0 ? 0 : 1 } // the runner died before it wrote its report
    }
    if (code !== 0 && counted.failed === 0) counted.failed = 1
    // A suite that ran nothing proves nothing, unless the change affects none of its tests.
    if (counted.passed + counted.failed === 0 && extra.length === 0) counted.failed = 1
  }
  const { passed, failed, tests = [] } = counted
  return {
    name: step.name,
    passed,
    failed,
    seconds: since(start),
    processorSeconds: rounded(processorTime.end()),
    tests,
  }
}

rmSync(join(root, pictures), { recursive: true, force: true })
const start = performance.now()
const results = []
for (const stage of stages) {
  const waiting = stage.filter(isWanted)
  const isAlone = waiting.length === 1
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step, isAlone))
      if (stage === stages[0] && results.some(({ failed }) => failed > 0)) break
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (stage === stages[0] && results.some(({ failed }) => failed > 0)) break
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0)
const total = { passed: sum('passed'), failed: sum('failed') }
const tests = results.flatMap((result) => result.tests.map((test) => ({ step: result.name, ...test })))
const summary = {
  commit: spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || null,
  processors: availableParallelism(),
  ...total,
  seconds: since(start),
  processorSeconds: results.some((result) => result.processorSeconds === null)
    ? null
    : rounded(sum('processorSeconds')),
  steps: results.map(({ name, passed, failed, seconds, processorSeconds }) => ({
    name,
    passed,
    failed,
    seconds,
    processorSeconds,
  })),
  slowest: tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ step, name, seconds }) => ({ step, name, seconds: rounded(seconds) })),
}
mkdirSync(join(root, '.data'), { recursive: true })
writeFileSync(join(root, '.data/test-summary.json'), `${JSON.stringify(summary, null, 2)}\n`)

const notRun = steps.filter((step) => isWanted(step) && !results.some(({ name }) => name === step.name))
const lines = [
  ...tests.filter(({ error }) => error !== undefined).map(({ step, name, error }) => `${step} ${name}: ${error}`),
  ...results.map(
    ({ name, passed, failed, seconds, processorSeconds }) =>
      `${name.padEnd(15)} ${passed} passed, ${failed} failed, ${seconds} s` +
      (processorSeconds === null ? '' : `, ${processorSeconds} s of processor time`),
  ),
  ...(notRun.length > 0
    ? [`Not run, because a static check failed: ${notRun.map(({ name }) => name).join(', ')}`]
    : []),
  ...(total.failed > 0 && existsSync(join(root, pictures)) ? [`Pictures of what failed: ${pictures}`] : []),
]
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
