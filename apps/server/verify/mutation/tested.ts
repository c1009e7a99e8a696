import { join } from 'node:path'
import type { Job } from '../tally.ts'
import type { World } from '../world/world.ts'
import { shuffled, type Mutant } from './mutants.ts'
import { findTestedMutants, type TestedMutant } from './tested-mutants.ts'
import { runTrial, tryMutants, type Outcome } from './trials.ts'

/** Milliseconds after which no other mutant is begun. */
const TIME_LIMIT = 30 * 60_000
/** Milliseconds that the tests of an area may take on a busy machine. */
const LONGEST = 600_000

const here = import.meta.dirname
const ROOT = join(here, '../../../..')
const MUTANTS = findTestedMutants(join(here, '../../src'))

/** Runs the tests of an area, until the first that fails. */
async function outcomeOf(tests: readonly string[], mutant?: Mutant): Promise<Outcome> {
  const filters = tests.map((test) => `apps/server/src/${test}`)
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(here, 'vitest.config.ts')]
  const env = {
    SSP_MUTANT: JSON.stringify(mutant ?? null),
    // The thread that inspects files reads the sources without vite.
    NODE_OPTIONS: `--conditions=@ssp/source --import ${join(here, 'apply-mutant.ts')}`,
    NO_COLOR: '1',
  }
  const { code, said } = await runTrial([...args, ...filters], env, LONGEST)
  const hasFailed = code === 1 && /^\s*(?:Tests|Test Files) .*\d failed/m.test(said)
  const what = code === 0 ? 'survived' : code === null ? 'hung' : hasFailed ? 'killed' : 'broken'
  return { what, at: tests.join() }
}

const areasOf = (mutants: readonly TestedMutant[]) => [
  ...new Map(mutants.map(({ tests }) => [tests.join(), tests])).values(),
]

/** Removes one check after another from sessions, attempts, uploads and storage; a server test beside the code must fail. */
export const tested: Job<World> = {
  name: 'tested',
  floor: () => MUTANTS.length * 0.4,
  async run(_world, tally, { seed }) {
    const killed = await tryMutants(tally, shuffled(MUTANTS, seed), TIME_LIMIT, ({ tests, ...mutant }) =>
      outcomeOf(tests, mutant),
    )
    for (const tests of areasOf(killed.map(({ mutant }) => mutant))) {
      tally.add('controls without a mutant')
      const { what, at } = await outcomeOf(tests)
      if (what !== 'survived') tally.failures.push(`without a mutant: ${what} ${at}`)
    }
  },
}
