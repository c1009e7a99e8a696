import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Seed of the quick tier, so that `npm test` tries the same for the same commit. The full tier takes a random one. Changed on
 * purpose, here alone.
 */
export const QUICK_SEED = 20_261_124

/** A run that failed once. It is tried again in every later run. */
export interface KeptSeed {
  operation: string
  seed: number
  runs: number
  /** What was found. */
  found: string
}

const file = join(import.meta.dirname, 'seeds.json')

/** Seeds that found something once. */
export const keptSeeds = (): KeptSeed[] => JSON.parse(readFileSync(file, 'utf8')) as KeptSeed[]

/** Keeps a seed for every later run; that of the quick tier is tried anyway. */
export function keepSeed(seed: KeptSeed): void {
  if (seed.seed === QUICK_SEED) return
  const kept = keptSeeds()
  if (kept.some((other) => other.operation === seed.operation && other.seed === seed.seed)) return
  writeFileSync(file, `${JSON.stringify([...kept, seed], undefined, 2)}\n`)
}
