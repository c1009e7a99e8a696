import { copyOf, meaningOf, requestOf, valueOf, type Draft, type Ground } from '../contract/requests.ts'
import { isWrite } from '../contract/operations.ts'
import { as } from '../world/callers.ts'
import type { Records } from '../world/records.ts'
import { REFUSED, type Case } from './case.ts'

/** A place of a request where a record is named. */
interface Slot {
  name: string
  /** A copy of the request with another record there. */
  with: (id: string) => Draft
  /** The other client's record of the same kind. */
  foreign: (records: Records) => string
}

type Container = Record<string, unknown>

// Every text of a body, with a way to change it in a copy.
function leaves(value: unknown, trail: string[] = []): string[][] {
  if (typeof value === 'string') return [trail]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...trail, key]))
}

function put(body: unknown, trail: readonly string[], text: string): void {
  let node = body as Container
  for (const key of trail.slice(0, -1)) node = node[key] as Container
  node[trail.at(-1) ?? ''] = text
}

function get(body: unknown, trail: readonly string[]): string {
  return String(trail.reduce<unknown>((node, key) => (node as Container)[key], body))
}

function bodySlots(original: Draft, ground: Ground): Slot[] {
  return leaves(original.body).flatMap((trail) => {
    const text = get(original.body, trail)
    const change = (id: string) => {
      const draft = copyOf(original)
      put(draft.body, trail, id)
      return draft
    }
    const [kind] = (Object.entries(ground.records) as [keyof Records, string][]).find(([, id]) => id === text) ?? []
    const name = `body ${trail.join('.')}`
    if (kind) return [{ name, with: change, foreign: (records: Records) => records[kind] }]
    if (text === ground.caller.userId) return [{ name, with: change, foreign: (records: Records) => records.user }]
    if (text === ground.sibling.id) return [{ name, with: change, foreign: (records: Records) => records.client }]
    // A key or path that begins with the client.
    const { client } = ground.records
    if (text.includes(client))
      return [{ name, with: change, foreign: (records: Records) => text.replace(client, records.client) }]
    return []
  })
}

function parameterSlots(original: Draft): Slot[] {
  const { operation } = original
  return operation.parameters.flatMap(({ name, in: where, schema }) => {
    if (where === 'header' || (where === 'path' && name === 'clientId')) return []
    const meaning = meaningOf(operation, where, name, schema)
    if (!meaning || meaning === 'new') return []
    const change = (id: string) => {
      const draft = copyOf(original)
      draft[where][name] = id
      return draft
    }
    const other = (records: Records) =>
      valueOf(meaning === 'self' ? 'user' : meaning, {
        records,
        caller: { userId: records.user },
        sibling: { id: records.client },
      } as Ground)
    return [{ name: `${where} ${name}`, with: change, foreign: other }]
  })
}

/**
 * The other client's records in every place that names one, all other ids being right. A write must be refused; a read
 * may find nothing.
 */
export function objectCases(original: Draft, ground: Ground, others: readonly Records[]): Case[] {
  const slots = [...parameterSlots(original), ...bodySlots(original, ground)]
  const allowed = isWrite(original.operation) ? REFUSED : [200, ...REFUSED]
  return slots.flatMap((slot) =>
    others.map((records) => ({
      name: `foreign id in ${slot.name}`,
      request: as(ground.caller, requestOf(slot.with(slot.foreign(records)))),
      caller: ground.caller,
      allowed,
    })),
  )
}
