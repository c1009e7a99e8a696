import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callsIn, citationFaults, citationsIn, citingFiles, explainedIn } from './requirements.mjs'
import { root } from './workspace.mjs'

const files = citingFiles()
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
const isPage = (id) => decisions.some((name) => name.startsWith(id.slice('docs/decisions/'.length)))

test('every citation has its line, and every line is cited', () => {
  const explained = explainedIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))
  expect(files.length).toBeGreaterThan(1000)
  expect(citationFaults(files, explained, isPage)).toEqual([])
})

test('every cited call is an operation of the contract', () => {
  const calls = new Set(
    files
      .filter(([name]) => name.startsWith('openapi/'))
      .flatMap(([, text]) => text.match(/x-ssp-call: .*/g) ?? [])
      .flatMap((line) => [...callsIn(line)]),
  )
  const faults = files.flatMap(([name, text]) =>
    [...callsIn(text)].filter((id) => !calls.has(id)).map((id) => `${name}: ${id} is no operation`),
  )
  expect(faults).toEqual([])
})

test('reads lists, ranges, wrapped comments, and decisions by their area', () => {
  const code = [
    '/**',
    ' * The rules (R2-216 to R2-218), of spec 1',
    ' * sections 2.10 and 5; 1-decisions 6, 8. See (R1-445, decision 61),',
    ' * decision 87 of document 4 and decision 0021.',
    ' */',
    '// Unsent (decision 12).',
  ].join('\n')
  expect(
    [...citationsIn('packages/features/recognition/src/a.ts', code)].toSorted((one, other) => (one < other ? -1 : 1)),
  ).toEqual([
    '1-decisions 6',
    '1-decisions 61',
    '1-decisions 8',
    '3-decisions 12',
    '4-decisions 87',
    'R1-445',
    'R2-216',
    'R2-217',
    'R2-218',
    'docs/decisions/0021',
    'spec 1 section 2.10',
    'spec 1 section 5',
  ])
})

test('names a citation without a line, and a line that is not cited or is there twice', () => {
  const text = '- **R1-001**: a\n- **R1-002**: b\n- **R1-001**: c\n- **R1-003** without a text'
  const citing = [['a.ts', '// R1-001, spec 2 section 5, decision 0099']]
  expect(citationFaults(citing, explainedIn(text), () => false)).toEqual([
    'a.ts: spec 2 section 5 leads nowhere',
    'a.ts: docs/decisions/0099 leads nowhere',
    'docs/requirements.md: R1-002 is not cited',
    'docs/requirements.md: R1-001 twice',
  ])
})

/** What is wrong with the head of a decision: heading, date, then its status. */
function statusFault(name, text) {
  const status =
    /^# \d+\. .+\n\d{4}-\d{2}-\d{2}\nStatus: (accepted(?:, supersedes \[.*\]\(.*\))?|superseded by \[\d+\]\((.+)\))\n\n/.exec(
      text,
    )
  if (!status) return `${name} has no status`
  const [, , by] = status
  return by && !existsSync(join(root, 'docs/decisions', by)) ? `${name} is superseded by nothing` : undefined
}

test('every decision has a status', () => {
  const faults = decisions.map((name) => statusFault(name, readFileSync(join(root, 'docs/decisions', name), 'utf8')))
  expect(faults.filter(Boolean)).toEqual([])
})

test('finds a decision without a status, or superseded by a page that does not exist', () => {
  expect(statusFault('1.md', '# 1. One\n2026-11-21\n\nText')).toBe('1.md has no status')
  expect(statusFault('1.md', '# 1. One\n2026-11-21\nStatus: proposed\n\nText')).toBe('1.md has no status')
  expect(statusFault('1.md', '# 1. One\n2026-11-21\nStatus: superseded by [2](0002-none.md)\n\nText')).toBe(
    '1.md is superseded by nothing',
  )
})
