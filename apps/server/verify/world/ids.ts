import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { uuidOf } from '../../src/seed/ids.ts'

/**
 * Makes `randomUUID` return the same ids in every run of a seed, to the suite and to its server: rows are read in the order
 * of their ids where a statement names no other, so that the ids decide what some requests meet.
 */
export function seedIds(seed: number): void {
  let count = 0
  crypto.randomUUID = () => {
    count += 1
    return uuidOf('verify', seed, count) as ReturnType<typeof crypto.randomUUID>
  }
  syncBuiltinESMExports()
}
