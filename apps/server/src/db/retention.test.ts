import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PURGED } from '../jobs/purge.ts'
import { PURGE_RULES } from '../modules/index.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import type { OpenedDatabase } from './open.ts'

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

const page = join(import.meta.dirname, '../../../../docs/decisions/0042-how-long-rows-are-kept.md')

/** The rules of the decision, with their tables. */
const rules = readFileSync(page, 'utf8')
  .split('\n')
  .map((line) => /^\| (?<rule>[A-Z][^|]*) \| (?<tables>[a-z_, ]+) \|$/.exec(line)?.groups)
  .flatMap((found) => (found ? [{ rule: found['rule'] ?? '', tables: found['tables']?.split(', ') ?? [] }] : []))

const tablesOf = (start: string) => rules.filter(({ rule }) => rule.startsWith(start)).flatMap(({ tables }) => tables)

test('every table has one rule', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(opened.database.kysely)
  expect(rules.flatMap(({ tables }) => tables).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('what is purged is what the page says', () => {
  const purged = new Set(['audit_log', ...Object.keys(PURGED), ...PURGE_RULES.map(({ table }) => table)])
  expect(tablesOf('Purged by age').toSorted()).toEqual([...purged].toSorted())
})

test('a row that goes with another is deleted by its foreign key', async () => {
  const { rows } = await sql<{ key: string }>`select conrelid::regclass || ' ' || confrelid::regclass as key
    from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(opened.database.kysely)
  const keys = new Set(rows.map(({ key }) => key))
  const claimed = rules.flatMap(({ rule, tables }) => {
    const owner = /^Goes with (?<name>\w+)$/.exec(rule)?.groups?.['name']
    return owner ? tables.map((table) => `${table} ${owner}`) : []
  })
  expect(claimed.length).toBeGreaterThan(40)
  expect(claimed.filter((key) => !keys.has(key))).toEqual([])
})
