import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../src/db/open.ts'
import { openTestDatabase } from '../src/testing/test-server.ts'
import { schemaTypes } from './schema-types.ts'

const schema = readFileSync(join(import.meta.dirname, '../src/db/schema.ts'), 'utf8')

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

test('the types of the tables are those of the migrated database', async () => {
  expect(await schemaTypes(opened.database.kysely), 'run npm run generate -w @ssp/server').toBe(schema)
})

test('a column that a migration adds is noticed', async () => {
  const { kysely } = opened.database
  await sql`alter table teams add column mood text check (mood in ('calm', 'busy'))`.execute(kysely)
  expect(await schemaTypes(kysely)).toBe(
    schema.replace(/(\n {2}teams: [^}]*)( {2}\})/, "$1    mood: 'calm' | 'busy' | null\n$2"),
  )
})
