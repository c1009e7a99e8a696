import { createCaller } from './callers.ts'
import type { Caller } from './caller.ts'
import type { Records } from './fixture.ts'
import { openJournal, type Journal } from './journal.ts'
import { createRecords } from './records.ts'
import type { World } from './world.ts'

/** Segment of the journal with what a scene holds. */
const SCENE = 'scene'

/** What the operations of a job share: each of them meets it untouched, after an `undo`. */
export interface Scene {
  records: Records
  /** Further records of every kind, without the links of twins (`Fixture.linkTwins`). */
  others: Records
  /** Who may do everything in the attacked client. */
  caller: Caller
  journal: Journal
  /** Takes back what was written since the last time. */
  undo: () => Promise<void>
  /** As of the journal. */
  position: Journal['position']
  changesSince: Journal['changesSince']
  close: () => Promise<void>
}

/** Creates records of every kind, and a caller, in the attacked client. */
export async function openScene(world: World): Promise<Scene> {
  const { own } = world.clients
  const journal = await openJournal(world.deps.database)
  const others = await createRecords(world, own, {})
  const records = await createRecords(world, own)
  const caller = await createCaller(world, { home: own, permissions: 'all', records })
  await journal.keep(SCENE)
  return {
    records,
    others,
    caller,
    journal,
    undo: journal.undo,
    position: journal.position,
    changesSince: journal.changesSince,
    close: async () => {
      await journal.undo()
      await journal.undoSegment(SCENE)
      await journal.close()
    },
  }
}
