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
}

/** Reads of somebody who may do everything, and of an administrator of the attacked client alone. */
export interface Reads {
  all: Read[]
  local: Read[]
}

// Addresses of files are signed anew each time; an upload has a new one.
const SIGNED =
  /storage\/(?:file|upload)\/[\w-]+\/[\w-]+|[\w-]{36}\.png(?=\?signature)|expires=\d+|(?:signature|ticket)=[\w-]+/g

/** Sends every read before the changes and after each; none may return something else. */
async function repeat(
  world: World,
  tally: Tally,
  journal: Journal,
  reads: readonly Read[],
  changes: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const send = async (request: InjectOptions) => {
    const { statusCode, body } = await world.send(request)
    await journal.undo()
    return `${statusCode} ${body.replaceAll(SIGNED, '')}`
  }
  const before = new Map<Read, string>()
  for (const read of reads) before.set(read, await send(read.request))
  for (const change of changes) {
    await change()
    for (const read of reads) {
      const expected = before.get(read)
      const found = await send(read.request)
      tally.check(
        found.startsWith('200') && found === expected,
        `${read.operation}: the response changes with what another client does`,
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
}
