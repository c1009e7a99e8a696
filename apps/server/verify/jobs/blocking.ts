import { placesOf, requestAt, type Place } from '../contract/places.ts'
import type { Operation } from '../contract/operations.ts'
import { draft, requestOf } from '../contract/requests.ts'
import { responseFault } from '../oracles/response.ts'
import { isTooLong, longestBlock } from '../oracles/event-loop.ts'
import type { Job, Tally } from '../tally.ts'
import type { Caller } from '../world/caller.ts'
import { as, revive } from '../world/callers.ts'
import type { Draft } from '../world/fixture.ts'
import { fixtureOf } from '../world/fixtures.ts'
import { openScene, type Scene } from '../world/scene.ts'
import type { World } from '../world/world.ts'

/** Milliseconds that one request may hold the event loop. */
const LIMIT = 50
/** Bytes of a body and of an address that the server still reads. */
const MOST = { body: 900_000, query: 6000 }

/** What parsers, patterns and sanitizers read slowly, repeated to the allowed length. */
const PIECES = ['a', '<', ' ', '<b>', '(', '\u0301', '&', '"', '\\', '@.', '![](', '=-+', '\n', 'é']
/** Those of the quick tier. */
const SHARPEST = 2

const filled = (piece: string, place: Place) => {
  const bytes = Math.floor(
    MOST[place.where] / (place.where === 'query' ? encodeURIComponent(piece).length : JSON.stringify(piece).length - 1),
  )
  return piece.repeat(Math.max(1, bytes)).slice(0, place.limit)
}

const repeated = (old: unknown, limit: number): unknown[] => {
  const [item] = Array.isArray(old) ? (old as unknown[]) : []
  if (item === undefined) return []
  const most = Math.floor(MOST.body / (JSON.stringify(item).length + 1))
  return Array.from({ length: Math.min(limit, most) }, () => item)
}

/** Bodies of 900 kB with names that no operation has, each of which could be an error of the validation. */
const UNKNOWN: Record<string, unknown> = {
  'unknown names': Object.fromEntries(Array.from({ length: 85_000 }, (_, at) => [`a${at}`, 1])),
  'a list of unknown names': Array.from({ length: 85_000 }, () => ({ a: 1 })),
}

/** Sends a request up to three times, until one holds the event loop no longer than it may. */
async function judge(world: World, tally: Tally, caller: Caller, what: string, make: () => Draft | undefined) {
  const ask = async () => {
    const made = make()
    if (!made) return undefined
    const request = requestOf(made)
    const payload =
      made.body === undefined
        ? {}
        : { payload: JSON.stringify(made.body), headers: { ...request.headers, 'content-type': 'application/json' } }
    const { result, longest } = await longestBlock(world.databaseTime, () =>
      world.send(as(caller, { ...request, ...payload })),
    )
    if (result.statusCode === 401 || (result.statusCode === 200 && fixtureOf(made.operation.id).endsSession))
      await revive(world, caller)
    return { response: result, longest, operation: made.operation }
  }
  let seen = await ask()
  if (!seen) return tally.add('places that no request reaches')
  const fault = seen.response.statusCode === 413 ? undefined : responseFault(seen.operation, seen.response)
  tally.judge(fault && `${what}: ${fault}`)
  tally.add(seen.response.statusCode < 300 ? 'accepted' : 'rejected')
  // The collector of garbage and the compiler hold the thread too, but not three times at one request.
  let least = seen.longest
  for (let again = 0; isTooLong(least, LIMIT) && again < 2 && seen; again += 1) {
    seen = await ask()
    least = Math.min(least, seen?.longest ?? least)
  }
  tally.figures.set('milliseconds at most', Math.max(Math.ceil(least), tally.figures.get('milliseconds at most') ?? 0))
  tally.check(
    !isTooLong(least, LIMIT),
    `${what}: held the event loop for ${Math.round(least)} ms (${seen?.response.statusCode})`,
  )
}

const contextOf = (world: World, { records, caller }: Scene) => ({ records, caller, sibling: world.clients.sibling })

async function tryPlace(world: World, tally: Tally, scene: Scene, place: Place, pieces: readonly string[]) {
  for (const piece of place.kind === 'list' ? ['items'] : pieces) {
    const what = `${place.operation.id}, ${place.where} ${place.path}, ${JSON.stringify(piece)}`
    await judge(world, tally, scene.caller, what, () =>
      requestAt(place, contextOf(world, scene), (old) =>
        place.kind === 'list' ? repeated(old, place.limit) : filled(piece, place),
      ),
    )
  }
}

async function tryUnknown(world: World, tally: Tally, scene: Scene, operation: Operation) {
  for (const [what, body] of Object.entries(UNKNOWN))
    await judge(world, tally, scene.caller, `${operation.id}, ${what}`, () => ({
      ...draft(operation, contextOf(world, scene)),
      body,
    }))
}

/**
 * Sends the longest texts and lists that the contract accepts to every operation, and names that it does not have. None may block the event loop for more
 * than 50 ms, not counting statements of the embedded database.
 */
export const blocking: Job<World> = {
  name: 'blocking',
  isEmbedded: true,
  floor: ({ operations }, { operations: only }) => (only ? 1 : 3 * operations.length),
  async run(world, tally, { full, operations: only }) {
    const scene = await openScene(world)
    const pieces = full ? PIECES : PIECES.slice(0, SHARPEST)
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      for (const place of placesOf(operation)) await tryPlace(world, tally, scene, place, pieces)
      // The quick tier tries those that need no session; the others share their parser and their validation.
      if (operation.body && (full || operation.access === 'public')) await tryUnknown(world, tally, scene, operation)
      await scene.undo()
    }
    await scene.close()
  },
}
