import { CompiledQuery, sql } from 'kysely'
import { Client, type QueryConfig } from 'pg'
import { vi } from 'vitest'
import { openNewTestDatabase } from './test-server.ts'

/** A statement as it was sent to PostgreSQL. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** The statements that all connections send while work runs. On PostgreSQL only. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map((call: unknown[]) => {
      const [first, values = []] = call as [string | QueryConfig, unknown[]?]
      return typeof first === 'string' ? { text: first, values } : { text: first.text, values: first.values ?? values }
    })
  } finally {
    spy.mockRestore()
  }
}

/**
 * The plan of a statement that must use an index: what the planner takes when it may not read whole tables. It is made in a new
 * database without rows, so that neither what tests wrote before nor the statistics of the moment change it. The role decides
 * too: under row-level security PostgreSQL looks up nothing in an index by a function of another table's column, which could tell
 * of rows that the policy hides.
 * @param role role that the statement was sent with; by default that of requests for one client.
 */
export async function planOf(
  { text, values }: Statement,
  role: 'ssp_app' | 'ssp_clients' | 'ssp_system' = 'ssp_app',
): Promise<string> {
  const { database } = await openNewTestDatabase()
  try {
    return await database.withSystem(async (tx) => {
      await sql`set local role ${sql.ref(role)}`.execute(tx)
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      // Of a table with a few pages, reading all of an index costs what one lookup does; by these, a row counts as much as a page.
      await sql`set local cpu_tuple_cost = 1`.execute(tx)
      await sql`set local cpu_index_tuple_cost = 1`.execute(tx)
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain (costs off) ${text}`, [...values]),
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  } finally {
    await database.close()
  }
}
