import { readFileSync, writeFileSync } from 'node:fs'

/** A table of figures between two comments of a page; the rest of the page belongs to people. */
export interface FiguresTable {
  begin: string
  end: string
  /** Names of the columns. */
  columns: readonly string[]
  /** How many of the first columns say what a row is about. */
  subject: number
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * Puts rows into the table, in the order of their words. A row stays until its own subject is tried again, so that a long run can be done in parts.
 * @throws when the page has lost the comments.
 */
export function writeFigures(file: string, table: FiguresTable, rows: readonly (readonly string[])[]): void {
  const { begin, end, columns, subject } = table
  const head = [lineOf(columns), `|${'---|'.repeat(columns.length)}`]
  const [before, rest] = readFileSync(file, 'utf8').split(begin)
  const [former, after] = rest?.split(end) ?? []
  if (before === undefined || former === undefined || after === undefined)
    throw new Error(`${file} has lost its markers ${begin} and ${end}.`)
  const standing = former.split('\n').filter((line) => line.startsWith('| ') && !head.includes(line))
  const subjectOf = (line: string) => line.split(' | ').slice(0, subject).join(' | ')
  const lines = new Map([...standing, ...rows.map(lineOf)].map((line) => [subjectOf(line), line]))
  writeFileSync(file, [before + begin, '', ...head, ...[...lines.values()].toSorted(), '', end + after].join('\n'))
}
