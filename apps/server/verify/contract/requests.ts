import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Context, Draft, Reference } from '../world/fixture.ts'
import { fixtureOf, RECORD_OF_KIND, valueOfField } from '../world/fixtures.ts'
import { fieldsOf } from './declarations.ts'
import { schemasIn, type Operation, type Schema } from './operations.ts'
import { isNewId, sample, withoutIndexes, type Form } from './sample.ts'

/** Name of the field at a path: the last part that is no index. */
const fieldOf = (path: string) => withoutIndexes(path).split('.').at(-1) ?? ''

/** What a field of an operation names, or undefined when it names no record. */
export function referenceOf(
  operation: Operation,
  where: 'path' | 'query' | 'body',
  path: string,
  schema: Schema,
): Reference | undefined {
  const own = fixtureOf(operation.id).records?.[`${where}.${fieldOf(path)}`]
  if (own) return own
  return isNewId(schema) ? 'new' : RECORD_OF_KIND.get(schema['x-ssp-record'] ?? '')
}

/** What the fields of an operation name. */
export function namesOf(operation: Operation): Set<Reference> {
  const names = fieldsOf(operation).flatMap(([path, schema]) => {
    const [where = '', ...rest] = path.split('.')
    return referenceOf(operation, where as 'path' | 'query' | 'body', rest.join('.'), schema) ?? []
  })
  return new Set(names)
}

/** The id or name that a reference stands for. */
export function idOf(reference: Exclude<Reference, 'new'>, { records, caller, sibling }: Context): string {
  if (reference === 'self') return caller.userId
  return reference === 'sibling' ? sibling.id : records[reference]
}

// In an address everything is text.
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Requests of every form that the body may have (`oneOf`, yes and no); each must succeed for somebody who may do everything. */
export function drafts(operation: Operation, context: Context): [Draft, ...Draft[]] {
  const hasForms = [...schemasIn(operation.body)].some(({ oneOf, type }) => oneOf || type === 'boolean')
  const first = draft(operation, context)
  if (!hasForms) return [first]
  const { newId: _taken, ...again } = context
  return [first, draft(operation, again, 'last')]
}

/** A request that must succeed for somebody who may do everything; `extra` are optional fields to fill: `body.label`. */
export function draft(
  operation: Operation,
  context: Context,
  form: Form = 'first',
  extra: readonly string[] = [],
): Draft {
  // One new id for the whole request: several fields may name the record that is being created.
  const newId = context.newId ?? randomUUID()
  const needs = [...(fixtureOf(operation.id).needs ?? []), ...extra]
  const choose = (where: 'path' | 'query' | 'body') => (path: string, schema: Schema) => {
    const own = fixtureOf(operation.id).values?.[fieldOf(path)]?.(context)
    if (own !== undefined || schema.type === 'array' || schema.type === 'object') return own
    const reference = referenceOf(operation, where, path, schema)
    if (reference) return reference === 'new' ? newId : idOf(reference, context)
    return valueOfField(operation.id, fieldOf(path))?.(context)
  }
  const filled = (where: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === where && (one.required || needs.includes(`${where}.${one.name}`)))
        .map(({ name, schema }) => [name, textOf(sample(schema, name, choose(where)))]),
    )
  const inBody = needs.filter((path) => path.startsWith('body.')).map((path) => path.slice('body.'.length))
  const body = operation.body && sample(operation.body, '', choose('body'), form, inBody)
  const takesClient = operation.parameters.some(({ name }) => name === 'SSP-Client')
  const headers: Record<string, string> = takesClient ? { 'ssp-client': context.records.client } : {}
  return { operation, path: filled('path'), query: filled('query'), headers, ...(body !== undefined && { body }) }
}

/** A copy of a draft that can be changed without harm. */
export const copyOf = (original: Draft): Draft => ({
  ...structuredClone({ ...original, operation: undefined }),
  operation: original.operation,
})

/** The address of a draft; path values are escaped unless they are given as `raw`. */
export function addressOf({ operation, path, query }: Draft, raw?: Record<string, string>): string {
  const filled = operation.path.replace(
    /{(\w+)}/g,
    (_all, name: string) => raw?.[name] ?? encodeURIComponent((path[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams(query).toString()
  return `/api${filled}${search && `?${search}`}`
}

/** The request of a draft, without a token. */
export function requestOf(draft: Draft): InjectOptions & { url: string; headers: Record<string, string> } {
  const { operation, headers, body } = draft
  return {
    method: operation.method,
    url: addressOf(draft),
    headers,
    ...(body !== undefined && { payload: body as object }),
  }
}
