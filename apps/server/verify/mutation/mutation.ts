import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job, Tally } from '../tally.ts'
import { openWorld, type World } from '../world/world.ts'
import { findMutants, KILLED, shuffled, type Mutant, type Trial } from './mutants.ts'

/** Milliseconds after which no other mutant is begun; the floor says whether enough were. */
const TIME_LIMIT = 30 * 60_000
/** Milliseconds that one may take. What hangs has shown nothing and counts as alive. */
const LONGEST = 240_000
/** At once, each in a process of its own. */
const PROCESSES = Math.min(4, availableParallelism())
/** Of all, how many the matrix must kill. */
const SHARE = 0.95

const here = import.meta.dirname
const MUTANTS = findMutants(join(here, '../../src'))

interface Outcome {
  what: 'killed' | 'survived' | 'hung' | 'broken'
  /** The operation that the matrix tried when it found something. */
  at: string
}

// A trial runs in a process of its own, because a module is loaded once. A server that no longer starts has shown nothing.
function outcomeOf(trial: Trial, longest: number, kept: string): Promise<Outcome> {
  const args = ['--conditions=@ssp/source', '--import', join(here, 'apply-mutant.ts'), join(here, 'main.ts')]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, SSP_MUTANT: JSON.stringify(trial), SSP_MUTANT_WORLD: kept },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: longest,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      const ends = { 0: 'survived', [KILLED]: 'killed' } as const
      const what = code === null ? 'hung' : (ends[code as keyof typeof ends] ?? 'broken')
      resolve({ what, at: said.trim() })
    })
  })
}

// What killed mutants must find nothing without one, or the kills are the harness's own.
async function control(
  tally: Tally,
  killers: ReadonlyMap<Mutant['kind'], ReadonlySet<string>>,
  kept: string,
): Promise<void> {
  const outcomes = await Promise.all(
    [...killers].map(([kind, operations]) => outcomeOf({ kind, operations: [...operations] }, 4 * LONGEST, kept)),
  )
  for (const { what, at } of outcomes) {
    tally.add('controls without a mutant')
    if (what !== 'survived') tally.failures.push(`without a mutant: ${what} ${at}`)
  }
}

/**
 * Removes one guard after another from the server; the matrix must fail each time. Predicates and guards are judged
 * with row-level security and foreign keys out of the way, because otherwise the database does their work.
 */
export const mutation: Job<World> = {
  name: 'mutants',
  floor: () => MUTANTS.length * 0.7,
  async run(_world, tally, { seed }) {
    const survivors: string[] = []
    const killers = new Map<Mutant['kind'], Set<string>>()
    const waiting = shuffled(MUTANTS, seed)
    // Every trial starts from a copy of one seeded world.
    const kept = mkdtempSync(join(tmpdir(), 'ssp-kept-'))
    const world = await openWorld()
    await world.keep(kept)
    await world.close()
    const began = performance.now()
    const work = async () => {
      for (let mutant = waiting.shift(); mutant && performance.now() - began < TIME_LIMIT; mutant = waiting.shift()) {
        const { kind, file, line, from } = mutant
        const { what, at } = await outcomeOf(mutant, LONGEST, kept)
        tally.cases += 1
        tally.add(what)
        if (what === 'killed') killers.set(kind, (killers.get(kind) ?? new Set()).add(at))
        else survivors.push(`${what}: ${kind} ${file}:${line} ${from.trim()}`)
      }
    }
    await Promise.all(Array.from({ length: PROCESSES }, work))
    await control(tally, killers, kept)
    rmSync(kept, { recursive: true, force: true })
    if (survivors.length > tally.cases * (1 - SHARE)) tally.failures.push(...survivors)
    else for (const text of survivors) console.log(`  ${text}`)
  },
}
