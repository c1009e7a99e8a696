import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-server.ts'
import type { OpenedDatabase } from './open.ts'

/** Tables that belong to no client: the tenants themselves, counters keyed by hash, and the migrations' own. */
const SHARED = new Set(['clients', 'kysely_migration', 'platforms', 'rate_limits'])

const QUERIES = {
  'have row-level security, forced': sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity)`,
  'have a policy for the application role': sql<{ name: string }>`
    select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_policy p where p.polrelid = c.oid
        and 'ssp_app'::regrole = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) like '%ssp_client()%')`,
  'have a policy for reading several clients': sql<{ name: string }>`
    select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = 'r'
        and 'ssp_clients'::regrole = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) like '%ssp_client_ids()%')`,
  'have client_id in every primary and unique key': sql<{ name: string }>`
    select i.indexrelid::regclass::text || ' of ' || c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and i.indisunique
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and a.attnum = any (i.indkey))`,
  'have client_id in every foreign key to another tenant table': sql<{ name: string }>`
    select k.conname || ' of ' || c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
        and k.confrelid not in ('clients'::regclass, 'platforms'::regclass)
        and not exists (select from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'client_id' and a.attnum = any (k.confkey))`,
}

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

const offenders = async (query: (typeof QUERIES)[keyof typeof QUERIES]) => {
  const { rows } = await query.execute(opened.database.kysely)
  return rows.map(({ name }) => name).filter((name) => !SHARED.has(name.split(' of ').at(-1) ?? name))
}

describe('every tenant table', () => {
  it.each(Object.keys(QUERIES) as (keyof typeof QUERIES)[])('must %s', async (rule) => {
    expect(await offenders(QUERIES[rule])).toEqual([])
  })

  it('is caught when it forgets', async () => {
    const { kysely } = opened.database
    await sql`create table forgetful (id uuid primary key, team_id uuid unique)`.execute(kysely)
    await sql`create table loose (client_id uuid, id uuid primary key references forgetful (id))`.execute(kysely)
    for (const query of Object.values(QUERIES)) expect((await offenders(query)).join()).toMatch(/forgetful|loose/)
    await sql`drop table loose, forgetful`.execute(kysely)
  })

  it('lets no role change an audit row, and the purge job alone delete one', async () => {
    const { rows } = await sql<{ grantee: string; rights: string }>`
      select grantee, string_agg(distinct privilege_type, ', ') as rights
      from information_schema.role_table_grants
      where table_name = 'audit_log' and grantee in ('ssp_app', 'ssp_system') group by 1 order by 1`.execute(
      opened.database.kysely,
    )
    expect(rows).toEqual([
      { grantee: 'ssp_app', rights: 'INSERT, SELECT' },
      { grantee: 'ssp_system', rights: 'DELETE, INSERT, SELECT' },
    ])
  })
})
