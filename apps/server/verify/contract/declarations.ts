import { FIXTURE_OPERATIONS, fixtureOf, RECORD_OF_KIND } from '../world/fixtures.ts'
import type { Operation, Schema } from './operations.ts'
import { isId, isNewId, itemsOf } from './sample.ts'

/** Every field of a request that holds a value, by its path: `body.permissions.id`. */
function fieldsIn(schema: Schema, path: string, inside: readonly Schema[] = []): [path: string, schema: Schema][] {
  if (inside.includes(schema)) return []
  const { properties, oneOf = [], anyOf = [], contentSchema } = schema
  const within = [...inside, schema]
  const items = itemsOf(schema)
  const parts = [...oneOf, ...anyOf, ...(items ? [items] : []), ...(contentSchema ? [contentSchema] : [])]
  return [
    ...(properties || parts.length > 0 ? [] : [[path, schema] as [string, Schema]]),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => fieldsIn(part, `${path}.${name}`, within)),
    ...parts.flatMap((part) => fieldsIn(part, path, within)),
  ]
}

function faultOf(operation: Operation, [path, schema]: [path: string, schema: Schema]): string | undefined {
  const { 'x-ssp-record': kind } = schema
  if (kind !== undefined && !RECORD_OF_KIND.has(kind))
    return `${operation.id}: ${path} names a ${kind}, of which no fixture has one`
  const isDeclared = kind !== undefined || isNewId(schema) || fixtureOf(operation.id).records?.[path] !== undefined
  return isId(schema) && !isDeclared ? `${operation.id}: ${path} has no x-ssp-record` : undefined
}

/**
 * Compares contract and fixtures.
 * @throws Error naming every id of a request that does not declare its record, every kind of record without a fixture,
 * and every fixture of an operation that does not exist.
 */
export function checkDeclarations(operations: readonly Operation[], expected = FIXTURE_OPERATIONS): void {
  const faults = operations.flatMap((operation) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in !== 'header')
    const fields = [
      ...parameters.flatMap((parameter) => fieldsIn(parameter.schema, `${parameter.in}.${parameter.name}`)),
      ...(operation.body ? fieldsIn(operation.body, 'body') : []),
    ]
    return fields.flatMap((field) => faultOf(operation, field) ?? [])
  })
  const ids = new Set(operations.map(({ id }) => id))
  const unknown = expected.filter((id) => !ids.has(id)).map((id) => `${id} has a fixture and is not in the contract`)
  const all = [...new Set([...faults, ...unknown])]
  if (all.length > 0) throw new Error(`The contract and the fixtures disagree:\n  ${all.join('\n  ')}`)
}
