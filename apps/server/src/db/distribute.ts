import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables that every node has a copy of: they belong to no client. */
export const COPIED = ['platforms', 'clients', 'rate_limits'] as const

/** Gives the policies that have subqueries functions instead. */
export async function replaceSubqueries(db: Kysely<Schema>): Promise<void> {
  await sql`do $$ declare target regclass; begin
    for target in select polrelid from pg_policy
      where polname = 'clients' and pg_get_expr(polqual, polrelid) ~* 'client_id.*select' loop
      execute format('alter policy clients on %s using (client_id = any (ssp_readable_clients()))', target);
    end loop;
  end $$`.execute(db)
  await sql`alter policy clients on clients using (id = any (ssp_readable_clients()))`.execute(db)
  await sql`alter policy clients on platforms using (id = any (ssp_readable_platforms()))`.execute(db)
  await sql`alter policy granted on clients using (id = any (ssp_granted_clients()))`.execute(db)
}

/** Whether the database has the extension Citus. */
export async function hasCitus(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

// A key refers to a table that may not be distributed yet, and triggers would run for every row that is copied to a node. Both
// are taken off, and what they were is kept until they are back, also when the command is ended in between.
async function takePartsOff(db: Kysely<Schema>): Promise<void> {
  await sql`create schema if not exists ssp_distribute`.execute(db)
  await sql`create table if not exists ssp_distribute.parts (removal text primary key, addition text not null)`.execute(
    db,
  )
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ removal: string; addition: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as addition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      union all select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass), pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`.execute(tx)
    for (const { removal, addition } of rows) {
      await sql`insert into ssp_distribute.parts values (${removal}, ${addition})`.execute(tx)
      await sql.raw(removal).execute(tx)
    }
  })
}

async function putPartsBack(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ removal: string; addition: string }>`
    select removal, addition from ssp_distribute.parts order by removal`.execute(db)
  for (const { removal, addition } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`delete from ssp_distribute.parts where removal = ${removal}`.execute(tx)
      await sql.raw(addition).execute(tx)
    })
  }
  await sql`drop schema ssp_distribute cascade`.execute(db)
  return rows.length
}

/** The result of a run of {@link distribute}. */
export interface Distributed {
  /** Tables that were distributed by client now. */
  distributed: number
  /** Tables that were copied to every node now. */
  copied: number
  /** Foreign keys and triggers that were taken off and put back. */
  parts: number
}

/**
 * Distributes the tables of a migrated database with Citus by client, with the rows of one client on one node. Distributed
 * tables do not change. No server may use the database at the same time.
 * @param shards number of shards per table; ignored if there are distributed tables.
 */
export const distribute = (kysely: Kysely<Schema>, shards: number): Promise<Distributed> =>
  kysely.connection().execute(async (db) => {
    for (const setting of [
      'statement_timeout = 0',
      'citus.enable_unsafe_triggers = on',
      // Distributing all tables in parallel takes more connections than a node has.
      `citus.multi_shard_modify_mode = 'sequential'`,
    ])
      await sql`set ${sql.raw(setting)}`.execute(db)
    await sql`do $$ begin
      execute format('alter database %I set citus.propagate_set_commands = ''local''', current_database());
      execute format('alter database %I set citus.enable_unsafe_triggers = on', current_database());
    end $$`.execute(db)
    // The nodes are asked as the role of the transaction.
    for (const role of ['ssp_app', 'ssp_clients', 'ssp_system'])
      await sql`alter role ${sql.ref(role)} login`.execute(db)
    await replaceSubqueries(db)
    // It is evaluated on the node of the account, where it reads further tables. It writes none, so it misses no row of its transaction.
    await sql`alter function ssp_account(uuid, uuid) set citus.allow_nested_distributed_execution = on`.execute(db)
    // An identity column needs no right to its sequence in PostgreSQL; the query that Citus sends to a node does.
    await sql`do $$ declare made regclass; begin
      for made in select d.objid from pg_depend d join pg_class s on s.oid = d.objid
        where d.deptype = 'i' and s.relkind = 'S' and s.relnamespace = 'public'::regnamespace loop
        execute format('grant usage on sequence %s to ssp_app, ssp_system', made);
      end loop;
    end $$`.execute(db)

    const { rows } = await sql<{ name: string; by_client: boolean }>`
      select c.relname as name, exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'client_id') as by_client
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from citus_tables t where t.table_name = c.oid) order by 1`.execute(db)
    const copied = COPIED.filter((name) => rows.some((row) => row.name === name))
    const distributed = rows.filter((row) => row.by_client).map(({ name }) => name)
    const { rows: kept } = await sql`select from pg_namespace where nspname = 'ssp_distribute'`.execute(db)
    if (copied.length + distributed.length + kept.length === 0) return { distributed: 0, copied: 0, parts: 0 }

    await takePartsOff(db)
    for (const name of copied) await sql`select create_reference_table(${name})`.execute(db)
    for (const name of distributed) {
      const { rows: first } = await sql<{ name: string }>`
        select table_name::text as name from citus_tables where distribution_column = 'client_id' limit 1`.execute(db)
      await (
        first[0]
          ? sql`select create_distributed_table(${name}, 'client_id', colocate_with => ${first[0].name})`
          : sql`select create_distributed_table(${name}, 'client_id', colocate_with => 'none', shard_count => ${shards}::int)`
      ).execute(db)
    }
    const parts = await putPartsBack(db)
    // Views reach the nodes without the rights to them.
    await sql`do $$ declare given record; begin
      for given in select c.oid::regclass as view, a.grantee::regrole as role, a.privilege_type as allowed
        from pg_class c, aclexplode(c.relacl) a
        where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and a.grantee not in (0, c.relowner) loop
        execute format('grant %s on %s to %s', given.allowed, given.view, given.role);
      end loop;
    end $$`.execute(db)
    return { distributed: distributed.length, copied: copied.length, parts }
  })
