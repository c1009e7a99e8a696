import * as fc from 'fast-check'
import { draft, requestOf, type Context } from '../contract/requests.ts'
import type { Operation } from '../contract/operations.ts'
import { responseFault } from '../oracles/response.ts'
import { collectCanaries, leakIn, type Canaries } from '../oracles/canaries.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { as, revive } from '../world/callers.ts'
import { fixtureOf } from '../world/fixtures.ts'
import { openScene } from '../world/scene.ts'
import type { World } from '../world/world.ts'
import { requestsOf, type Fuzzed } from './arbitrary.ts'
import { keepSeed, keptSeeds } from './seeds.ts'

/** Runs per operation. An injected fault must be found for certain, so that it gets more. */
const RUNS = { quick: 60, injected: 300, full: 200 }

/** What is wrong with the response to a request, or undefined. */
type Verdict = (fuzzed: Fuzzed) => Promise<string | undefined>

function verdictOf(world: World, tally: Tally, operation: Operation, context: Context, canaries: Canaries): Verdict {
  const { caller } = context
  let sent = 0
  return async (fuzzed) => {
    const request = requestOf({ operation, ...fuzzed })
    sent += 1
    // Limits count by address; a fuzz from one address would only ever meet them.
    const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const payload =
      fuzzed.body === undefined
        ? {}
        : { payload: JSON.stringify(fuzzed.body), headers: { ...request.headers, 'content-type': 'application/json' } }
    const response = await world.send(as(caller, { ...request, ...payload, remoteAddress }))
    tally.cases += 1
    tally.add(response.statusCode < 300 ? 'accepted' : 'rejected')
    if (response.statusCode === 401 || (response.statusCode === 200 && fixtureOf(operation.id).endsSession))
      await revive(world, caller)
    tally.add('server errors', response.statusCode >= 500 ? 1 : 0)
    return leakIn(world, canaries, response, caller.sees, JSON.stringify(fuzzed)) ?? responseFault(operation, response)
  }
}

async function fuzzOperation(
  world: World,
  tally: Tally,
  operation: Operation,
  { canaries, ...context }: Context & { canaries: Canaries },
  effort: { seed: number; runs: number; injected?: boolean },
): Promise<void> {
  const verdict = verdictOf(world, tally, operation, context, canaries)
  let found = ''
  const property = fc.asyncProperty(requestsOf(operation, draft(operation, context)), async (fuzzed) => {
    const fault = await verdict(fuzzed)
    if (fault !== undefined) found = fault
    return fault === undefined
  })
  const details = await fc.check(property, {
    seed: effort.seed,
    numRuns: effort.runs,
    interruptAfterTimeLimit: 120_000,
  })
  if (details.failed) {
    if (!found) throw details.errorInstance
    tally.failures.push(
      `${operation.id} (seed ${effort.seed}): ${found}; ${JSON.stringify(details.counterexample).slice(0, 400)}`,
    )
    if (!effort.injected) keepSeed({ operation: operation.id, seed: effort.seed, runs: effort.runs, found })
  }
}

/** Requests around every operation of the contract: no server error, no broken schema, no internals, no leak. */
export const fuzz: Job<World> = {
  name: 'fuzz',
  floor: ({ operations }, { full, operations: only }) =>
    (only?.length ?? operations.filter(({ id }) => !fixtureOf(id).isSlow).length) *
    (full ? RUNS.full : RUNS.quick) *
    0.9,
  async run(world, tally, { full, seed, operations: only, injected = false }: Effort) {
    const canaries = await collectCanaries(world)
    const scene = await openScene(world)
    const { records, caller } = scene
    const context = { records, caller, sibling: world.clients.sibling, canaries }
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      const runs = RUNS[injected ? 'injected' : full ? 'full' : 'quick'] / (fixtureOf(operation.id).isSlow ? 5 : 1)
      const kept = keptSeeds().filter((item) => item.operation === operation.id)
      for (const effort of [...kept, { seed, runs, injected }]) {
        await fuzzOperation(world, tally, operation, context, effort)
        await scene.undo()
      }
      tally.add('operations fuzzed')
    }
    await scene.close()
  },
}
