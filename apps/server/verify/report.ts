import { writeFigures, type FiguresTable } from '../src/testing/figures-table.ts'
import type { Effort, Tally } from './tally.ts'

/** What one job of a run came to. */
export interface Outcome {
  name: string
  tally: Tally
  seconds: number
}

const TABLE: FiguresTable = {
  begin: '<!-- security: written by `npm run verify:security -- --write`, do not edit -->',
  end: '<!-- security: end -->',
  columns: ['Instrument', 'Cases', 'Findings', 'Seen', 'Seconds', 'Run'],
  subject: 1,
}

const WHAT: Record<string, string> = {
  matrix: 'authorisation matrix: requests',
  unread: 'fields of requests that the server must read',
  isolation: 'row-level security alone: statements across clients',
  'round-trip': 'operations taken back, and fields changed one by one and read again',
  headers: 'headers and content security policy: responses checked',
  bodies: 'bodies, content types, queries: requests',
  damages: 'bodies that are damaged in one place',
  storage: 'keys, signed addresses, drawings',
  theme: 'invalid colours and stylesheets',
  races: 'parallel requests and what they left',
  processes: 'requests at two servers over one database at once',
  echo: 'texts written and read back',
  blocking: 'longest texts and lists: requests, and how long each holds the event loop',
  fairness:
    'a small client beside a flood at each kind of job and each export: jobs, and how long each holds the event loop',
  fuzz: 'fuzz from the contract: requests',
  chains: 'sequences of 12 operations by limited accounts',
  faults: 'injected faults, each detected by an instrument',
  mutants: 'mutants: one removed guard each',
  tested: 'mutants of sessions, attempts, uploads, storage: one removed check each, found by server tests',
}

const grouped = (value: number) => value.toLocaleString('en-GB')

/** Puts the figures of a job into the page. */
export function writePage(file: string, { name, tally, seconds }: Outcome, { full, seed }: Effort): void {
  const seen = [...tally.figures].map(([what, value]) => `${what} ${grouped(value)}`).join('; ')
  const run = `${new Date().toISOString().slice(0, 10)}, ${full ? 'full' : 'quick'}, seed ${seed}`
  const cells = [WHAT[name] ?? name, grouped(tally.cases), String(tally.failures.length), seen]
  writeFigures(file, TABLE, [[...cells, String(Math.round(seconds)), run]])
}
