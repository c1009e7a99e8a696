import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sources } from '../paths.ts'
import { planOf } from '../testing/statements.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import type { OpenedDatabase } from './open.ts'

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

// A partial index serves a key where it leaves out the rows that name nothing.
const withoutIndex = async () => {
  const { rows } = await sql<{ name: string }>`
    select k.conname || ' of ' || k.conrelid::regclass as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
          where i.indrelid = k.conrelid and coalesce(pg_get_expr(i.indpred, i.indrelid), 'IS NOT NULL') ~ '^[(]?[^()]*IS NOT NULL[)]?$'
            and (select array_agg(c order by c) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) c)
              = (select array_agg(c order by c) from unnest(k.conkey) c))
      order by 1`.execute(opened.database.kysely)
  return rows.map(({ name }) => name)
}

test('every foreign key has an index that leads with its columns', async () => {
  expect(await withoutIndex()).toEqual([])
  const { kysely } = opened.database
  await sql`create table unindexed (client_id uuid references clients (id), other integer)`.execute(kysely)
  await sql`create index on unindexed (other, client_id)`.execute(kysely)
  await sql`create index on unindexed (client_id) where other > 1`.execute(kysely)
  expect(await withoutIndex()).toEqual(['unindexed_client_id_fkey of unindexed'])
  await sql`drop table unindexed`.execute(kysely)
})

test.each([
  ['select stored_as from objects where stored_as in ($1, $2)', ['a', 'b'], 'objects_by_stored_name'],
  [
    `select ctid from sessions where least(ended_at, expires_at) < now() and created_at < now() - interval '90 days'`,
    [],
    'sessions_by_age',
  ],
  [`select ctid from usage_events where created_at < now() - interval '1 year'`, [], 'usage_events_by_age'],
])('what the sweep and the purge choose is found by an index: %s', async (text, values, index) => {
  expect(await planOf({ text, values }, 'ssp_system')).toContain(index)
})

/** What a source computes again in a conflict clause, which a distributed database rejects. */
const volatileConflicts = (source: string): string[] =>
  [...source.matchAll(/do update set\b[^`]*|doUpdateSet\(.*?\.execute/gis)]
    .map(([clause]) => clause)
    .filter((clause) => /\b(now|clock_timestamp|random|gen_random_uuid)\(\)/i.test(clause))

test('no conflict clause calls a function whose value changes', () => {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => volatileConflicts(readFileSync(join(sources, name), 'utf8')).length > 0)
  expect(found).toEqual([])
  expect(volatileConflicts('insert ... do update set hits = 1, at = now() returning id`')).toHaveLength(1)
  expect(volatileConflicts('.doUpdateSet({ at: sql`now()` }).execute()')).toHaveLength(1)
  expect(volatileConflicts('insert ... do update set at = excluded.at`, sql`now()`')).toEqual([])
})
