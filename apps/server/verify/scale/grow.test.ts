import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTables } from '../oracles/tables.ts'
import { growBuild, openBuild, type Build } from './build.ts'
import { readsOf, send } from './reads.ts'

let build: Build

beforeAll(async () => {
  build = await openBuild()
  await growBuild(build, process.env['SUPERUSER_URL'] ?? '', { clients: 2, employees: 200 })
})
afterAll(() => build.world.close())

test('copies of rows refer to rows that exist, in every table', async () => {
  const { kysely } = build.world.deps.database
  const { rows: keys } = await sql<{
    name: string
    child: string
    parent: string
    columns: string[]
    targets: string[]
  }>`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
        array(select attname::text from unnest(c.conkey) with ordinality k(n, o) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as columns,
        array(select attname::text from unnest(c.confkey) with ordinality k(n, o) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by o) as targets
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(kysely)
  const lost: string[] = []
  for (const { name, child, parent, columns, targets } of keys) {
    const on = columns.map((column, index) => sql`p.${sql.ref(targets[index] ?? '')} = c.${sql.ref(column)}`)
    const filled = columns.map((column) => sql`c.${sql.ref(column)} is not null`)
    const { rows } = await build.world.deps.database.withSystem((tx) =>
      sql<{
        count: number
      }>`select count(*)::int as count from ${sql.table(child)} c where ${sql.join(filled, sql` and `)}
        and not exists (select from ${sql.table(parent)} p where ${sql.join(on, sql` and `)})`.execute(tx),
    )
    if (rows[0]?.count) lost.push(`${name}: ${rows[0].count}`)
  }
  expect(keys.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('the largest client has the employees that were asked for, and its total says so', async () => {
  const { large } = build.sides
  const { rows } = await build.world.deps.database.withSystem((tx) =>
    sql<{ counted: number; kept: number }>`select
      (select count(*)::int from employees where client_id = ${large.client.id}) as counted,
      (select registered + unregistered + deactivated from employee_counts where client_id = ${large.client.id}) as kept`.execute(
      tx,
    ),
  )
  expect(rows[0]?.counted).toBeGreaterThanOrEqual(200)
  expect(rows[0]?.kept).toBe(rows[0]?.counted)
})

test('most tables of the largest client grow', async () => {
  const { large, small } = build.sides
  const grown: string[] = []
  for (const table of await tenantTables(build.world)) {
    const { rows } = await build.world.deps.database.withSystem((tx) =>
      sql<{ large: number; small: number }>`select count(*) filter (where client_id = ${large.client.id})::int as large,
        count(*) filter (where client_id = ${small.client.id})::int as small from ${sql.table(table)}`.execute(tx),
    )
    if ((rows[0]?.large ?? 0) > 2 * (rows[0]?.small ?? 0)) grown.push(table)
  }
  expect(grown.length).toBeGreaterThan(60)
})

test('every read of the contract succeeds for both clients', async () => {
  const { world, sides } = build
  const failed: string[] = []
  for (const read of readsOf(world.operations, 200))
    for (const side of [sides.small, sides.large]) {
      const { status } = await send(world, side, read)
      if (status >= 400) failed.push(`${read.name}: ${status}`)
    }
  expect(failed).toEqual([])
})
