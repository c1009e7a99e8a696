import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../tally.ts'
import type { World } from '../world/world.ts'
import { findMutants, sampleOf, type Mutant } from './mutants.ts'

const SAMPLE = 40
/** Milliseconds after which no other mutant is begun; the floor says whether enough were. */
const PATIENCE = 9 * 60_000
/** Milliseconds that one may take. What hangs has shown nothing and counts as alive. */
const LONGEST = 120_000
/** At once, each in a process of its own. */
const PLACES = Math.min(4, availableParallelism())
/** Of the sample, how many the matrix must kill. */
const SHARE = 0.95

const here = import.meta.dirname

// A mutant runs in a process of its own, because a module is loaded once. It is killed when the matrix finds something;
// a server that no longer starts or works is found by the positive controls and counts as killed too.
function isKilled(mutant: Mutant): Promise<boolean> {
  const args = ['--conditions=@ssp/source', '--import', join(here, 'plant.ts'), join(here, 'main.ts')]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, SSP_MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code !== null && code !== 0))
  })
}

/**
 * Takes one guard after another out of the server and asks whether the matrix notices. Client predicates are judged
 * with row-level security out of the way, because otherwise the database does their work.
 */
export const mutation: Job<World> = {
  name: 'mutants',
  floor: () => SAMPLE * 0.7,
  async run(_world, tally, { seed }) {
    const survivors: Mutant[] = []
    const waiting = sampleOf(findMutants(join(here, '../../src')), SAMPLE, seed)
    const began = performance.now()
    const work = async () => {
      for (let mutant = waiting.shift(); mutant && performance.now() - began < PATIENCE; mutant = waiting.shift()) {
        tally.cases += 1
        if (await isKilled(mutant)) tally.add('killed')
        else survivors.push(mutant)
      }
    }
    await Promise.all(Array.from({ length: PLACES }, work))
    tally.add('survived', survivors.length)
    const lived = survivors.map(({ kind, file, line, from }) => `survived: ${kind} ${file}:${line} ${from.trim()}`)
    if (survivors.length > tally.cases * (1 - SHARE)) tally.failures.push(...lived)
    else for (const text of lived) console.log(`  ${text}`)
  },
}
