/** A migrated database of its own. */
export interface OwnDatabase {
  /** Runs a statement as a superuser and returns its rows. */
  run: (statement: string) => Promise<Record<string, unknown>[]>
  /** Ends it. */
  end: () => Promise<unknown>
}

// Roles are not among them: they belong to all databases of a server.
const CATALOGUES = [
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_trigger',
  'pg_type',
]

/** A digest of the schema, the rights and the settings of a database: a change of one writes a row again. */
async function readCatalogue({ run }: OwnDatabase): Promise<string> {
  const rows = [
    ...CATALOGUES.map((name) => `select tableoid, ctid, xmin from ${name}`),
    `select tableoid, ctid, xmin from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())`,
  ]
  const [found] = await run(
    `select md5(string_agg(one::text, '' order by tableoid, ctid)) as digest from (${rows.join(' union all ')}) as one`,
  )
  return String(found?.['digest'])
}

/** Deletes all rows but those of a newly migrated database, without the triggers and policies that protect some of them. */
async function empty({ run }: OwnDatabase): Promise<void> {
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await run('discard all')
  await run('set session_replication_role = replica')
  await run(`do $$
    declare
      kept constant regclass[] := array['kysely_migration', 'pgboss.version', 'pgboss.queue'];
      name regclass;
    begin
      for name in select oid from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and oid <> all (kept)
      loop
        execute 'delete from ' || name;
      end loop;
      perform setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end $$`)
  await run('reset session_replication_role')
}

/**
 * Databases that the test files of a worker use after each other.
 * @param make makes a new one, which takes longer than to empty it.
 * @returns what takes an empty, migrated one: one that was given back and whose schema, rights and settings are unchanged,
 * else a new one.
 */
export function reuseDatabases<T extends OwnDatabase>(make: () => Promise<T>) {
  const idle: { database: T; catalogue: string }[] = []
  const reuse = async () => {
    const last = idle.pop()
    if (!last) return undefined
    if ((await readCatalogue(last.database)) !== last.catalogue) return void (await last.database.end())
    await empty(last.database)
    return last
  }
  const makeNew = async () => {
    const database = await make()
    return { database, catalogue: await readCatalogue(database) }
  }
  return {
    async take() {
      const taken = (await reuse()) ?? (await makeNew())
      return { database: taken.database, giveBack: () => void idle.push(taken) }
    },
  }
}
