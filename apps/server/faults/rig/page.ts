import { writeFigures, type FiguresTable } from '../../src/testing/figures-table.ts'
import type { Report } from './report.ts'

const TABLE: FiguresTable = {
  begin: '<!-- faults: written by `npm run verify:faults -- --write`, do not edit -->',
  end: '<!-- faults: end -->',
  columns: ['Fault', 'Where', 'Rounds', 'Seen', 'Result', 'Run'],
  subject: 2,
}

function cellsOf({ fault, where, rounds, figures, failures, skipped }: Report): string[] {
  const seen = Object.entries(figures).map(([label, figure]) => `${label} ${figure.toLocaleString('en')}`)
  const result = skipped ? `skipped: ${skipped}` : failures.length === 0 ? 'held' : `${failures.length} failures`
  return [fault, where, String(rounds), seen.join('; '), result, new Date().toISOString().slice(0, 10)]
}

/** Writes the results of a run into the page. */
export function writePage(file: string, reports: readonly Report[]): void {
  writeFigures(file, TABLE, reports.map(cellsOf))
}
