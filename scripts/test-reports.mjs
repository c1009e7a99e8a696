// Reads the JSON reports of the test runners: how many tests passed, how many failed, and each test with its seconds.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What failed and where: the first lines of the message that say something, and the first line of the project in its stack. */
function explain(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const stack = lines.findIndex((line) => line.startsWith('at '))
  const message = lines.slice(0, Math.min(LINES, stack < 0 ? LINES : stack))
  const place = lines.find((line) => line.startsWith('at ') && !line.includes('node_modules'))
  return [...message, ...(place === undefined ? [] : [place])].join('\n    ')
}

const LINES = 8

/** A report of Vitest. A file that did not load is one failed test. */
export function readVitest(file) {
  const { numPassedTests: passed, numTotalTests, numPendingTests, numTodoTests, testResults } = readJson(file)
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative('.', name)
    const found = assertionResults.map((one) => ({
      name: `${path} ${one.fullName}`,
      seconds: (one.duration ?? 0) / 1000,
      ...(one.status === 'failed' && { error: explain(one.failureMessages[0]) }),
    }))
    const isBroken = status === 'failed' && !found.some(({ error }) => error !== undefined)
    return isBroken ? [...found, { name: path, seconds: 0, error: explain(message) }] : found
  })
  const failed = Math.max(
    numTotalTests - passed - numPendingTests - numTodoTests,
    tests.filter(({ error }) => error !== undefined).length,
  )
  return { passed, failed, tests }
}

/** What the server of the tests logged last. */
const lastLines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LINES) : [])

/** A report of Playwright. What failed outside of a test, such as the start of a server, is one failed test each. */
export function readPlaywright(file) {
  const { config, stats, suites, errors } = readJson(file)
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: [`${spec.file} ${spec.title}`, projectName].filter(Boolean).join(', '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(['unexpected', 'flaky'].includes(status) && { error: explain(results[0]?.error?.message) }),
    })),
  )
  const broken = errors.map(({ message }) => ({
    name: 'outside of the tests',
    seconds: 0,
    error: [explain(message), ...lastLines(config.metadata.serverLog)].join('\n    '),
  }))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: [...tests, ...broken],
  }
}
