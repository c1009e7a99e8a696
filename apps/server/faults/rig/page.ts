import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Report } from './report.ts'

const BEGIN = '<!-- faults: written by `npm run verify:faults`, do not edit -->'
const END = '<!-- faults: end -->'

const row = ({ fault, where, rounds, figures, failures, skipped }: Report): string => {
  const seen = Object.entries(figures).map(([words, figure]) => `${words} ${figure.toLocaleString('en')}`)
  const result = skipped ? `skipped: ${skipped}` : failures.length === 0 ? 'held' : `${failures.length} failures`
  return `| ${fault} | ${where} | ${rounds} | ${seen.join('; ')} | ${result} |`
}

/** The figures of a run as a table. */
export const tableOf = (reports: readonly Report[]): string =>
  [
    `Run of ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} cores.`,
    '',
    '| Fault | Where | Rounds | Seen | Result |',
    '|---|---|---|---|---|',
    ...reports.map(row),
  ].join('\n')

/** Puts the table between its markers in the page; at its end when they are not there yet. */
export function writePage(file: string, reports: readonly Report[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Security\n'
  const section = `${BEGIN}\n${tableOf(reports)}\n${END}`
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  const isThere = begin >= 0 && end > begin
  writeFileSync(
    file,
    isThere
      ? text.slice(0, begin) + section + text.slice(end + END.length)
      : `${text.trimEnd()}\n\n## Faults\n\n${section}\n`,
  )
}
