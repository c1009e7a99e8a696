import type { Context, Records } from '../world/fixture.ts'
import { openActors, type Actors } from '../world/actors.ts'
import { createCaller } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { STAGE } from '../world/constants.ts'
import type { Journal } from '../world/journal.ts'
import { createRecords, createSame, takeId } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Segments of the journal that are written again when reads are repeated. */
export const INTERFERENCE = {
  foreign: 'records of the foreign client',
  same: 'same records in the sibling',
  team: 'records of a member of the restricted team',
} as const

/**
 * The records and callers that some operations share. What one of them writes is taken back after it, so that each meets
 * them untouched.
 */
export interface Stage {
  /** For a caller who may do everything. */
  context: Context
  /** Who may do everything in the attacked client alone. */
  local: Caller
  /** Records of the foreign client, and of the sibling. */
  theirs: Records[]
  siblings: Records[]
  /** Who may do everything, but under no permission in the sibling client nor for one team. */
  restricted: Caller
  /** The records of the attacked client; what can belong to a team belongs to that one. */
  ofTeam: Records
  actors: Actors
  /** Names that records of the foreign client have taken. */
  names: Set<string>
  close: () => Promise<void>
}

/**
 * Further records of the attacked client, with those of the member of the restricted team in a segment of their own: every
 * row that mentions the member, whichever fixture wrote it.
 */
async function createOfTeam(world: World, journal: Journal): Promise<Partial<Records> & Pick<Records, 'team'>> {
  const made = await createRecords(world, world.clients.own, {})
  // What two of them share is not shared with anybody else.
  const colleague = { client_id: made.client, team_id: made.team, employee_id: made.ownEmployee }
  await world.deps.database.withSystem((tx) => tx.insertInto('team_members').values(colleague).execute())
  const ids = await journal.keepMentions(INTERFERENCE.team, made.employee)
  await journal.keep(STAGE)
  await journal.undoSegment(INTERFERENCE.team)
  const belongs = Object.entries(made).filter(([, id]) => ids.has(id))
  return { ...Object.fromEntries(belongs), team: made.team }
}

/** Creates what a stage holds. Its tokens are valid for ten minutes. */
export async function openStage(world: World, journal: Journal): Promise<Stage> {
  const { own, sibling, foreign } = world.clients
  // Before the records of the case: some fixtures have one record for each client, which is then theirs.
  const ofTeam = await createOfTeam(world, journal)
  // The records of the attacked client have twins of the same ids in the foreign one, older than they are.
  const twins = await createRecords(world, foreign)
  const records = await createRecords(world, own, twins)
  const theirs = [await createRecords(world, foreign)]
  const siblings = [await createRecords(world, sibling)]
  const caller = await createCaller(world, {
    home: own,
    permissions: 'all',
    records,
    twinAt: foreign,
  })
  const context = { records, caller, sibling, newId: await takeId(world, foreign) }
  const local = await createCaller(world, { home: own, permissions: (name) => name !== 'PLATFORM_VIEW' })
  await journal.keep(STAGE)
  const restrictedFrom = [{ client: sibling }, { client: own, team: ofTeam.team }]
  const restricted = await createCaller(world, { home: own, permissions: 'all', restrictedFrom })
  await journal.keep(STAGE)
  await createRecords(world, foreign)
  await journal.keep(INTERFERENCE.foreign)
  await journal.undoSegment(INTERFERENCE.foreign)
  // Of the same platform, whose clients row-level security does not hide from each other, and of the same ids.
  await createSame(world, sibling, records)
  await journal.keep(INTERFERENCE.same)
  await journal.undoSegment(INTERFERENCE.same)
  return {
    context,
    local,
    restricted,
    ofTeam: { ...records, ...ofTeam },
    theirs,
    siblings,
    actors: openActors(world, journal),
    names: new Set(),
    close: async () => {
      await journal.undo()
      await journal.undoSegment(STAGE)
      await journal.forget()
    },
  }
}
