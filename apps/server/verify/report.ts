import { readFileSync, writeFileSync } from 'node:fs'
import type { Tally } from './tally.ts'

/** What one job of a run came to. */
export interface Outcome {
  name: string
  tally: Tally
  seconds: number
}

const START = '<!-- verify:security writes from here -->'
const END = '<!-- verify:security writes to here -->'

const WHAT: Record<string, string> = {
  matrix: 'authorisation matrix: requests',
  isolation: 'row-level security alone: statements across clients',
  headers: 'headers and content policy: answers read',
  bodies: 'bodies, content types, queries: requests',
  storage: 'keys, signed addresses, drawings',
  theme: 'colours that are none, stylesheets read',
  races: 'parallel requests and what they left',
  echo: 'texts written and read back',
  fuzz: 'fuzz from the contract: requests',
  faults: 'planted faults, each of which an instrument must see',
  mutants: 'machine-made mutants of the server',
}

const grouped = (value: number) => value.toLocaleString('en-GB')

function rowOf({ name, tally, seconds }: Outcome): string {
  const figures = [...tally.figures].map(([what, value]) => `${what} ${grouped(value)}`).join(', ')
  return `| ${WHAT[name] ?? name} | ${grouped(tally.cases)} | ${tally.failures.length} | ${figures} | ${Math.round(seconds)} s |`
}

/** The figures of a run as a section of the page. */
export function sectionOf(
  outcomes: readonly Outcome[],
  run: { date: string; full: boolean; only?: readonly string[] | undefined; seed: number; database: string },
): string {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const figure = (name: string) => sum(({ tally }) => tally.figures.get(name) ?? 0)
  const command = [run.full ? '--full' : '--write', ...(run.only ?? []).map((name) => `--only ${name}`)].join(' ')
  return [
    `Run of ${run.date}: \`npm run verify:security -- ${command}\`, ${run.database}, seed ${run.seed}.`,
    '',
    '| | cases | findings | | time |',
    '|---|---|---|---|---|',
    ...outcomes.map(rowOf),
    '',
    `${grouped(sum(({ tally }) => tally.cases))} cases in ${Math.round(sum(({ seconds }) => seconds))} s: ` +
      `${figure('leaks')} leaks, ${figure('server errors')} server errors, ${figure('unexpected statuses')} unexpected statuses, ` +
      `${sum(({ tally }) => tally.failures.length)} findings.`,
  ].join('\n')
}

/** Writes the section between its markers; the rest of the page belongs to people. */
export function writeSection(file: string, section: string): void {
  const page = readFileSync(file, 'utf8')
  const [before, rest] = page.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${file} has lost its markers ${START} and ${END}.`)
  writeFileSync(file, `${before}${START}\n\n${section}\n\n${END}${after}`)
}
