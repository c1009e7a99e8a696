import type { InjectOptions } from 'fastify'
import type { Tally } from '../tally.ts'
import type { Journal } from '../world/journal.ts'
import { rewriteRows } from '../world/records.ts'
import type { World } from '../world/world.ts'
import { INTERFERENCE } from './stage.ts'

/** A request that reads, which returns the same whatever other clients do. */
export interface Read {
  operation: string
  request: InjectOptions
  /** Whether it may be rejected each time. */
  mayBeRejected?: boolean
}

/**
 * Reads of somebody who may do everything, of an administrator of the attacked client alone, and of somebody who is restricted
 * from a team and from the sibling client.
 */
export interface Reads {
  all: Read[]
  local: Read[]
  restricted: Read[]
}

// Addresses of files are signed again each time; an upload has a new one, and so has each error. How long a job has waited is
// a reading of the clock.
const SIGNED =
  /"errorId":"[\w-]+"|"oldestWaitingSeconds":\d+|storage\/(?:file|upload)\/[\w-]+\/[\w-]+|[\w-]{36}\.png(?=\?signature)|expires=\d+|signature=[\w-]+/g

async function send(world: World, journal: Journal, { request }: Read): Promise<string> {
  const { statusCode, body } = await world.send(request)
  await journal.undo()
  return `${statusCode} ${body.replaceAll(SIGNED, '')}`
}

/** How many of these reads show the rows of the team to somebody who is not restricted: those that a restriction must filter. */
async function countShowing(world: World, journal: Journal, reads: readonly Read[]): Promise<number> {
  const before = new Map<Read, string>()
  for (const read of reads) before.set(read, await send(world, journal, read))
  await journal.redo(INTERFERENCE.team)
  let showing = 0
  for (const read of reads) if ((await send(world, journal, read)) !== before.get(read)) showing += 1
  await journal.undoSegment(INTERFERENCE.team)
  return showing
}

/** Sends every read before the changes and after each; none may return something else. */
async function repeat(
  world: World,
  tally: Tally,
  journal: Journal,
  reads: readonly Read[],
  changes: readonly (() => Promise<unknown>)[],
  what = 'what another client does',
): Promise<void> {
  const before = new Map<Read, string>()
  for (const read of reads) before.set(read, await send(world, journal, read))
  for (const change of changes) {
    await change()
    for (const read of reads) {
      const expected = before.get(read)
      const found = await send(world, journal, read)
      tally.check(
        (read.mayBeRejected || found.startsWith('200')) && found === expected,
        `${read.operation}: the response changes with ${what}`,
      )
    }
  }
}

/** Numbers carry no mark: what another client does must not change what this one reads. */
export async function judgeInterference(world: World, tally: Tally, journal: Journal, reads: Reads): Promise<void> {
  const { own, foreign } = world.clients
  await repeat(world, tally, journal, reads.all, [
    () => journal.redo(INTERFERENCE.foreign),
    () => rewriteRows(world, foreign),
    () => rewriteRows(world, own),
  ])
  await journal.undoSegment(INTERFERENCE.foreign)
  await repeat(world, tally, journal, reads.local, [() => journal.redo(INTERFERENCE.same)])
  await journal.undoSegment(INTERFERENCE.same)
  const { restricted } = reads
  const inSibling = [() => journal.redo(INTERFERENCE.same)]
  await repeat(world, tally, journal, restricted, inSibling, 'a client where every permission is restricted')
  await journal.undoSegment(INTERFERENCE.same)
  await repeat(world, tally, journal, restricted, [() => journal.redo(INTERFERENCE.team)], 'a restricted team')
  await journal.undoSegment(INTERFERENCE.team)
  tally.add('reads of rows with a team', await countShowing(world, journal, reads.all))
}
