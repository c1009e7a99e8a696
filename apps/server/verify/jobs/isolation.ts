import { sql } from 'kysely'
import type { TenantScope, Tx } from '../../src/db/database.ts'
import { tenantTables } from '../oracles/tables.ts'
import type { Job, Tally } from '../tally.ts'
import { createRecords } from '../world/records.ts'
import type { World } from '../world/world.ts'

/** Thrown to roll back; the transaction must change nothing. */
class RolledBack extends Error {}

// Runs one statement as the application role of a client and rolls back.
// Returns the number of rows it touched, or undefined when the database rejected it.
async function rowsTouched(
  world: World,
  scope: TenantScope,
  statement: (tx: Tx) => Promise<number>,
): Promise<number | undefined> {
  let touched: number | undefined
  try {
    await world.deps.database.withTenant(scope, async (tx) => {
      touched = await statement(tx)
      throw new RolledBack()
    })
  } catch (error) {
    return error instanceof RolledBack ? touched : undefined
  }
  return touched
}

// Rows that a statement sees in a transaction of several clients; none where the table is not granted to it.
async function rowsSeen(
  world: World,
  clientIds: readonly string[],
  statement: (tx: Tx) => Promise<number>,
): Promise<number> {
  try {
    return await world.deps.database.withClients(clientIds, statement)
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return 0
    throw error
  }
}

async function tryTable(world: World, tally: Tally, table: string): Promise<void> {
  const { own, foreign } = world.clients
  const scope = { clientId: own.id, platformId: own.platformId, userId: null }
  const name = sql.table(table)
  const tries: Record<string, (tx: Tx) => Promise<number>> = {
    reads: async (tx) => (await sql`select 1 from ${name} where client_id <> ${own.id}`.execute(tx)).rows.length,
    changes: async (tx) =>
      (await sql`update ${name} set client_id = client_id where client_id = ${foreign.id} returning 1`.execute(tx)).rows
        .length,
    takes: async (tx) =>
      (await sql`update ${name} set client_id = ${own.id} where client_id = ${foreign.id} returning 1`.execute(tx)).rows
        .length,
    deletes: async (tx) =>
      (await sql`delete from ${name} where client_id = ${foreign.id} returning 1`.execute(tx)).rows.length,
    gives: async (tx) =>
      (await sql`update ${name} set client_id = ${foreign.id} where client_id = ${own.id} returning 1`.execute(tx)).rows
        .length,
  }
  for (const [what, statement] of Object.entries(tries)) {
    const touched = (await rowsTouched(world, scope, statement)) ?? 0
    tally.check(touched === 0, `${table}: the application ${what} ${touched} rows across clients`)
  }
  const seen = await rowsSeen(world, [own.id], async (tx) => (await tries['reads']?.(tx)) ?? 0)
  tally.check(seen === 0, `${table}: a list of several clients reads ${seen} rows of others`)
}

/** Row-level security alone: what a query without any predicate could do to another client, in every table. */
export const isolation: Job<World> = {
  name: 'isolation',
  floor: () => 100,
  async run(world, tally) {
    await createRecords(world, world.clients.own)
    await createRecords(world, world.clients.foreign)
    for (const table of await tenantTables(world)) await tryTable(world, tally, table)
  },
}
