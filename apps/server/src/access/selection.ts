import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { problem } from '../errors.ts'
import { placeOf } from './actor.ts'
import type { Call } from './call.ts'

/** What happened to selected records. */
export interface Selected {
  /** Ids of those that were changed. */
  done: readonly string[]
  /** How many are no longer there, or out of the caller's reach: the two look alike. */
  gone: number
  /** How many were as wanted already. */
  unchanged: number
  /** How many the caller may not change for a conflict of interests. Default none. */
  conflict?: number
  /** How many another user has changed since. Default none. */
  changed?: number
  /** How many the caller may not change, or not in their state. Default none. */
  blocked?: number
  /** Of reports that were assigned: who each of them was assigned to before. Default left out. */
  former?: components['schemas']['FormerAssignees']
}

/** The response about selected records. */
export function toSelectionResult({ done, gone, unchanged, conflict = 0, changed = 0, blocked = 0, former }: Selected) {
  const leftOut = Object.entries({ gone, unchanged, conflict, changed, blocked } satisfies Record<Reason, number>)
  return {
    success: true as const,
    done: [...done],
    ...(former && { former }),
    leftOut: leftOut.flatMap(([reason, total]) => (total > 0 ? { reason: reason as Reason, total } : [])),
  }
}

type Reason = components['schemas']['SelectedLeftOut']['reason']

const figure = new Intl.NumberFormat('en')

/**
 * How many of the ids of a selection were not found; none for a selection by filter.
 * @param most how many one request may change.
 * @throws problem `not_found` when none was found, `invalid` for more than `most`.
 */
export function goneOf(ids: readonly string[] | undefined, found: number, most: number): number {
  if (found > most)
    throw problem('invalid', {
      message: `At most ${figure.format(most)} can be changed at once. Narrow the list by search or filters.`,
    })
  if (ids === undefined) return 0
  if (found === 0) throw problem('not_found')
  return ids.length - found
}

/**
 * For a selection of all that a list shows: the result tells which records match, so that the caller must see the list.
 * @throws problem `forbidden` without its permission.
 */
export function requireList({ actor, client }: Call, selection: object, permission: string): void {
  if ('filter' in selection && !can(actor.rights, permission, placeOf(actor, client)))
    throw problem('forbidden', { permission })
}

/**
 * Changes selected records one after the other, in one order for all callers: each change locks its record.
 * @param change returns whether it changed the record; undefined for one that is gone by now.
 */
export async function changeEach(
  { ids, gone }: { ids: readonly string[]; gone: number },
  change: (id: string) => Promise<boolean | 'blocked' | undefined>,
): Promise<Selected> {
  const done: string[] = []
  const left = { gone, unchanged: 0, blocked: 0 }
  for (const id of ids.toSorted()) {
    const outcome = await change(id)
    if (outcome === undefined) left.gone += 1
    else if (outcome === 'blocked') left.blocked += 1
    else if (outcome) done.push(id)
    else left.unchanged += 1
  }
  return { done, ...left }
}
