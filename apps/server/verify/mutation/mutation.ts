import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job, Tally } from '../tally.ts'
import { openWorld, type World } from '../world/world.ts'
import { findMutants, KILLED, shuffled, type Mutant, type Trial } from './mutants.ts'
import { LONGEST, runTrial, tryMutants, type Outcome } from './trials.ts'

/** Milliseconds after which no other mutant is begun; the floor says whether enough were. */
const TIME_LIMIT = 30 * 60_000

const here = import.meta.dirname
const MUTANTS = findMutants(join(here, '../../src'))

async function outcomeOf(trial: Trial, kept: string, longest = LONGEST): Promise<Outcome> {
  const args = ['--conditions=@ssp/source', '--import', join(here, 'apply-mutant.ts'), join(here, 'main.ts')]
  const env = { SSP_MUTANT: JSON.stringify(trial), SSP_MUTANT_WORLD: kept }
  const { code, said } = await runTrial(args, env, longest)
  const ends = { 0: 'survived', [KILLED]: 'killed' } as const
  return { what: code === null ? 'hung' : (ends[code as keyof typeof ends] ?? 'broken'), at: said }
}

// What killed mutants must find nothing without one, or the kills are the harness's own.
async function control(
  tally: Tally,
  killers: ReadonlyMap<Mutant['kind'], ReadonlySet<string>>,
  kept: string,
): Promise<void> {
  const outcomes = await Promise.all(
    [...killers].map(([kind, operations]) => outcomeOf({ kind, operations: [...operations] }, kept, 4 * LONGEST)),
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
  isEmbedded: true,
  floor: () => MUTANTS.length * 0.7,
  async run(_world, tally, { seed }) {
    // Every trial starts from a copy of one seeded world.
    const kept = mkdtempSync(join(tmpdir(), 'ssp-kept-'))
    const world = await openWorld()
    await world.keep(kept)
    await world.close()
    const killed = await tryMutants(tally, shuffled(MUTANTS, seed), TIME_LIMIT, (mutant) => outcomeOf(mutant, kept))
    const killers = new Map<Mutant['kind'], Set<string>>()
    for (const { mutant, at } of killed) killers.set(mutant.kind, (killers.get(mutant.kind) ?? new Set()).add(at))
    await control(tally, killers, kept)
    rmSync(kept, { recursive: true, force: true })
  },
}
