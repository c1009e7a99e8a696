import { randomUUID } from 'node:crypto'
import { copyOf, idOf, referenceOf, requestOf } from '../contract/requests.ts'
import type { Context, Draft, Records } from '../world/fixture.ts'
import { isWrite } from '../contract/operations.ts'
import { as } from '../world/callers.ts'
import { REJECTED, type Case } from './case.ts'

/** A field of a request that names a record. */
interface Slot {
  name: string
  /** A copy of the request with another record there. */
  with: (id: string) => Draft
  /** The other client's record of the same kind. */
  foreign: (records: Records) => string
  /** Whether a read may return nothing: only by an optional filter that names no client. */
  mayBeEmpty: boolean
}

type Container = Record<string, unknown>

/** The path of every text of a body. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]))
}

function put(body: unknown, path: readonly string[], text: string): void {
  let node = body as Container
  for (const key of path.slice(0, -1)) node = node[key] as Container
  node[path.at(-1) ?? ''] = text
}

function get(body: unknown, path: readonly string[]): string {
  return String(path.reduce<unknown>((node, key) => (node as Container)[key], body))
}

/** Texts that a request makes up, which may have to be unique in the client. */
export function newTexts({ body }: Draft): string[] {
  return leaves(body)
    .map((path) => get(body, path))
    .filter((text) => /^verify |^verify-.*@verify\.example$/.test(text) && text.length <= 100)
}

function bodySlots(original: Draft, context: Context): Slot[] {
  return leaves(original.body).flatMap((path) => {
    const text = get(original.body, path)
    const change = (id: string) => {
      const draft = copyOf(original)
      put(draft.body, path, id)
      return draft
    }
    const [kind] = (Object.entries(context.records) as [keyof Records, string][]).find(([, id]) => id === text) ?? []
    const name = `body ${path.join('.')}`
    const slot = (foreign: Slot['foreign']): Slot[] => [{ name, with: change, foreign, mayBeEmpty: false }]
    if (kind) return slot((records) => records[kind])
    if (text === context.caller.userId) return slot((records) => records.user)
    if (text === context.sibling.id) return slot((records) => records.client)
    // A key or path that begins with the client.
    const { client } = context.records
    return text.includes(client) ? slot((records) => text.replace(client, records.client)) : []
  })
}

function parameterSlots(original: Draft): Slot[] {
  const { operation } = original
  return operation.parameters.flatMap(({ name, in: where, schema }) => {
    if (where === 'header' || (where === 'path' && name === 'clientId')) return []
    const reference = referenceOf(operation, where, name, schema)
    if (!reference || reference === 'new') return []
    const change = (id: string) => {
      const draft = copyOf(original)
      draft[where][name] = id
      return draft
    }
    const other = (records: Records) =>
      idOf(reference === 'self' ? 'user' : reference, {
        records,
        caller: { userId: records.user },
        sibling: { id: records.client },
      } as Context)
    const isFilter = where === 'query' && !(name in original.query)
    const mayBeEmpty = isFilter && reference !== 'client' && reference !== 'platform'
    return [{ name: `${where} ${name}`, with: change, foreign: other, mayBeEmpty }]
  })
}

/**
 * The other client's records in every field that names one, all other ids being right. A write must be rejected; a read
 * may find nothing for what it is filtered by.
 */
export function objectCases(
  original: Draft,
  context: Context,
  others: readonly Records[],
  whose: 'foreign' | 'restricted' = 'foreign',
): Case[] {
  const slots = [...parameterSlots(original), ...bodySlots(original, context)]
  const isRead = !isWrite(original.operation)
  return slots.flatMap((slot) =>
    // Clients of one platform share its id.
    others
      .filter((records) => slot.foreign(records) !== slot.foreign(context.records))
      .map((records) => ({
        name: `${whose} id in ${slot.name}`,
        request: as(context.caller, requestOf(slot.with(slot.foreign(records)))),
        caller: context.caller,
        allowed: isRead && slot.mayBeEmpty ? [200, ...REJECTED] : REJECTED,
        // A selection by a team that the caller sees finds none of its records.
        mayLeaveOut: whose === 'restricted' && slot.name.startsWith('body selection.filter.'),
      })),
  )
}

/** A body with two ids for the record to be created. */
export function twoIdCases(original: Draft, { caller }: Context): Case[] {
  const ids = leaves(original.body).filter((path) => path.at(-1) === 'id')
  const top = ids.find((path) => path.length === 1)
  if (!top || !ids.some((path) => path !== top && get(original.body, path) === get(original.body, top))) return []
  const draft = copyOf(original)
  put(draft.body, top, randomUUID())
  return [{ name: 'two ids for one record', request: as(caller, requestOf(draft)), caller, allowed: [400] }]
}

/** Removing a link that only the twin of the records has, and the impact of that. */
export function linkCases(original: Draft, { records, caller }: Context): Case[] {
  if (original.query['policyId'] !== records.linkedPolicy) return []
  const draft = copyOf(original)
  draft.query['policyId'] = records.policy
  return [{ name: 'link of the twin', request: as(caller, requestOf(draft)), caller, allowed: [404] }]
}
