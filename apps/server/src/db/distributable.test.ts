import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openTestDatabase } from '../testing/test-server.ts'
import { COPIED, replaceSubqueries } from './distribute.ts'
import type { OpenedDatabase } from './open.ts'

// What Citus 13.2 rejects for tables that are distributed by client_id (docs/decisions/0064).
type Rule = RawBuilder<{ name: string }>

const byClient = (table: string) =>
  sql.raw(`exists (select from pg_attribute a where a.attrelid = ${table} and a.attname = 'client_id')`)

const RULES: Record<string, Rule> = {
  'a subquery in a policy': sql`
    select polname || ' of ' || polrelid::regclass as name from pg_policy
    where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* '\\mselect\\M'`,
  'a key with client_id that is emptied or follows': sql`
    select conname || ' of ' || conrelid::regclass as name from pg_constraint
    where contype = 'f' and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))
      and exists (select from pg_attribute a where a.attrelid = conrelid and a.attname = 'client_id' and a.attnum = any (conkey))`,
  'a key that crosses clients': sql`
    select conname || ' of ' || conrelid::regclass as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and ${byClient('confrelid')}
      and not exists (select from unnest(conkey, confkey) as k (own, other)
        join pg_attribute o on o.attrelid = conrelid and o.attnum = k.own and o.attname = 'client_id'
        join pg_attribute f on f.attrelid = confrelid and f.attnum = k.other and f.attname = 'client_id')`,
  'a unique key without client_id': sql`
    select i.indexrelid::regclass || ' of ' || i.indrelid::regclass as name from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and ${byClient('c.oid')}
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and a.attnum = any (i.indkey))`,
  'a trigger with transition tables': sql`
    select tgname || ' of ' || tgrelid::regclass as name from pg_trigger where tgoldtable is not null or tgnewtable is not null`,
  'an identity column that is no bigint': sql`
    select attname || ' of ' || attrelid::regclass as name from pg_attribute
    where attidentity <> '' and atttypid <> 'bigint'::regtype`,
  'a table that is neither of a client nor copied to every node': sql`
    select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' and relname <> all (${[...COPIED]}::text[]) and not ${byClient('c.oid')}`,
}

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

const undo = new Error('undo')

/** What a rule finds once the policies are as on Citus, and after a change. Nothing of it stays. */
async function found(rule: Rule, change?: RawBuilder<unknown>): Promise<string[]> {
  let names: string[] = []
  const work = opened.database.kysely.transaction().execute(async (tx) => {
    await replaceSubqueries(tx)
    await change?.execute(tx)
    names = (await rule.execute(tx)).rows.map(({ name }) => name)
    throw undo
  })
  await work.catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return names
}

const BREAKS: Record<string, RawBuilder<unknown>> = {
  'a subquery in a policy': sql`create policy loose on teams using (exists (select from clients))`,
  'a key with client_id that is emptied or follows': sql`alter table teams add column lead uuid,
    add constraint loose foreign key (client_id, lead) references employees (client_id, id) on delete set null (lead)`,
  'a key that crosses clients': sql`alter table teams add column other_client uuid, add column lead uuid,
    add constraint loose foreign key (other_client, lead) references employees (client_id, id)`,
  'a unique key without client_id': sql`create unique index loose on teams (id)`,
  'a trigger with transition tables': sql`create trigger loose after insert on teams
    referencing new table as come for each statement execute function suppress_redundant_updates_trigger()`,
  'an identity column that is no bigint': sql`alter table teams add column loose integer generated always as identity`,
  'a table that is neither of a client nor copied to every node': sql`create table loose (id uuid primary key)`,
}

describe('the schema has not', () => {
  it.each(Object.entries(RULES))('%s', async (_name, rule) => {
    expect(await found(rule)).toEqual([])
  })

  it.each(Object.entries(RULES))('%s, and one would be found', async (name, rule) => {
    expect((await found(rule, BREAKS[name])).join()).toMatch(/loose/)
  })
})

/** Clauses `on conflict ... do update`, in SQL and in kysely, that call a volatile function. */
function volatileConflicts(source: string): string[] {
  return [...source.matchAll(/\bdo update\s+set\b[^;`]*|\bdoUpdateSet\([^;]*?\n?\s*\)(?=\)|,|\n)/gi)]
    .map(([text]) => text)
    .filter((text) =>
      /\b(now|clock_timestamp|random|gen_random_uuid|nextval)\s*\(|\bcurrent_(timestamp|date)\b/i.test(text),
    )
}

test('no clause `on conflict ... do update` calls a volatile function', () => {
  const source = join(import.meta.dirname, '..')
  const calls = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$|\.sql$/.test(name))
    .flatMap((name) => volatileConflicts(readFileSync(join(source, name), 'utf8')).map((text) => ({ name, text })))
  expect(calls).toEqual([])
})

test('finds such a clause', () => {
  expect(
    volatileConflicts('insert into t values (1) on conflict (a) do update set b = 1, at = now()`.execute(tx)'),
  ).toHaveLength(1)
  expect(volatileConflicts('.onConflict((on) => on.columns(["a"]).doUpdateSet({ at: sql`now()` }))')).toHaveLength(1)
  expect(volatileConflicts('insert into t values (now()) on conflict (a) do update set at = excluded.at')).toEqual([])
})
