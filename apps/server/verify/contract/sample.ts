import { randomUUID } from 'node:crypto'
import type { Schema } from './operations.ts'

/** Gives the value at a path of a body (`permissions.0.id`), or undefined for whatever fits the schema. */
export type Choose = (path: string, schema: Schema) => unknown

/** Whether a schema takes record ids. */
export const isId = ({ pattern }: Schema): boolean => pattern?.startsWith('^[0-9a-f]{8}-') === true
/** Whether a schema takes the id of a record to be made, which the caller invents. */
export const isNewId = ({ pattern }: Schema): boolean => pattern?.includes('-4[0-9a-f]{3}-') === true

/** Whether a schema takes one value that names a record. */
const namesRecord = (schema: Schema): boolean =>
  isId(schema) || (schema['x-ssp-record'] !== undefined && typeOf(schema) !== 'array')

/** Schema of the items of a list; ids name records of the kind that the list declares. */
export function itemsOf({ items, 'x-ssp-record': kind }: Schema): Schema | undefined {
  return items && kind ? Object.assign(Object.create(items) as Schema, { 'x-ssp-record': kind }) : items
}

/** Which of several forms a sample takes: of `oneOf`, and of yes and no. */
export type Form = 'first' | 'last'

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type)

/** Properties that a sample of an object holds: the required ones, the ids, and more while too few. */
export function propertiesOf(schema: Schema): string[] {
  const { properties = {}, required = [], minProperties = 0 } = schema
  const ids = Object.keys(properties).filter((name) => namesRecord(properties[name] ?? {}))
  const rest = Object.keys(properties).filter((name) => typeOf(properties[name] ?? {}) === 'string')
  const wanted = new Set([...required, ...ids])
  for (const name of rest) if (wanted.size < minProperties) wanted.add(name)
  return [...wanted]
}

/** A zone many hours from UTC where it is the same day, so that no event of the run is on a day without figures. */
const farZone = () => (new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Los_Angeles')

function text(schema: Schema): string {
  if (isId(schema)) return randomUUID()
  if (schema.format === 'email') return `verify-${randomUUID().slice(0, 13)}@verify.example`
  if (schema['x-ssp-ahead']) return '2999-12-31'
  if (schema.format === 'date') return '2026-11-01'
  if (schema.format === 'date-time') return '2026-11-01T09:00:00.000Z'
  if (schema.pattern?.startsWith('^(UTC|')) return farZone()
  if (schema.pattern?.startsWith('^#')) return '#3886c2'
  if (schema.pattern?.endsWith(String.raw`:\d{2}$`)) return '2026-11-01 09:00:00'
  if (schema.pattern?.startsWith(String.raw`^\d{4}`)) return '2026-01-01,2026-11-21'
  const made = `verify ${randomUUID().slice(0, 13)}`
  return made.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? made.length)
}

/** A path of a body without the indexes of its lists. */
export const withoutIndexes = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.')

/** A value that a schema takes; `extra` are the paths of optional fields to fill, without indexes. */
export function sample(
  schema: Schema,
  path: string,
  choose: Choose,
  form: Form = 'first',
  extra: readonly string[] = [],
): unknown {
  const chosen = choose(path, schema)
  if (chosen !== undefined) return chosen
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const forms = schema.oneOf ?? schema.anyOf ?? []
  const taken = form === 'first' ? forms[0] : forms.at(-1)
  if (taken) return sample(taken, path, choose, form, extra)
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const isExtra = (inner: string) => extra.some((wanted) => `${wanted}.`.startsWith(`${withoutIndexes(inner)}.`))
  switch (typeOf(schema)) {
    case 'object': {
      const { properties = {} } = schema
      const names = new Set([...propertiesOf(schema), ...Object.keys(properties).filter((name) => isExtra(at(name)))])
      const values = [...names].map((name) => sample(properties[name] ?? {}, at(name), choose, form, extra))
      return Object.fromEntries([...names].map((name, index) => [name, values[index]]))
    }
    case 'array': {
      const { prefixItems } = schema
      if (prefixItems) return prefixItems.map((item, index) => sample(item, at(String(index)), choose, form, extra))
      const items = itemsOf(schema)
      const isFilled = (schema.minItems ?? 0) > 0 || isExtra(path)
      return items && (isFilled || isId(items)) ? [sample(items, at('0'), choose, form, extra)] : []
    }
    case 'integer':
    case 'number':
      return schema.default ?? schema.minimum ?? 1
    case 'null':
      return null
    case 'boolean':
      return form === 'first'
    default:
      if (schema.contentSchema) return JSON.stringify(sample(schema.contentSchema, path, () => undefined, form, extra))
      return text(schema)
  }
}
