import type { Schema } from './operations.ts'
import { itemsOf } from './sample.ts'

/** A value of a body, and where it is. */
export interface Spot {
  /** Names of fields and indexes of lists. */
  path: readonly string[]
  schema: Schema
  value: unknown
}

/** One way to break a spot. */
export interface Damage {
  what: string
  /** The spot itself, or for a field too many or too few the field. */
  path: readonly string[]
  body: string
}

const typesOf = ({ type }: Schema) => [type ?? []].flat()
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has the outer form of a schema: enough to tell which of several it follows. */
function fits(value: unknown, schema: Schema): boolean {
  const { properties = {}, required = [], const: one, enum: choices } = schema
  if (one !== undefined) return value === one
  if (choices) return choices.includes(value)
  if (isObject(value))
    return (
      typesOf(schema).includes('object') &&
      required.every((name) => name in value) &&
      Object.entries(value).every(([name, part]) => {
        const inner = properties[name]
        return inner !== undefined && (inner.const === undefined || inner.const === part)
      })
    )
  const types = typesOf(schema)
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'))
}

/** The spots of a body: itself, and all that is in it. */
export function* spotsIn(value: unknown, schema: Schema, path: readonly string[] = []): Generator<Spot> {
  const forms = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const taken = forms.find((form) => fits(value, form))
  if (taken) {
    yield* spotsIn(value, taken, path)
    return
  }
  yield { path, schema, value }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inner = schema.prefixItems?.[index] ?? itemsOf(schema)
      if (inner) yield* spotsIn(item, inner, [...path, String(index)])
    }
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) {
      const inner = schema.properties?.[name]
      if (inner) yield* spotsIn(part, inner, [...path, name])
    }
  }
}

/** The body with another value at a path; undefined leaves the field out. */
function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === name ? withValue(item, rest, value) : item))
  const entries = Object.entries(body as object).map(([key, part]) => [
    key,
    key === name ? withValue(part, rest, value) : part,
  ])
  return Object.fromEntries(entries)
}

/** Marks where a text that JSON.stringify does not write shall be. */
const RAW = '@@raw@@'
const DEEP = `${'['.repeat(20)}${']'.repeat(20)}`

/** Values that no schema takes for another type, by the name of the damage. */
const WRONG: Readonly<Record<string, unknown>> = { number: 7, boolean: true, text: 'verify', list: [], object: {} }
const TEXTS_FOR_SCALARS = ['NaN', 'Infinity', '1e400', '-1', 'true', 'null']

function* valuesFor({ schema, value }: Spot): Generator<[what: string, value: unknown]> {
  const { maxLength, minLength = 0, maximum, minimum, maxItems, minItems = 0 } = schema
  yield ['null', null]
  for (const [what, wrong] of Object.entries(WRONG)) yield [`a ${what} in its place`, wrong]
  if (schema.enum || schema.const !== undefined) yield ['no choice', 'verify no choice']
  if (typeof value === 'string') {
    yield ['a lone surrogate', '\ud800']
    yield ['NUL', 'a\0b']
    if (minLength > 0) yield ['an empty text', '']
    if (maxLength !== undefined && maxLength < 100_000) yield ['a text that is too long', 'x'.repeat(maxLength + 1)]
    if (schema.pattern || schema.format) yield ['a text in the wrong form', `${value}?`]
  }
  if (typeof value === 'number' || typeof value === 'boolean')
    for (const word of TEXTS_FOR_SCALARS) yield [`the text ${word}`, word]
  if (typeof value === 'number') {
    yield ['half a number', value + 0.5]
    yield ['a huge number', 1e300]
    if (minimum !== undefined) yield ['a number that is too small', minimum - 1]
    if (maximum !== undefined) yield ['a number that is too big', maximum + 1]
  }
  if (Array.isArray(value)) {
    if (minItems > 0) yield ['an empty list', []]
    const [first] = value as unknown[]
    if (maxItems !== undefined && first !== undefined && JSON.stringify(first).length * maxItems < 900_000)
      yield ['a list that is too long', Array.from({ length: maxItems + 1 }, () => first)]
  }
}

/** Every damage of a spot of a body. Which of them the contract rejects is for its schema to say. */
export function* damagesOf(body: unknown, spot: Spot): Generator<Damage> {
  const { path, schema, value } = spot
  const put = (what: string, damaged: unknown, at = path): Damage => ({
    what,
    path: at,
    body: JSON.stringify(withValue(body, path, damaged)),
  })
  for (const [what, damaged] of valuesFor(spot)) yield put(what, damaged)
  const deep = put('nested lists', RAW)
  yield { ...deep, body: deep.body.replace(`"${RAW}"`, DEEP) }
  if (!isObject(value)) return
  for (const name of schema.required ?? [])
    yield put(`no ${name}`, Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)), [...path, name])
  yield put('an unknown field', { ...value, verify_unknown: 1 }, [...path, 'verify_unknown'])
  const proto = put('__proto__', { ...value, [RAW]: {} })
  yield { ...proto, body: proto.body.replace(RAW, '__proto__') }
}
