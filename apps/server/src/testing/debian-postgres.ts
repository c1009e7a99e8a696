import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './postgres-cluster.ts'

const ROOT = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

const binaries = (): string | undefined => {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : []
  return versions.map((version) => join(ROOT, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** Whether Debian's PostgreSQL is here, which has `pg_basebackup`; as root it is installed when it is not. */
export function hasDebianPostgres(): boolean {
  if (!binaries() && isRoot) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
  return binaries() !== undefined
}

/** A PostgreSQL server and a streaming replica of it. Users need no password. */
export interface ReplicatedPostgres {
  /** Address of an empty database on the primary, for a user who owns it and is no superuser. */
  url: string
  /** The same database on the replica. */
  replicaUrl: string
  /** Runs a statement on the replica as a superuser. */
  onReplica(statement: string): void
  /** Ends the replica at once. */
  killReplica(): void
  startReplica(): void
  /** Stops the replica where it is: it accepts connections and never answers. */
  silenceReplica(): void
  /** Lets it go on. */
  wakeReplica(): void
  /** Ends both and removes their files. */
  stop(): void
}

function run(command: string, args: readonly string[]): void {
  const [name, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  // A server that is started would keep a pipe open.
  const { status, stderr } = spawnSync(name, all, { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
}

/** Starts both with the lines of docs/operating.md. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const bin = binaries() ?? ''
  const tool = (name: string, ...args: string[]) => run(join(bin, name), args)
  const home = mkdtempSync(join(tmpdir(), 'ssp-replicated-'))
  if (isRoot) spawnSync('chown', ['postgres', home])
  chmodSync(home, 0o755)
  const [port, replicaPort] = [await freePort(), await freePort()]
  const [primary, replica] = [join(home, 'primary'), join(home, 'replica')]
  const start = (folder: string, at: number) =>
    tool(
      'pg_ctl',
      '-D',
      folder,
      '-w',
      '-l',
      `${folder}.log`,
      '-o',
      `-p ${at} -c listen_addresses=127.0.0.1 -c fsync=off -k ''`,
      'start',
    )
  const kill = (folder: string) => tool('pg_ctl', '-D', folder, '-m', 'immediate', '-w', 'stop')
  const signal = (folder: string, name: 'SIGSTOP' | 'SIGCONT') => {
    const first = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
    const children = spawnSync('pgrep', ['-P', first], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
    for (const pid of [first, ...children]) process.kill(Number(pid), name)
  }
  const psql = (at: number, statement: string) =>
    tool('psql', '-h', '127.0.0.1', '-p', String(at), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-qc', statement)

  tool('initdb', '-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  start(primary, port)
  psql(port, 'create role ssp login createrole')
  psql(port, 'create database ssp owner ssp')
  psql(port, 'create role ssp_replica login replication')
  const source = `postgres://ssp_replica@127.0.0.1:${port}`
  tool('pg_basebackup', '-d', source, '-D', replica, '-R', '-X', 'stream', '-c', 'fast')
  start(replica, replicaPort)
  return {
    url: `postgres://ssp@127.0.0.1:${port}/ssp`,
    replicaUrl: `postgres://ssp@127.0.0.1:${replicaPort}/ssp`,
    onReplica: (statement) => psql(replicaPort, statement),
    killReplica: () => kill(replica),
    startReplica: () => start(replica, replicaPort),
    silenceReplica: () => signal(replica, 'SIGSTOP'),
    wakeReplica: () => signal(replica, 'SIGCONT'),
    stop() {
      for (const folder of [replica, primary]) kill(folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
