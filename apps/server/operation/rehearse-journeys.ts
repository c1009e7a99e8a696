import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from '../faults/rig/server-process.ts'
import { readOptions, runCommand } from '../src/command.ts'
import { OperatorError } from '../src/operator-error.ts'
import { repositoryRoot } from '../src/paths.ts'
import { hasDebianPostgres, startReplicatedPostgres, type ReplicatedPostgres } from '../src/testing/debian-postgres.ts'
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../src/testing/pgbouncer.ts'

const USAGE = `Usage: npm run rehearse:journeys [-- --only NAME]
Runs the journeys of the built portal over PostgreSQL behind PgBouncer in transaction mode, which restarts, and with a
read replica that is in turns up to date, 10 seconds behind, and away. Needs Debian's PostgreSQL and PgBouncer (installed as root).
  --only NAME  the journeys whose file name contains it`

/** Milliseconds that the replica is left in each state, and that PgBouncer is away. */
const TURN = 20_000
const AWAY = 500
/** Connections of PgBouncer to the primary. */
const CONNECTIONS = 20

/** Where the journeys run. */
const PORT = process.env['E2E_PORT'] ?? '4100'

/**
 * Once the server is ready: the states of the replica and restarts of PgBouncer, in turns, until the signal is aborted.
 * @returns how many restarts.
 */
async function disturb(servers: ReplicatedPostgres, pool: PgBouncer, { signal }: AbortController): Promise<number> {
  const delay = (time: string) => {
    servers.onReplica(`alter system set recovery_min_apply_delay = '${time}'`)
    servers.onReplica('select pg_reload_conf()')
  }
  let restarts = 0
  const restart = async () => {
    await pool.shutDown()
    await wait(AWAY)
    await pool.start()
    restarts += 1
  }
  const turns: (() => void | Promise<void>)[] = [
    () => delay('10s'),
    restart,
    () => delay('0'),
    () => servers.killReplica(),
    restart,
    () => servers.startReplica(),
  ]
  while (!signal.aborted && !(await isReady(`http://localhost:${PORT}`))) await wait(500)
  for (let turn = 0; !signal.aborted; turn += 1) {
    await wait(TURN, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await turns[turn % turns.length]?.()
  }
  return restarts
}

await runCommand(async () => {
  const { only } = readOptions(USAGE, { only: { type: 'string' } })
  if (!hasDebianPostgres() || !hasPgBouncer())
    throw new OperatorError('Debian\'s packages "postgresql" and "pgbouncer" are not installed.')
  const servers = await startReplicatedPostgres()
  const pool = await startPgBouncer(servers.url, CONNECTIONS)
  const end = new AbortController()
  try {
    const journeys = spawn('npm', ['run', 'e2e', '-w', '@ssp/e2e', '--', ...(only ? [only] : [])], {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: { ...process.env, E2E_PORT: PORT, DATABASE_URL: pool.url, DATABASE_READ_URL: servers.replicaUrl },
    })
    const disturbed = disturb(servers, pool, end)
    const [code] = (await once(journeys, 'exit')) as [number | null]
    end.abort()
    process.stdout.write(`PgBouncer restarted ${await disturbed} times\n`)
    if (code !== 0) throw new OperatorError('A journey failed.')
  } finally {
    await pool.stop()
    servers.stop()
  }
})
