import { sql } from 'kysely'
import type { Draft } from '../world/fixture.ts'
import type { Caller } from '../world/caller.ts'
import type { RowChange } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { kindOfTable, TABLES_OF_KIND, type Verb } from './kinds.ts'

/** A row that a request changed beside the record that it names. */
export interface Effect {
  /** As `x-ssp-affects` names it, such as `removes team-members`. */
  name: string
  table: string
  /** Its key, as text. */
  row: string
  /** What is wrong with it, declared or not. */
  fault?: 'only its version differs' | 'no id of the request leads to it'
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
const UUIDS = new RegExp(UUID, 'g')

/** Every value of a request or response, as text; a text that holds JSON gives its values. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' && /^[[{]/.test(value)) return leavesOf(JSON.parse(value))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  if (typeof value === 'string') return [value]
  return value === undefined || value === null ? [] : [JSON.stringify(value)]
}

/** Columns by which the parts of a record refer to it, by table; from the foreign keys of the database. */
export type Owners = ReadonlyMap<string, readonly string[]>

/** Reads how the parts of each kind refer to their record. */
export async function readOwners({ deps: { database } }: World): Promise<Owners> {
  const { rows } = await sql<{ part: string; whole: string; columns: string[] }>`
    select conrelid::regclass::text as part, confrelid::regclass::text as whole,
        (select array_agg(attname::text) from pg_attribute
          where attrelid = conrelid and attnum = any (conkey) and attname <> 'client_id') as columns
      from pg_constraint where contype = 'f'`.execute(database.kysely)
  const isPart = ({ part, whole }: { part: string; whole: string }) =>
    part !== whole && TABLES_OF_KIND[kindOfTable(part) ?? '']?.[0] === whole
  return new Map(rows.filter(isPart).map(({ part, columns }) => [part, columns]))
}

/** Ids and other values by which a request and its response name records. */
interface Named {
  /** Of the record that the operation is about: by its address, or by the `id` of the body or else all of it, and of the response. */
  subject: ReadonlySet<string>
  /** Of the request. */
  sent: ReadonlySet<string>
  returned: ReadonlySet<string>
}

// A selection by filter names no record; its response names those that it found and changed.
const foundBy = (body: unknown, response: unknown): string[] =>
  'filter' in Object((Object(body) as { selection?: unknown }).selection)
    ? leavesOf((Object(response) as { done?: unknown }).done)
    : []

function namedBy({ path, query, body }: Draft, response: unknown, clientId: string): Named {
  const found = foundBy(body, response)
  const inAddress = [...leavesOf(path), ...leavesOf(query)].filter((value) => value !== clientId)
  const { id = body } = Object(body) as { id?: unknown }
  const { id: returnedId } = Object(response) as { id?: unknown }
  const subject = inAddress.some((value) => UUID.test(value)) ? inAddress : leavesOf(id)
  return {
    subject: new Set([...subject, ...leavesOf(returnedId), ...found]),
    sent: new Set([...inAddress, ...leavesOf(body), ...leavesOf(returnedId), ...found]),
    returned: new Set(leavesOf(response)),
  }
}

const rowOf = ({ old, new: now }: RowChange) => now ?? old ?? {}
const keyOf = (change: RowChange) =>
  change.key.filter((column) => column !== 'client_id').map((column) => String(rowOf(change)[column]))

/** Whether a row is the record that the request names, or a part of it. */
function isSubject(change: RowChange, { subject, sent, returned }: Named, owners: Owners): boolean {
  const owner = (owners.get(change.table) ?? []).map((column) => String(rowOf(change)[column]))
  return [keyOf(change), owner].some((values) => {
    if (values.length === 0) return false
    if (!change.old) return values.every((value) => sent.has(value) || returned.has(value))
    return values.every((value) => sent.has(value)) && values.some((value) => subject.has(value))
  })
}

const STAMPS: ReadonlySet<string> = new Set(['version', 'updated_at'])

const isTouched = ({ old, new: now }: RowChange): boolean =>
  old !== null &&
  now !== null &&
  Object.keys(now).every((column) => STAMPS.has(column) || JSON.stringify(now[column]) === JSON.stringify(old[column]))

/** Ids of the records that a changed row no longer refers to. */
const formerLinks = ({ old, new: now }: RowChange): string[] =>
  Object.entries(old && now ? old : {}).flatMap(([column, value]) =>
    column.endsWith('_id') && typeof value === 'string' && now?.[column] !== value ? value : [],
  )

/**
 * Rows that mention an id of the request or of the caller, or the key of a changed row that does, or to which such a row no longer
 * refers, and so on. An effect follows links: whatever else changes was met by a statement that asks too little.
 */
function linkedRows(changes: readonly RowChange[], ids: readonly string[]): Set<RowChange> {
  const [linked, known] = [new Set<RowChange>(), [...ids]]
  const mentions = ({ old, new: now }: RowChange) => {
    const text = JSON.stringify([old, now])
    return known.some((one) => text.includes(one))
  }
  for (let before = -1; before < linked.size;) {
    before = linked.size
    for (const change of changes.filter((one) => !linked.has(one) && mentions(one))) {
      linked.add(change)
      // As in the key of a file: `<job>/<position>`.
      known.push(keyOf(change).join('/'), ...formerLinks(change))
    }
  }
  return linked
}

/** Kinds and tables whose rows are figures and counters, which no id leads to. */
const FIGURES: ReadonlySet<string> = new Set([
  'counts',
  'attempts',
  'employee_days',
  'employee_last_days',
  'recognition_totals',
])

// A row that each client has once holds settings, which are there before it is.
function verbOf(change: RowChange): Verb {
  if (!change.new) return 'removes'
  return change.old || keyOf(change).length === 0 ? 'changes' : 'adds'
}

/** What a request did to other records than the one that it names. */
export function effectsOf(
  changes: readonly RowChange[],
  { draft, response, caller, owners }: { draft: Draft; response: unknown; caller: Caller; owners: Owners },
): Effect[] {
  const named = namedBy(draft, response, caller.home.id)
  const shared = new Set([caller.home.id, caller.home.platformId])
  const sent = [...named.sent].flatMap((text) => text.match(UUIDS) ?? []).filter((id) => !shared.has(id))
  const own = [caller.userId, caller.sessionId, caller.employeeId ?? caller.userId]
  const linked = linkedRows(changes, [...sent, ...own])
  return changes.flatMap((change): Effect[] => {
    const kind = kindOfTable(change.table)
    const verb = verbOf(change)
    const isEntry = change.table === 'audit_log' && verb === 'adds'
    if (kind === undefined || isEntry || isSubject(change, named, owners)) return []
    const key = keyOf(change)
    const effect = { name: `${verb} ${kind}`, table: change.table, row: key.join(' ') }
    if (isTouched(change)) return [{ ...effect, fault: 'only its version differs' }]
    const isSingle = key.length === 0 || change.table === 'clients'
    const isFree =
      verb === 'adds' || isSingle || [kind, change.table].some((name) => FIGURES.has(name)) || linked.has(change)
    return [isFree ? effect : { ...effect, fault: 'no id of the request leads to it' }]
  })
}
