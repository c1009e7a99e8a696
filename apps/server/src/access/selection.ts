import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import type { SelectedRows } from '../db/paged.ts'
import { problem } from '../errors.ts'
import { placeOf } from './actor.ts'
import type { Call } from './call.ts'

/** What happened to selected records. */
export interface Selected {
  /** Ids of the changed records. */
  done: readonly string[]
  /** Number of records that no longer exist or are out of the caller's reach; the two are not distinguished. */
  gone: number
  /** Number of records that were already as requested. */
  unchanged: number
  /** Number of records that the caller may not change because of a conflict of interests. Default: none. */
  conflict?: number
  /** Number of records that another user has changed since. Default: none. */
  changed?: number
  /** Number of records that the caller may not change, or not in their state. Default: none. */
  blocked?: number
  /** For assigned reports: the previous assignee of each. Default: omitted. */
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
 * The number of selected ids that were not found; 0 for a selection by filter.
 * @param most maximum number of records per request.
 * @throws problem `not_found` if none was found, `invalid` for more than `most`.
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
 * For a selection of all that a list shows: the result reveals which records match, so the caller must be allowed to see
 * the list.
 * @throws problem `forbidden` without its permission.
 */
export function requireList({ actor, client }: Call, selection: object, permission: string): void {
  if ('filter' in selection && !can(actor.rights, permission, placeOf(actor, client)))
    throw problem('forbidden', { permission })
}

/** Selected records: by id, or all that a filter leaves, except some. */
type Selection<Filter> = { ids: string[] } | { filter: Filter; except?: string[] }

/**
 * The ids of selected records, and the number of named ones that do not exist.
 * @param list permission of the list, which a selection by filter also requires.
 * @param most maximum number of records per request.
 * @throws problem `forbidden`, `not_found` if none of the ids exists, `invalid` for more than `most`.
 */
export async function findSelection<Filter extends object>(
  call: Call,
  selection: Selection<Filter>,
  { list, most }: { list: string; most: number },
  find: (wanted: Partial<Filter> & SelectedRows) => Promise<string[]>,
): Promise<{ ids: string[]; gone: number }> {
  requireList(call, selection, list)
  const named = 'ids' in selection ? selection.ids : undefined
  const { filter, except = [] } = 'filter' in selection ? selection : {}
  const ids = await find({ ...(filter as Partial<Filter>), ids: named, except, limit: most + 1 })
  return { ids, gone: goneOf(named, ids.length, most) }
}

/**
 * Changes selected records one after the other, in the same order for all callers, because each change locks its record.
 * @param change returns whether it changed the record; undefined if it no longer exists.
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
