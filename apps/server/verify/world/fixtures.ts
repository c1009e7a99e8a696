import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fixture, OperationFixture, Records, Value } from './fixture.ts'

const files = readdirSync(join(import.meta.dirname, '../fixtures')).map((name) => name.replace(/\.ts$/, ''))
const modules = new Map(
  await Promise.all(
    files.map(async (name) => {
      const { fixture } = (await import(`../fixtures/${name}.ts`)) as { fixture: Fixture }
      return [name, fixture] as const
    }),
  ),
)

/** A fixture comes after those that its records refer to. */
function inOrder(): Fixture[] {
  const ordered = new Set<Fixture>()
  const add = (name: string) => {
    const fixture = modules.get(name)
    if (!fixture) throw new Error(`There is no verify/fixtures/${name}.ts.`)
    fixture.after?.forEach(add)
    ordered.add(fixture)
  }
  files.forEach(add)
  return [...ordered]
}

/** The fixtures of all modules: every file of `verify/fixtures`. */
export const FIXTURES: readonly Fixture[] = inOrder()

const KINDS = [{ client: 'client', platform: 'platform' }, ...FIXTURES.map(({ ids = {} }) => ids)].flatMap(
  (ids) => Object.entries(ids) as [keyof Records, string][],
)

/** The kind of each record. */
export const KIND_OF_RECORD: ReadonlyMap<keyof Records, string> = new Map(KINDS)

/** The record that a field of each kind names. */
export const RECORD_OF_KIND: ReadonlyMap<string, keyof Records> = new Map(
  KINDS.map(([name, kind]) => [kind, name] as const).toReversed(),
)

const operations = new Map(FIXTURES.flatMap((fixture) => Object.entries(fixture.operations ?? {})))
const values = new Map(FIXTURES.flatMap((fixture) => Object.entries(fixture.values ?? {})))

/** Operations that have a fixture. */
export const FIXTURE_OPERATIONS: readonly string[] = [...operations.keys()]

/** How an operation is tried. */
export const fixtureOf = (operationId: string): OperationFixture => operations.get(operationId) ?? {}

/** The value of a field of an operation, where a fixture gives one. */
export const valueOfField = (operationId: string, field: string): Value | undefined =>
  fixtureOf(operationId).values?.[field] ?? values.get(field)
