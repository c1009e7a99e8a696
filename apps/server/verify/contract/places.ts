import { copyOf, draft } from './requests.ts'
import type { Context, Draft } from '../world/fixture.ts'
import { isId, itemsOf, withoutIndexes } from './sample.ts'
import type { Operation, Schema } from './operations.ts'

/** Where a request takes a text or a list, and the most that the contract lets in there. */
export interface Place {
  operation: Operation
  where: 'query' | 'body'
  /** `fields.0.label`; the parts of a text that holds JSON follow it like those of an object. */
  path: string
  kind: 'text' | 'list'
  /** Characters or items. */
  limit: number
}

type TakesText = (schema: Schema) => boolean

const isFreeText: TakesText = ({ type, pattern, format, enum: values, const: one, contentSchema }: Schema) =>
  [type].flat().includes('string') && !pattern && !format && !values && one === undefined && !contentSchema

function* placesIn(
  schema: Schema,
  path: string,
  outer: readonly Schema[],
  isText: TakesText,
): Generator<Omit<Place, 'operation' | 'where'>> {
  // A recursive schema is met once inside itself.
  if (outer.filter((one) => one.properties && one.properties === schema.properties).length > 1) return
  const inside = [...outer, schema]
  const { properties = {}, oneOf = [], anyOf = [], contentSchema, maxItems = Infinity, maxLength = Infinity } = schema
  const at = (name: string) => (path ? `${path}.${name}` : name)
  if (isText(schema)) yield { path, kind: 'text', limit: maxLength }
  if ([schema.type].flat().includes('array')) yield { path, kind: 'list', limit: maxItems }
  for (const [name, part] of Object.entries(properties)) yield* placesIn(part, at(name), inside, isText)
  for (const part of [...oneOf, ...anyOf, ...(contentSchema ? [contentSchema] : [])])
    yield* placesIn(part, path, inside, isText)
  const items = itemsOf(schema)
  if (items && !isId(items)) yield* placesIn(items, at('0'), inside, isText)
}

/** Every place of query and body; `isText` says which texts count, by default those of any form. */
export function placesOf(operation: Operation, isText = isFreeText): Place[] {
  const inQuery = operation.parameters
    .filter(({ in: where, schema }) => where === 'query' && isText(schema))
    .map(({ name, schema }) => ({
      path: name,
      kind: 'text' as const,
      limit: schema.maxLength ?? Infinity,
      where: 'query' as const,
    }))
  const inBody = operation.body
    ? [...placesIn(operation.body, '', [], isText)].map((place) => ({ ...place, where: 'body' as const }))
    : []
  return [...inQuery, ...inBody].map((place) => ({ ...place, operation }))
}

type Node = Record<string, unknown>

/** Changes the value at a path, also inside of texts that hold JSON. @returns the changed value; undefined without such a path. */
function changeAt(value: unknown, [name, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (typeof value === 'string') {
    if (!/^[[{]/.test(value)) return undefined
    const changed = changeAt(JSON.parse(value), [name, ...rest], change)
    return changed === undefined ? undefined : JSON.stringify(changed)
  }
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  const changed = changeAt((value as Node)[name], rest, change)
  if (changed === undefined) return undefined
  ;(value as Node)[name] = changed
  return value
}

/** A request that works but for what `change` makes of the value at a place; undefined where no request reaches it. */
export function requestAt(
  { operation, where, path }: Place,
  context: Context,
  change: (old: unknown) => unknown,
): Draft | undefined {
  for (const form of ['first', 'last'] as const) {
    const made = copyOf(draft(operation, context, form, [`${where}.${withoutIndexes(path)}`]))
    const changed = changeAt(made[where], path.split('.').filter(Boolean), change)
    if (changed !== undefined) return { ...made, [where]: changed }
  }
  return undefined
}
