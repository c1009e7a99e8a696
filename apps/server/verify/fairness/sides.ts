import type { ClientRef } from '../../src/access/actor.ts'
import { createCaller } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Records } from '../world/fixture.ts'
import { openJournal } from '../world/journal.ts'
import { createRecords } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** A client with a record of every kind, and who may do everything in it. */
export interface Side {
  client: ClientRef
  records: Records
  caller: Caller
}

/** The client that floods the server, and the one beside it. */
export interface Sides {
  large: Side
  small: Side
}

async function openSide(world: World, client: ClientRef): Promise<Side> {
  const records = await createRecords(world, client)
  return { client, records, caller: await createCaller(world, { home: client, permissions: 'all', records }) }
}

/** Makes both sides. */
export const openSides = async (world: World): Promise<Sides> => ({
  large: await openSide(world, world.clients.own),
  small: await openSide(world, world.clients.foreign),
})

/** Makes both sides for some work, and takes back what it left. */
export async function withSides(world: World, work: (sides: Sides) => Promise<void>): Promise<void> {
  const journal = await openJournal(world.deps.database)
  try {
    await work(await openSides(world))
  } finally {
    await journal.close()
  }
}
