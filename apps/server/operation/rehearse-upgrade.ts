import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { ACME, callerOf, send, signIn, type Caller, type CallResult } from '../faults/rig/caller.ts'
import { Ledger } from '../faults/rig/ledger.ts'
import { Findings, worst } from '../faults/rig/report.ts'
import { isReady, startProgram, startServer, type Server } from '../faults/rig/server-process.ts'
import { atSite, postgresSite, type Site } from '../faults/rig/site.ts'
import { readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'
import { repositoryRoot } from '../src/paths.ts'
import { hasPgBouncer, startPgBouncer } from '../src/testing/pgbouncer.ts'
import { insertTenants } from '../src/testing/tenants.ts'
import { readOperations } from '../verify/contract/operations.ts'

const USAGE = `Usage: npm run rehearse:upgrade -- --from COMMIT
Runs the server of a commit and the present one over a PostgreSQL of its own behind PgBouncer in transaction mode, with requests
while the present one migrates, serves beside the other and takes over. Fails for a request that failed, and for a record that
is lost or there twice. Needs Debian's PgBouncer (installed as root).`

/** Connections that write, and records that must be made in each part of the way. */
const WRITERS = 4
const RECORDS = 100
/** Connections of PgBouncer to the database: fewer than two servers have to PgBouncer. */
const CONNECTIONS = 20

/** The files of a commit, with the packages that are installed here and the workspaces of that commit. */
function checkOut(commit: string): { folder: string; remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'ssp-upgrade-'))
  const folder = join(home, 'old')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, stdio: 'pipe', encoding: 'utf8' })
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw new OperatorError(`--from: ${String((error as { stderr?: string }).stderr ?? error).trim()}`)
  }
  const [installed, packages] = [join(repositoryRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(packages, '@ssp'), { recursive: true })
  for (const name of readdirSync(installed).filter((entry) => entry !== '@ssp'))
    symlinkSync(join(installed, name), join(packages, name))
  // Where the workspaces of that commit are, which may have moved since.
  for (const file of git('-C', folder, 'ls-files', 'packages/**/package.json').trim().split('\n')) {
    const { name } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string }
    symlinkSync(join(folder, dirname(file)), join(packages, name))
  }
  return {
    folder,
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Addresses of reads that need no more than the client, from the contract of the old server. */
function readsOf(folder: string): string[] {
  return readOperations(join(folder, 'openapi/generated/ssp.json'))
    .filter(({ method, access }) => method === 'GET' && access !== 'public')
    .filter(({ parameters }) => parameters.every(({ name, required }) => !required || name === 'clientId'))
    .map(({ path }) => `/api${path.replace('{clientId}', ACME)}`)
}

const countMigrations = (site: Site) =>
  site.inspect(async ({ kysely }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from kysely_migration`.execute(kysely)
    return rows[0]?.count ?? 0
  })

async function rehearse(
  site: Site,
  env: Record<string, string>,
  folder: string,
  start: (sources?: string) => Promise<Server>,
): Promise<{ lines: string[]; failures: string[] }> {
  const findings = new Findings()
  const sources = join(folder, 'apps/server/src')
  // A server remembers which clients there are, so that the first one only migrates.
  const migrated = await start(sources)
  await migrated.kill()
  await site.inspect(insertTenants)
  const old = await start(sources)
  const before = await countMigrations(site)
  const { token, refreshToken } = await signIn(old.origin)
  const headers = { authorization: `Bearer ${token}`, 'ssp-client': ACME }

  // What a proxy does: servers that are ready, in turns.
  let origins = [old.origin]
  let turn = 0
  const origin = () => origins[(turn += 1) % origins.length] ?? old.origin
  const durations: number[] = []
  const timed = async (call: Promise<CallResult>) => {
    const result = await call
    durations.push(result.took)
    return result
  }
  const caller: Caller = {
    token,
    refreshToken,
    create: (key, identifier) => timed(callerOf(origin(), token, refreshToken).create(key, identifier)),
    list: () => timed(callerOf(origin(), token, refreshToken).list()),
  }
  const reads = readsOf(folder)
  const read = { succeeded: 0, failed: new Set<string>() }
  const stopping = new AbortController()
  const reader = async () => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const path = reads[index % reads.length] ?? ''
      const at = origin()
      const { status } = await timed(send(`${at}${path}`, { headers }))
      if (status >= 200 && status < 300) read.succeeded += 1
      else if (status === 0 || status >= 500)
        read.failed.add(`${path} (${at === old.origin ? 'old' : 'new'}): ${status}`)
    }
  }

  const ledger = new Ledger()
  const writers = ledger.writers(WRITERS, caller)
  const reading = reader()
  const more = async () => {
    const wanted = ledger.acknowledged.size + RECORDS
    const rounds = read.succeeded + reads.length
    while ((ledger.acknowledged.size < wanted || read.succeeded < rounds) && ledger.failedStatuses.size === 0)
      await caller.list()
  }
  await more()
  const first = worst(durations.splice(0))
  const present = await start()
  const migrating = worst(durations.splice(0))
  origins = [old.origin, present.origin]
  await more()
  origins = [present.origin]
  process.kill(old.pid, 'SIGTERM')
  const code = await old.exit
  findings.check(code === 0, `the old server ends with ${code}`)
  await more()
  const rest = worst(durations)
  await writers.stop()
  stopping.abort()
  await reading
  for (const [status, count] of ledger.failedStatuses) findings.check(false, `${count} writes failed: ${status}`)
  for (const failed of read.failed) findings.check(false, failed)
  const after = await countMigrations(site)
  const { rows } = await site.inspect((database) => ledger.audit(database, findings))
  const again = startProgram('main.ts', { ...env, PORT: '0' }, { sources })
  if (after > before) findings.check((await again.exit) === 1, 'the old server starts again on the new schema')
  else await again.kill()
  findings.check(await isReady(present.origin), 'the present server is not ready')
  return {
    lines: [
      `${after - before} migrations, ${rows} records made, ${read.succeeded} reads of ${reads.length} operations`,
      `longest request: ${first} ms before, ${migrating} ms while the present server starts and migrates, ${rest} ms afterwards`,
    ],
    failures: findings.failures,
  }
}

await runCommand(async () => {
  const { from } = readOptions(USAGE, { from: { type: 'string' } })
  if (!from) throw new OperatorError(USAGE)
  if (!hasPgBouncer()) throw new OperatorError('Debian\'s package "pgbouncer" is not installed.')
  const { folder, remove } = checkOut(from)
  try {
    const { lines, failures } = await atSite(
      () => postgresSite({ empty: true }),
      async (site) => {
        const pool = await startPgBouncer(site.env['DATABASE_URL'] ?? '', CONNECTIONS)
        const env = { ...site.env, DATABASE_URL: pool.url }
        const servers: Server[] = []
        const start = async (sources?: string) => {
          const server = await startServer(env, sources === undefined ? {} : { sources })
          servers.push(server)
          return server
        }
        try {
          return await rehearse(site, env, folder, start)
        } finally {
          await Promise.all(servers.map((server) => server.kill()))
          await pool.stop()
        }
      },
    )
    process.stdout.write(`${[...lines, ...failures.map((failure) => `FAILED: ${failure}`)].join('\n')}\n`)
    process.exitCode = failures.length > 0 ? 1 : 0
  } finally {
    remove()
  }
})
