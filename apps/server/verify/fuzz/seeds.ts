import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Keeps a seed for every later run. */
export function keepSeed(seed: KeptSeed): void {
  const kept = keptSeeds()
  if (kept.some((other) => other.operation === seed.operation && other.seed === seed.seed)) return
  writeFileSync(file, `${JSON.stringify([...kept, seed], undefined, 2)}\n`)
}
