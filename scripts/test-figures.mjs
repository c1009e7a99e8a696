// npm run test:figures: writes what the last complete run of the tests cost to docs/quality.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFigures } from './figures.mjs'
import { root } from './workspace.mjs'

const summary = JSON.parse(readFileSync(join(root, '.data/test-summary.json'), 'utf8'))
const { commit, processors, passed, failed, seconds, processorSeconds, steps, slowest } = summary
if (!steps.some(({ name }) => name === 'e2e') || failed > 0)
  throw new Error('The last run was not complete, or a test failed.')

const row = (...cells) => `| ${cells.join(' | ')} |`
const count = (value) => (value === null ? 'not measured' : Math.round(value))
writeFigures(
  'docs/quality.md',
  'test-time',
  [
    `Commit ${commit?.slice(0, 8)}, ${processors} processors, ${passed} tests; seconds.`,
    '',
    row('step', 'tests', 'wall', 'processor'),
    row('---', '--:', '--:', '--:'),
    ...steps.map((step) => row(step.name, step.passed, count(step.seconds), count(step.processorSeconds))),
    row('whole', passed, count(seconds), count(processorSeconds)),
    '',
    `Slowest: ${slowest.map((test) => `${test.name} (${test.step}, ${count(test.seconds)} s)`).join('; ')}.`,
  ].join('\n'),
)
