import { randomUUID } from 'node:crypto'
import { copyOf, idOf, referenceOf, requestOf, type Context, type Draft } from '../contract/requests.ts'
import { isWrite } from '../contract/operations.ts'
import { as } from '../world/callers.ts'
import type { Records } from '../world/fixture.ts'
import { REFUSED, type Case } from './case.ts'

/** A place of a request where a record is named. */
interface Slot {
  name: string
  /** A copy of the request with another record there. */
  with: (id: string) => Draft
  /** The other client's record of the same kind. */
  foreign: (records: Records) => string
  /** Whether a read may go on and find nothing: only by a filter that it can do without, and that names no client. */
  mayBeEmpty: boolean
}

type Container = Record<string, unknown>

/** The way to every text of a body. */
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

/** Texts that a request makes up, which may have to be unique in the client. */
export function newTexts({ body }: Draft): string[] {
  return leaves(body)
    .map((trail) => get(body, trail))
    .filter((text) => /^verify |^verify-.*@verify\.example$/.test(text) && text.length <= 100)
}

function bodySlots(original: Draft, context: Context): Slot[] {
  return leaves(original.body).flatMap((trail) => {
    const text = get(original.body, trail)
    const change = (id: string) => {
      const draft = copyOf(original)
      put(draft.body, trail, id)
      return draft
    }
    const [kind] = (Object.entries(context.records) as [keyof Records, string][]).find(([, id]) => id === text) ?? []
    const name = `body ${trail.join('.')}`
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
 * The other client's records in every place that names one, all other ids being right. A write must be refused; a read
 * may find nothing for what it is filtered by.
 */
export function objectCases(original: Draft, context: Context, others: readonly Records[]): Case[] {
  const slots = [...parameterSlots(original), ...bodySlots(original, context)]
  const isRead = !isWrite(original.operation)
  return slots.flatMap((slot) =>
    // Clients of one platform name it alike.
    others
      .filter((records) => slot.foreign(records) !== slot.foreign(context.records))
      .map((records) => ({
        name: `foreign id in ${slot.name}`,
        request: as(context.caller, requestOf(slot.with(slot.foreign(records)))),
        caller: context.caller,
        allowed: isRead && slot.mayBeEmpty ? [200, ...REFUSED] : REFUSED,
      })),
  )
}

/** A body that gives the record to be made an id, and says another one at its top. */
export function twoIdCases(original: Draft, { caller }: Context): Case[] {
  const ids = leaves(original.body).filter((trail) => trail.at(-1) === 'id')
  const top = ids.find((trail) => trail.length === 1)
  if (!top || !ids.some((trail) => trail !== top && get(original.body, trail) === get(original.body, top))) return []
  const draft = copyOf(original)
  put(draft.body, top, randomUUID())
  return [{ name: 'two ids for one record', request: as(caller, requestOf(draft)), caller, allowed: [400] }]
}

/** Taking away a link, or weighing that, which only the twin of the records has. */
export function linkCases(original: Draft, { records, caller }: Context): Case[] {
  if (original.query['policyId'] !== records.linkedPolicy) return []
  const draft = copyOf(original)
  draft.query['policyId'] = records.policy
  return [{ name: 'link of the twin', request: as(caller, requestOf(draft)), caller, allowed: [404] }]
}
