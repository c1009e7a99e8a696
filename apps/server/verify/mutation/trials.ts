import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Tally } from '../tally.ts'
import type { Mutant } from './mutants.ts'

/** Milliseconds that one trial may take. What hangs has shown nothing and counts as alive. */
export const LONGEST = 240_000
/** At once, each in a process of its own. */
const PROCESSES = Math.min(4, availableParallelism())
/** Of all, how many must be killed. */
const SHARE = 0.95

/** What came of one trial. A server that no longer starts has shown nothing: `broken`. */
export interface Outcome {
  what: 'killed' | 'survived' | 'hung' | 'broken'
  /** What found it: an operation of the matrix, or the tests. */
  at: string
}

/** Runs a program of Node in a process of its own, because a module is loaded once. `code` is null when it hung. */
export function runTrial(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  longest = LONGEST,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: longest,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })
}

/**
 * Tries mutants until the time is over, and counts them. More survivors than 5 of 100, or one of a few, are findings.
 * @returns those that were killed, and by what.
 */
export async function tryMutants<Each extends Mutant>(
  tally: Tally,
  mutants: readonly Each[],
  timeLimit: number,
  outcomeOf: (mutant: Each) => Promise<Outcome>,
): Promise<{ mutant: Each; at: string }[]> {
  const [waiting, killed, survivors] = [[...mutants], [] as { mutant: Each; at: string }[], [] as string[]]
  const began = performance.now()
  const work = async () => {
    for (let mutant = waiting.shift(); mutant && performance.now() - began < timeLimit; mutant = waiting.shift()) {
      const { kind, file, line, from, to } = mutant
      const { what, at } = await outcomeOf(mutant)
      tally.cases += 1
      tally.add(what)
      if (what === 'killed') killed.push({ mutant, at })
      else survivors.push(`${what}: ${kind} ${file}:${line} ${from.trim()}${to.trim() && ` -> ${to.trim()}`}`)
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, work))
  if (survivors.length > Math.max(1, tally.cases * (1 - SHARE))) tally.failures.push(...survivors)
  else for (const text of survivors) console.log(`  ${text}`)
  return killed
}
