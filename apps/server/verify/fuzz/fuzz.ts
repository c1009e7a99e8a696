import * as fc from 'fast-check'
import { draft, requestOf } from '../contract/requests.ts'
import type { Context } from '../world/fixture.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { responseFault } from '../oracles/response.ts'
import { collectCanaries, leakIn, type Canaries } from '../oracles/canaries.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { as, revive } from '../world/callers.ts'
import { fixtureOf } from '../world/fixtures.ts'
import { openScene } from '../world/scene.ts'
import type { World } from '../world/world.ts'
import { requestsOf, type Fuzzed } from './arbitrary.ts'
import { corpusOf, NASTY, SHARP } from './corpus.ts'
import { keepSeed, keptSeeds } from './seeds.ts'

/** Requests per operation, those of the corpus included; of random ones at least as many as LEAST. */
const REQUESTS = { quick: 60, full: 200 }
const LEAST = 20

/** Context that the requests of one operation share. */
interface Target extends Context {
  world: World
  tally: Tally
  operation: Operation
  canaries: Canaries
}

/** Sends a request; says whether it was accepted, and what is wrong with the response. */
type Send = (fuzzed: Fuzzed) => Promise<{ isAccepted: boolean; fault: string | undefined }>

function senderTo({ world, tally, operation, caller, canaries }: Target): Send {
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
    const isAccepted = response.statusCode < 300
    tally.cases += 1
    tally.add(isAccepted ? 'accepted' : 'rejected')
    if (response.statusCode === 401 || (response.statusCode === 200 && fixtureOf(operation.id).endsSession))
      await revive(world, caller)
    tally.add('server errors', response.statusCode >= 500 ? 1 : 0)
    const leak = leakIn(world, canaries, response, caller.sees, JSON.stringify(fuzzed))
    return { isAccepted, fault: leak ?? responseFault(operation, response) }
  }
}

const describe = ({ operation }: Target, source: string, found: string, request: unknown) =>
  `${operation.id} (${source}): ${found}; ${JSON.stringify(request).slice(0, 400)}`

/** Sends the corpus, up to the first finding. Every request meets the same records. @returns the number of requests. */
async function tryCorpus(target: Target, texts: readonly string[], undo: () => Promise<void>): Promise<number> {
  const { operation, tally } = target
  const send = senderTo(target)
  let count = 0
  for (const { path, query, headers, body } of corpusOf(operation, target, texts)) {
    const fuzzed = { path, query, headers, ...(body !== undefined && { body }) }
    const { isAccepted, fault } = await send(fuzzed)
    count += 1
    if (fault !== undefined) {
      tally.failures.push(describe(target, 'corpus', fault, fuzzed))
      break
    }
    if (isAccepted && isWrite(operation)) await undo()
  }
  tally.add('of the corpus', count)
  return count
}

async function tryRandom(target: Target, { seed, runs }: { seed: number; runs: number }): Promise<void> {
  const { operation, tally } = target
  const send = senderTo(target)
  let found = ''
  const property = fc.asyncProperty(requestsOf(operation, draft(operation, target)), async (fuzzed) => {
    const { fault } = await send(fuzzed)
    if (fault !== undefined) found = fault
    return fault === undefined
  })
  const details = await fc.check(property, { seed, numRuns: runs })
  if (details.failed) {
    if (!found) throw details.errorInstance
    tally.failures.push(describe(target, `seed ${seed}`, found, details.counterexample))
    keepSeed({ operation: operation.id, seed, runs, found })
  }
}

/** Requests around every operation of the contract: no server error, no broken schema, no internals, no leak. */
export const fuzz: Job<World> = {
  name: 'fuzz',
  floor: ({ operations }, { full, operations: only }) =>
    operations.filter(({ id }) => !fixtureOf(id).isSlow && (!only || only.includes(id))).length *
    REQUESTS[full ? 'full' : 'quick'],
  async run(world, tally, { full, seed, operations: only, injected = false }: Effort) {
    const canaries = await collectCanaries(world)
    const scene = await openScene(world)
    const { records, caller } = scene
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      const { isSlow = false } = fixtureOf(operation.id)
      const target = { world, tally, operation, canaries, records, caller, sibling: world.clients.sibling }
      // A token is valid for ten minutes: on a slow machine less than all operations take.
      await revive(world, caller)
      const tried = await tryCorpus(target, full && !isSlow ? NASTY : SHARP, scene.undo)
      // The corpus alone must find an injected fault, whatever the seed.
      if (injected) continue
      const runs = Math.max(LEAST, REQUESTS[full ? 'full' : 'quick'] - tried)
      const kept = keptSeeds().filter((item) => item.operation === operation.id)
      for (const effort of [...kept, { seed, runs: isSlow ? Math.ceil(runs / 5) : runs }]) {
        await scene.undo()
        await tryRandom(target, effort)
      }
      await scene.undo()
      tally.add('operations fuzzed')
    }
    await scene.close()
  },
}
