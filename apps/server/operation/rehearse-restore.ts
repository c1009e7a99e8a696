// npm run rehearse:restore -- --from URL --into URL [--objects DIR]: restores a backup into an empty database and compares.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'

const USAGE = `Usage: npm run rehearse:restore -- --from URL --into URL [--objects DIR]
Dumps a database with pg_dump, restores the dump into an empty database and compares the rows of every table.
  --from URL     postgres:// address; its user reads past row-level security (BYPASSRLS and pg_read_all_data)
  --into URL     postgres:// address of an empty database; its user owns it and may make roles
  --objects DIR  folder of restored objects: every one that the database names must be there in its size`

/** Roles that a dump names and does not make: they belong to the server, not to the database. */
const ROLES = ['ssp_app', 'ssp_system', 'ssp_clients']

/** Milliseconds that a server has to respond. */
const CONNECT_MS = 5_000

async function connect(url: string): Promise<Client> {
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

await runCommand(async () => {
  const { from, into, objects } = readOptions(USAGE, {
    from: { type: 'string' },
    into: { type: 'string' },
    objects: { type: 'string' },
  })
  if (!from || !into) throw new OperatorError(USAGE)
  const source = await connect(from)
  const target = await connect(into)
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
    const differ = [...before].filter(([name, { count, content }]) => {
      const restored = after.get(name)
      return restored?.count !== count || restored.content !== content
    })
    const missing = objects ? await missingObjects(source, objects) : []
    const rows = [...after.values()].reduce((sum, { count }) => sum + count, 0)
    const lines = [
      ...differ.map(([name, { count }]) => {
        const restored = after.get(name)
        const what = restored?.count === count ? 'with other content' : `${restored?.count ?? 'no table'} restored`
        return `${name}: ${count} rows, ${what}`
      }),
      ...missing.map((name) => `${name}: not in ${objects}, or of another size`),
      `${after.size} tables, ${rows} rows in ${seconds} s; ${differ.length} tables differ${objects ? `, ${missing.length} objects are missing` : ''}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    if (differ.length + missing.length > 0) process.exitCode = 1
  } finally {
    await source.end()
    await target.end()
  }
})
