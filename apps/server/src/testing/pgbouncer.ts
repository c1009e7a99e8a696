import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './postgres-cluster.ts'

const BINARY = '/usr/sbin/pgbouncer'
const isRoot = process.getuid?.() === 0

/** Whether Debian's PgBouncer is here; as root it is installed when it is not. */
export function hasPgBouncer(): boolean {
  if (!existsSync(BINARY) && isRoot) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'])
  return existsSync(BINARY)
}

/** A PgBouncer in transaction mode before a database. */
export interface PgBouncer {
  /** Address of the database through it. */
  url: string
  /** Ends it at once, connections and all. */
  kill(): Promise<void>
  /** Starts it again after `kill` or `shutDown`, on the same port. */
  start(): Promise<void>
  /** Ends it as systemd does before it starts it again: transactions that run end first. */
  shutDown(): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
  throw new Error('PgBouncer does not listen.')
}

/** Starts it with the lines of docs/operating.md and so many connections to the database. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const home = mkdtempSync(join(tmpdir(), 'ssp-pgbouncer-'))
  chmodSync(home, 0o755) // as root it runs under the user `postgres`
  const port = await freePort()
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
`,
  )
  let running: ChildProcess | undefined
  const start = async () => {
    running = spawn(BINARY, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' })
    await untilListening(port)
  }
  const end = async (signal: 'SIGKILL' | 'SIGINT') => {
    if (!running) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
    running = undefined
  }
  await start()
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    kill: () => end('SIGKILL'),
    start,
    shutDown: () => end('SIGINT'),
    async stop() {
      await end('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
