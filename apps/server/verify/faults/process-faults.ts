import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { problem } from '../../src/errors.ts'
import { processes } from '../jobs/processes.ts'
import { instead, type Fault, type LooseHandler } from './fault.ts'

/** Milliseconds in which the request of the other server arrives when both are sent at once. */
const MEETING = 1_000

let first: PromiseWithResolvers<void> | undefined

/** Resolves when two callers have come, or for one alone after `MEETING`. */
async function meet(): Promise<void> {
  if (first) {
    first.resolve()
    first = undefined
    return
  }
  const mine = Promise.withResolvers<void>()
  first = mine
  await Promise.race([mine.promise, wait(MEETING)])
  if (first === mine) first = undefined
}

/** A removal that looks at the row without locking it, and then does not look at how many rows it removed. */
const removeUnlocked: Parameters<typeof instead>[1] =
  ({ database }): LooseHandler =>
  async ({ params }) => {
    const id = params['teamId'] ?? ''
    const found = await database.withSystem((tx) => tx.selectFrom('teams').select('id').where('id', '=', id).execute())
    await meet()
    if (found.length === 0) throw problem('not_found')
    await database.withSystem((tx) => sql`delete from teams where id = ${id}`.execute(tx))
    return { success: true }
  }

/** What is right in one server and wrong in two. */
export const PROCESS_FAULTS: readonly Fault[] = [
  {
    name: 'a removal that both servers accept',
    seenBy: processes,
    operations: ['removeTeam'],
    finding: /removeTeam and removeTeam: at once 200 and 200, .*; one after the other 200 and too late, /,
    difference: instead('removeTeam', removeUnlocked),
  },
]
