import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ClientRef } from '../../src/access/actor.ts'
import { tenantTables } from '../oracles/tables.ts'
import { MARK } from './constants.ts'
import type { Records, Target } from './fixture.ts'
import { FIXTURES, RECORD_OF_KIND } from './fixtures.ts'
import type { World } from './world.ts'

function targetOf({ passwordHash }: World, client: ClientRef, twin: Partial<Records>): Target {
  const mark = `${MARK}${client.subdomain}-${randomUUID().slice(0, 13)}`
  const ids = FIXTURES.flatMap((fixture) => Object.keys(fixture.ids ?? {})).map((name) => [name, randomUUID()])
  const names = FIXTURES.map((fixture) => fixture.names?.(mark))
  const own = { client: client.id, platform: client.platformId }
  const records = Object.assign(Object.fromEntries(ids), twin, ...names, own) as Records
  return { records, mark, passwordHash }
}

async function inEvery(
  world: World,
  target: Target,
  steps: readonly ('create' | 'linkTwins' | 'linkSiblings')[],
): Promise<Records> {
  await world.deps.database.withSystem(async (tx) => {
    for (const step of steps) for (const fixture of FIXTURES) await fixture[step]?.(tx, target)
  })
  return target.records
}

/**
 * Creates the records of every fixture in a client, marked with its name. A key is client and id, so that the ids may be
 * those of a `twin` in another client: a statement that names the id alone then finds both.
 */
export function createRecords(world: World, client: ClientRef, twin?: Partial<Records>): Promise<Records> {
  return inEvery(world, targetOf(world, client, twin ?? {}), twin ? ['create'] : ['create', 'linkTwins'])
}

/** Creates records of the same ids in the sibling client, with the links that they have there alone. */
export const createSame = (world: World, client: ClientRef, records: Records): Promise<Records> =>
  inEvery(world, targetOf(world, client, records), ['create', 'linkSiblings'])

/** Takes one id for a record of every kind in a client, as another client may do with an id of its own. */
export async function takeId(world: World, client: ClientRef): Promise<string> {
  const id = randomUUID()
  await createRecords(world, client, Object.fromEntries([...RECORD_OF_KIND.values()].map((name) => [name, id])))
  return id
}

/** Gives names to a record of every kind that has one: other clients may still use them. */
export async function takeNames(world: World, client: ClientRef, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const named = names.map((name) => ({ id: randomUUID(), name }))
  await world.deps.database.withSystem(async (tx) => {
    for (const fixture of FIXTURES) await fixture.takeNames?.(tx, client, named, world.passwordHash)
  })
}

/**
 * Writes every row of a client again as it is, so that a statement without an order reads them last: one that takes the
 * first or the last row then takes another. Triggers are off, because they would change the rows.
 */
export async function rewriteRows(world: World, { id }: ClientRef): Promise<void> {
  const tables = await tenantTables(world)
  await world.deps.database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const table of tables)
      await sql`update ${sql.table(table)} set client_id = client_id where client_id = ${id}`.execute(tx)
  })
}
