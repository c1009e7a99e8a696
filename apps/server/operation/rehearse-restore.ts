// npm run rehearse:restore -- --from URL --into URL [--objects DIR]: restores a backup into an empty database and compares.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'

const USAGE = `Usage: npm run rehearse:restore -- --from URL --into URL [--objects DIR]
Dumps a database with pg_dump, restores the dump into an empty database and compares the rows of every table. Then it makes
three differences in the restored one, each of which the comparison must find, and takes them back.
  --from URL     postgres:// address; its user reads past row-level security (BYPASSRLS and pg_read_all_data)
  --into URL     postgres:// address of an empty database; its user owns it and may make roles
  --objects DIR  folder of restored objects: every one that the database names must be there in its size`

/** Roles that a dump names and does not make: they belong to the server, not to the database. */
const ROLES = ['ssp_app', 'ssp_system', 'ssp_clients']

/** Milliseconds that a server has to respond. */
const CONNECT_MS = 5_000

async function connect(option: string, url: string): Promise<Client> {
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new OperatorError(`--${option}: must be a postgres:// address`)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  await client.connect().catch((error: unknown) => {
    throw new OperatorError(`${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`)
  })
  return client
}

interface Rows {
  count: number
  /** Sum of a hash of each row. */
  content: string
}

/**
 * Rows by table, of everything that is not PostgreSQL's own.
 * @param role reads the tables that it may read, where row-level security hides rows from the user.
 */
async function readRows(client: Client, role?: string): Promise<Map<string, Rows>> {
  const { rows } = await client.query<{ name: string; isOfRole: boolean }>(
    `select format('%I.%I', schemaname, tablename) as name,
        coalesce(has_table_privilege($1::text, format('%I.%I', schemaname, tablename), 'select'), false) as "isOfRole"
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    [role ?? null],
  )
  const found = new Map<string, Rows>()
  for (const { name, isOfRole } of rows) {
    await client.query(isOfRole ? `set role ${role}` : 'reset role')
    const read = await client.query<{ count: string; content: string }>(
      `select count(*) as count, coalesce(sum(hashtextextended(t::text, 0)), 0) as content from ${name} t`,
    )
    const { count = '0', content = '0' } = read.rows[0] ?? {}
    found.set(name, { count: Number(count), content })
  }
  await client.query('reset role')
  return found
}

/** Runs two commands, the output of the first into the second. */
async function pipe(from: readonly string[], into: readonly string[]): Promise<void> {
  const [source, target] = [from, into].map(([command = '', ...args]) =>
    spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  if (!source || !target) return
  source.stdout.pipe(target.stdin)
  const ended = [source, target].map(async (process) => {
    const [code] = (await once(process, 'exit').catch((error: unknown) => [error])) as [unknown]
    if (code !== 0)
      throw new OperatorError(
        `${process.spawnfile} failed: ${code instanceof Error ? code.message : `exit code ${String(code)}`}`,
      )
  })
  await Promise.all(ended)
}

/** What the database names and the folder lacks. */
async function missingObjects(client: Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; size: string }>('select stored_as as name, size from objects')
  return rows
    .filter(({ name, size }) => statSync(join(folder, name), { throwIfNoEntry: false })?.size !== Number(size))
    .map(({ name }) => name)
}

interface Difference {
  table: string
  /** Such as `4 rows, 3 restored`. */
  what: string
}

function differencesOf(before: Map<string, Rows>, after: Map<string, Rows>): Difference[] {
  return [...before].flatMap(([table, { count, content }]) => {
    const restored = after.get(table)
    if (restored?.count === count && restored.content === content) return []
    const what = restored?.count === count ? 'with other content' : `${restored?.count ?? 'no table'} restored`
    return [{ table, what: `${count} rows, ${what}` }]
  })
}

/** Differences that the comparison must find. Made by a role that row-level security does not apply to. */
const INJECTED: readonly { table: string; role?: string; change: string }[] = [
  {
    table: 'public.clients',
    role: 'ssp_system',
    change: `update clients set client_name = client_name || ' ' where id = (select min(id::text)::uuid from clients)`,
  },
  {
    table: 'public.kysely_migration',
    change: 'delete from kysely_migration where name = (select min(name) from kysely_migration)',
  },
  { table: 'public.rate_limits', change: 'drop table rate_limits' },
]

/** The tables of injected differences that the comparison does not find. The differences are taken back. */
async function missedInjections(target: Client, before: Map<string, Rows>): Promise<string[]> {
  await target.query('begin')
  try {
    for (const { role, change } of INJECTED) {
      await target.query(role ? `set local role ${role}` : 'reset role')
      await target.query(change)
    }
    const found = new Set(differencesOf(before, await readRows(target, 'ssp_system')).map(({ table }) => table))
    return INJECTED.map(({ table }) => table).filter((table) => !found.has(table))
  } finally {
    await target.query('rollback')
  }
}

await runCommand(async () => {
  const { from, into, objects } = readOptions(USAGE, {
    from: { type: 'string' },
    into: { type: 'string' },
    objects: { type: 'string' },
  })
  if (!from || !into) throw new OperatorError(USAGE)
  const source = await connect('from', from)
  const target = await connect('into', into)
  try {
    if ((await readRows(target)).size > 0) throw new OperatorError('--into: the database is not empty')
    for (const role of ROLES) {
      const { rowCount } = await target.query('select from pg_roles where rolname = $1', [role])
      if (rowCount === 0) await target.query(`create role ${role} nologin`)
      await target.query(`grant ${role} to current_user`)
    }
    const started = performance.now()
    await pipe(
      ['pg_dump', '--format=custom', '--no-owner', from],
      ['pg_restore', '--no-owner', '--exit-on-error', `--dbname=${into}`],
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const before = await readRows(source)
    const after = await readRows(target, 'ssp_system')
    const differ = differencesOf(before, after)
    const missing = objects ? await missingObjects(source, objects) : []
    const rows = [...after.values()].reduce((sum, { count }) => sum + count, 0)
    // In tables that differ already, a difference made on purpose would prove nothing.
    const missed = differ.length === 0 ? await missedInjections(target, before) : []
    const lines = [
      ...differ.map(({ table, what }) => `${table}: ${what}`),
      ...missing.map((name) => `${name}: not in ${objects}, or of another size`),
      ...missed.map((table) => `${table}: a difference made on purpose was not found`),
      `${after.size} tables, ${rows} rows in ${seconds} s; ${differ.length} tables differ${objects ? `, ${missing.length} objects are missing` : ''}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    if (differ.length + missing.length + missed.length > 0) process.exitCode = 1
  } finally {
    await source.end()
    await target.end()
  }
})
