import { readFileSync, writeFileSync } from 'node:fs'
import type { Report } from './report.ts'

const BEGIN = '<!-- faults: written by `npm run verify:faults -- --write`, do not edit -->'
const END = '<!-- faults: end -->'
const HEAD = ['| Fault | Where | Rounds | Seen | Result | Run |', '|---|---|---|---|---|---|']

function rowOf({ fault, where, rounds, figures, failures, skipped }: Report): string {
  const seen = Object.entries(figures).map(([words, figure]) => `${words} ${figure.toLocaleString('en')}`)
  const result = skipped ? `skipped: ${skipped}` : failures.length === 0 ? 'held' : `${failures.length} failures`
  return `| ${fault} | ${where} | ${rounds} | ${seen.join('; ')} | ${result} | ${new Date().toISOString().slice(0, 10)} |`
}

/** What a row is about: the fault and the place. */
const subjectOf = (row: string): string => row.split('|').slice(1, 3).join('|')

/**
 * Puts the figures of a run between the markers of the page. A row stays until its own fault is tried again, so that a
 * long run can be done in parts.
 */
export function writePage(file: string, reports: readonly Report[]): void {
  const page = readFileSync(file, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const [former, after] = rest?.split(END) ?? []
  if (before === undefined || former === undefined || after === undefined)
    throw new Error(`${file} has lost its markers ${BEGIN} and ${END}.`)
  const rows = new Map(
    [...former.split('\n').filter((line) => line.startsWith('| ') && !HEAD.includes(line)), ...reports.map(rowOf)].map(
      (row) => [subjectOf(row), row],
    ),
  )
  writeFileSync(file, [before + BEGIN, '', ...HEAD, ...rows.values(), '', END + after].join('\n'))
}
