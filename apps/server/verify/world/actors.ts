import { makeCaller, removeCallers, type Caller, type CallerPlan } from './callers.ts'
import type { World } from './world.ts'

/** A token lives ten minutes: half of that, and the next one who is asked for is made anew. */
const FRESH_MS = 300_000

/** People whom many operations meet alike, each made when first asked for. */
export interface Actors {
  /** The person of this name; `then` is done to whoever is made for it. */
  person: (name: string, plan: CallerPlan, then?: (caller: Caller) => Promise<unknown>) => Promise<Caller>
  dismiss: () => Promise<void>
}

/** Creates no actor yet. */
export function openActors(world: World): Actors {
  const playing = new Map<string, { caller: Caller; since: number }>()
  const made: Caller[] = []
  return {
    async person(name, plan, then) {
      const known = playing.get(name)
      if (known && performance.now() - known.since < FRESH_MS) return known.caller
      const caller = await makeCaller(world, plan)
      await then?.(caller)
      made.push(caller)
      playing.set(name, { caller, since: performance.now() })
      return caller
    },
    dismiss: () => removeCallers(world, made),
  }
}
