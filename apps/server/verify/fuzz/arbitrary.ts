import * as fc from 'fast-check'
import type { Operation, Schema } from '../contract/operations.ts'
import { isId } from '../contract/sample.ts'
import { NASTY, SHARP } from './corpus.ts'

// Lone surrogates too. The library's own unit of this kind takes two seconds to make.
const anyCodePoint = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code))

const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...SHARP) },
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 30 }) },
)
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'id', 'toString'), fc.integer(), { maxKeys: 2 }),
)

const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  const { minLength = 0, maxLength = 60 } = schema
  if (schema.format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'email') return fc.nat().map((n) => `fuzz-${n}@verify.example`)
  return fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 20), maxLength: Math.min(maxLength, 60) })
}

function numberOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 10 } = schema
  return fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }),
    fc.constantFrom(minimum - 1, maximum + 1, 2 ** 31, 2 ** 53, -1, 0.5),
  )
}

/** How often a recursive schema is met inside itself. */
const DEPTH = 2

const isTooDeep = (schema: Schema, inside: readonly Schema[]): boolean => {
  const { properties, items, oneOf = [], anyOf = [] } = schema
  const met = properties && inside.filter((outer) => outer.properties === properties).length
  return (met ?? 0) > DEPTH || [...oneOf, ...anyOf, ...(items ? [items] : [])].some((part) => isTooDeep(part, inside))
}

/** Values for a schema: mostly ones that fit, some that nearly do, some of another kind. `known` gives right ids. */
export function valueOf(schema: Schema, known: unknown, inside: readonly Schema[] = []): fc.Arbitrary<unknown> {
  const right = known === undefined ? [] : [{ weight: 8, arbitrary: fc.constant(known) }]
  if (schema.const !== undefined)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(schema.const) }, { weight: 1, arbitrary: anyValue })
  if (schema.enum)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...schema.enum) }, { weight: 1, arbitrary: anyText })
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return fc.oneof(...variants.map((variant) => valueOf(variant, known, inside)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (isId(schema)) return fc.oneof(...right, { weight: 2, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anyText })
  if (type === 'object') return objectOf(schema, known, [...inside, schema])
  if (type === 'array') {
    const { prefixItems } = schema
    if (prefixItems) {
      const at = (index: number): unknown => (Array.isArray(known) ? (known as unknown[])[index] : undefined)
      const whole = fc.tuple(...prefixItems.map((item, index) => valueOf(item, at(index), inside)))
      return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: anyValue })
    }
    const first = Array.isArray(known) ? (known as unknown[])[0] : undefined
    const items = fc.array(valueOf(schema.items ?? {}, first, inside), { maxLength: 4 })
    return fc.oneof({ weight: 9, arbitrary: items }, { weight: 1, arbitrary: anyValue })
  }
  if (type === 'integer' || type === 'number')
    return fc.oneof({ weight: 6, arbitrary: numberOf(schema) }, { weight: 1, arbitrary: anyText })
  if (type === 'boolean') return fc.oneof({ weight: 6, arbitrary: fc.boolean() }, { weight: 1, arbitrary: anyText })
  return fc.oneof(
    ...right,
    { weight: 3, arbitrary: fitting(schema) },
    { weight: 4, arbitrary: anyText },
    { weight: 1, arbitrary: anyValue },
  )
}

function objectOf(schema: Schema, known: unknown, inside: readonly Schema[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema
  const model = Object.fromEntries(
    Object.entries(properties)
      .filter(([, part]) => !isTooDeep(part, inside))
      .map(([name, part]) => [name, valueOf(part, (known as Record<string, unknown> | undefined)?.[name], inside)]),
  )
  const whole = fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
    { weight: 1, arbitrary: anyValue },
  )
}

/** The parts of a request that the fuzz changes. */
export interface Fuzzed {
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
}

// In an address everything is text.
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const headerText = anyText.map((text) => text.replace(/[^\x20-\x7e]/g, ''))

/** Requests for an operation around one that works. */
export function requestsOf(operation: Operation, working: Fuzzed): fc.Arbitrary<Fuzzed> {
  const part = (where: 'path' | 'query', known: Record<string, string>) => {
    const own = operation.parameters.filter((parameter) => parameter.in === where)
    const model = Object.fromEntries(own.map(({ name, schema }) => [name, valueOf(schema, known[name])]))
    // A path always has its parts, and a constant picks the operation.
    const always = own.filter(({ required }) => required).map(({ name }) => name)
    return fc
      .record(model, { requiredKeys: always })
      .map((values) =>
        Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, asText(value)])),
      )
  }
  const { clientId } = working.path
  return fc.record({
    path: part('path', working.path).map((path) => (clientId === undefined ? path : { ...path, clientId })),
    query: part('query', working.query),
    headers: fc
      .record({ 'if-match': headerText, 'idempotency-key': fc.oneof(fc.uuid(), headerText) }, { requiredKeys: [] })
      .map((headers) => ({ ...working.headers, ...headers })),
    ...(operation.body && { body: valueOf(operation.body, working.body) }),
  })
}
