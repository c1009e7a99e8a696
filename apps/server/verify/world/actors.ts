import { createCaller, removeCallers, type Caller, type CallerPlan } from './callers.ts'
import type { World } from './world.ts'

/** A token is valid for ten minutes; an actor older than half of that is created again. */
const FRESH_MS = 300_000

/** Callers that many operations share, each created when first needed. */
export interface Actors {
  /** The actor of this name; `then` is called once for each that is created. */
  person: (name: string, plan: CallerPlan, then?: (caller: Caller) => Promise<unknown>) => Promise<Caller>
  dismiss: () => Promise<void>
}

/** Creates actors on demand. */
export function openActors(world: World): Actors {
  const current = new Map<string, { caller: Caller; since: number }>()
  const made: Caller[] = []
  return {
    async person(name, plan, then) {
      const known = current.get(name)
      if (known && performance.now() - known.since < FRESH_MS) return known.caller
      const caller = await createCaller(world, plan)
      await then?.(caller)
      made.push(caller)
      current.set(name, { caller, since: performance.now() })
      return caller
    },
    dismiss: () => removeCallers(world, made),
  }
}
