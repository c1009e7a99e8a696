import { createCaller, type CallerPlan } from './callers.ts'
import type { Caller } from './caller.ts'
import type { Journal } from './journal.ts'
import { STAGE } from './constants.ts'
import type { World } from './world.ts'

/** Callers that many operations share, each created when first needed. */
export interface Actors {
  /** The actor of this name; `then` is called once, when it is created. */
  person: (name: string, plan: CallerPlan, then?: (caller: Caller) => Promise<unknown>) => Promise<Caller>
}

/** Creates actors on demand; they belong to the stage. */
export function openActors(world: World, journal: Journal): Actors {
  const current = new Map<string, Caller>()
  return {
    async person(name, plan, then) {
      const known = current.get(name)
      if (known) return known
      const caller = await createCaller(world, plan)
      await then?.(caller)
      await journal.keep(STAGE)
      current.set(name, caller)
      return caller
    },
  }
}
