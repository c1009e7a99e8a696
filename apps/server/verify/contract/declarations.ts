import { FIXTURE_OPERATIONS, fixtureOf, RECORD_OF_KIND } from '../world/fixtures.ts'
import { EFFECTS } from '../oracles/kinds.ts'
import { isWrite, type Operation, type Schema } from './operations.ts'
import { isId, isNewId, itemsOf } from './sample.ts'

/** A field of a request that holds a value: its path, such as `body.permissions.id`, and its schema. */
export type Field = [path: string, schema: Schema]

function fieldsIn(schema: Schema, path: string, inside: readonly Schema[] = []): Field[] {
  if (inside.includes(schema)) return []
  const { properties, oneOf = [], anyOf = [], prefixItems = [] } = schema
  const within = [...inside, schema]
  const items = itemsOf(schema)
  const parts = [...oneOf, ...anyOf, ...prefixItems, ...(items ? [items] : [])]
  return [
    ...(properties || parts.length > 0 ? [] : [[path, schema] as Field]),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => fieldsIn(part, `${path}.${name}`, within)),
    ...parts.flatMap((part) => fieldsIn(part, path, within)),
  ]
}

/** The fields of path, query and body. */
export function fieldsOf({ parameters, body }: Operation): Field[] {
  const own = parameters.filter((parameter) => parameter.in !== 'header')
  return [
    ...own.flatMap((one) => fieldsIn(one.schema, `${one.in}.${one.name}`)),
    ...(body ? fieldsIn(body, 'body') : []),
  ]
}

function faultOf(operation: Operation, [path, schema]: Field): string | undefined {
  const { 'x-ssp-record': kind } = schema
  if (kind !== undefined && !RECORD_OF_KIND.has(kind))
    return `${operation.id}: ${path} names a ${kind}, of which no fixture has one`
  const isDeclared = kind !== undefined || isNewId(schema) || fixtureOf(operation.id).records?.[path] !== undefined
  return isId(schema) && !isDeclared ? `${operation.id}: ${path} has no x-ssp-record` : undefined
}

function effectFaults(operation: Operation): string[] {
  const { id, affects } = operation
  return [
    ...affects.filter((effect) => !EFFECTS.has(effect)).map((effect) => `${id}: x-ssp-affects has no “${effect}”`),
    ...(affects.length > 0 && !isWrite(operation) ? [`${id}: a read affects nothing`] : []),
  ]
}

/**
 * Compares contract and fixtures.
 * @throws Error naming every id of a request that does not declare its record, every kind of record without a fixture,
 * every unknown effect, and every fixture of an operation that does not exist.
 */
export function checkDeclarations(operations: readonly Operation[], expected = FIXTURE_OPERATIONS): void {
  const faults = operations.flatMap((one) => fieldsOf(one).flatMap((field) => faultOf(one, field) ?? []))
  const ids = new Set(operations.map(({ id }) => id))
  const unknown = expected.filter((id) => !ids.has(id)).map((id) => `${id} has a fixture and is not in the contract`)
  const all = [...new Set([...faults, ...operations.flatMap(effectFaults), ...unknown])]
  if (all.length > 0) throw new Error(`The contract and the fixtures disagree:\n  ${all.join('\n  ')}`)
}
