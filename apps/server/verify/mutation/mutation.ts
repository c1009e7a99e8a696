import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../tally.ts'
import type { World } from '../world/world.ts'
import { findMutants, KILLED, sampleOf, type Mutant } from './mutants.ts'

const SAMPLE = 40
/** Milliseconds after which no other mutant is begun; the floor says whether enough were. */
const PATIENCE = 9 * 60_000
/** Milliseconds that one may take. What hangs has shown nothing and counts as alive. */
const LONGEST = 120_000
/** Milliseconds that the whole matrix may take without a mutant. */
const LONGEST_CONTROL = 600_000
/** At once, each in a process of its own. */
const PLACES = Math.min(4, availableParallelism())
/** Of the sample, how many the matrix must kill. */
const SHARE = 0.95
/** The two ways in which mutants run, without one: nothing may be found. */
const CONTROLS: readonly Pick<Mutant, 'kind'>[] = [{ kind: 'client predicate' }, { kind: 'guard' }]

const here = import.meta.dirname

type Fate = 'killed' | 'survived' | 'hung' | 'broken'

// A mutant runs in a process of its own, because a module is loaded once. It is killed when the matrix finds something;
// a server that no longer starts has shown nothing.
function fateOf(mutant: Partial<Mutant>, longest: number): Promise<Fate> {
  const args = ['--conditions=@ssp/source', '--import', join(here, 'plant.ts'), join(here, 'main.ts')]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, SSP_MUTANT: JSON.stringify(mutant) },
      stdio: 'ignore',
      timeout: longest,
      killSignal: 'SIGKILL',
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === null) resolve('hung')
      else if (code === KILLED) resolve('killed')
      else resolve(code === 0 ? 'survived' : 'broken')
    })
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
    const controls = await Promise.all(CONTROLS.map((control) => fateOf(control, LONGEST_CONTROL)))
    tally.failures.push(...controls.filter((fate) => fate !== 'survived').map((fate) => `without a mutant: ${fate}`))
    tally.add('controls without a mutant', controls.length)
    if (tally.failures.length > 0) return
    const lived: string[] = []
    const waiting = sampleOf(findMutants(join(here, '../../src')), SAMPLE, seed)
    const began = performance.now()
    const work = async () => {
      for (let mutant = waiting.shift(); mutant && performance.now() - began < PATIENCE; mutant = waiting.shift()) {
        const fate = await fateOf(mutant, LONGEST)
        tally.cases += 1
        tally.add(fate)
        if (fate !== 'killed') lived.push(`${fate}: ${mutant.kind} ${mutant.file}:${mutant.line} ${mutant.from.trim()}`)
      }
    }
    await Promise.all(Array.from({ length: PLACES }, work))
    if (lived.length > tally.cases * (1 - SHARE)) tally.failures.push(...lived)
    else for (const text of lived) console.log(`  ${text}`)
  },
}
