import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { freePort } from './testing/postgres-cluster.ts'

const root = resolve(import.meta.dirname, '../../..')
const node = join(root, 'node_modules/.bin/node')
const home = mkdtempSync(join(tmpdir(), 'ssp-commands-'))
const dataDir = join(home, 'data')
const taken = createServer()
let takenPort: number
let closedPort: number

const STACK = /\n\s+at /
const SERVER = 'src/main.ts'
const COMMANDS = [
  SERVER,
  'src/seed/main.ts',
  'src/list-jobs.ts',
  'src/rebuild-figures.ts',
  'src/set-up-client.ts',
  'operation/rehearse-journeys.ts',
  'operation/rehearse-restore.ts',
  'operation/rehearse-upgrade.ts',
  'operation/distribute.ts',
  'verify/main.ts',
  'faults/main.ts',
  '../../scripts/start.mjs',
  '../../scripts/dev.mjs',
]

/** Runs a command to its end. It may only use the variables given here. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(node, ['--conditions=@ssp/source', command, ...args], {
    cwd: join(root, 'apps/server'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_DATA: 'false', PORT: '0', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr, seconds: (performance.now() - started) / 1000 }
}

/** What a process printed about a start that failed. Fails when it took long or printed a stack. */
function failureOf(env: Record<string, string>): string {
  const { status, stderr, seconds } = run(SERVER, [], env)
  expect(status).toBe(1)
  expect(stderr).not.toMatch(STACK)
  expect(seconds).toBeLessThan(60)
  return stderr
}

beforeAll(async () => {
  closedPort = await freePort()
  takenPort = await freePort()
  await new Promise<void>((done) => taken.listen(takenPort, 'localhost', done))
})
afterAll(() => {
  taken.close()
  rmSync(home, { recursive: true, force: true })
})

describe('commands', () => {
  it.each(COMMANDS)('%s --help prints its usage and starts nothing', (command) => {
    const { status, stdout, stderr } = run(command, ['--help'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: /)
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each(COMMANDS)('%s rejects an option that it does not have', (command) => {
    const { status, stderr } = run(command, ['--nope'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Unknown option '--nope'.*\nUsage: /)
    expect(existsSync(dataDir)).toBe(false)
  })
})

test.each([
  ['the embedded database', undefined, 'is not set; the embedded database has no nodes.'],
  ['a server without Citus', process.env['DATABASE_URL'], 'the database has no extension citus (docs/operating.md).'],
])('%s is not distributed', (_name, url, reason) => {
  const { status, stderr } = run('operation/distribute.ts', [], url === undefined ? {} : { DATABASE_URL: url })
  expect({ status, stderr }).toEqual({ status: 1, stderr: `DATABASE_URL: ${reason}\n` })
})

it.each([
  ['verify/main.ts', '--only', 'nope', /^No such job\. Jobs: /],
  ['verify/main.ts', '--seed', 'nope', /^--seed: must be a whole number\n$/],
  ['faults/main.ts', '--only', 'nope', /^No fault nope\. Faults: /],
  ['faults/main.ts', '--rounds', 'nope', /^--rounds: must be a whole number\n$/],
  ['src/seed/main.ts', '--employees', 'nope', /^Usage: /],
])('%s rejects a senseless %s', (command, option, value, line) => {
  const { status, stderr } = run(command, [option, value])
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(line) as string })
  expect(stderr).not.toMatch(STACK)
})

test('a rehearsal names an address and a commit that make no sense', () => {
  const restore = run('operation/rehearse-restore.ts', ['--from', 'nope', '--into', 'nope'])
  expect(restore).toMatchObject({ status: 1, stderr: '--from: must be a postgres:// address\n' })
  const upgrade = run('operation/rehearse-upgrade.ts', ['--from', 'nope'])
  expect(upgrade).toMatchObject({ status: 1, stderr: expect.stringMatching(/^--from: .*nope\n$/) as string })
})

describe('a start that cannot succeed', () => {
  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['LOG_LEVL', 'LOG_LEVEL'],
  ])('rejects %s, which was meant to be %s', (name, meant) => {
    expect(failureOf({ [name]: 'x' })).toContain(`${name}: is not a setting; did you mean ${meant}?\n`)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('names a port that is in use, before it opens a database', () => {
    expect(failureOf({ PORT: String(takenPort) })).toBe(
      `PORT: ${takenPort} of localhost is in use. Stop the process that listens there, or set another PORT.\n`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it('names the port of the metrics when that is in use', () => {
    expect(failureOf({ METRICS_PORT: String(takenPort) })).toMatch(/^METRICS_PORT: .* is in use\./)
  })

  it('--check checks settings, port, database and store, and starts nothing', () => {
    expect(run(SERVER, ['--check']).status).toBe(0)
    expect(run(SERVER, ['--check'], { PORT: String(takenPort) }).status).toBe(1)
    const away = `127.0.0.1:${closedPort}`
    const database = run(SERVER, ['--check'], { DATABASE_URL: `postgres://ssp@${away}/portal` })
    expect(database.status).toBe(1)
    expect(database.stderr).toMatch(/^DATABASE_URL: .* cannot be used: connect ECONNREFUSED .*\n$/)
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    const store = run(SERVER, ['--check'], { S3_BUCKET: 'portal', S3_ENDPOINT: `http://${away}`, ...keys })
    expect(store.status).toBe(1)
    expect(store.stderr).toMatch(/^S3_BUCKET: .* cannot be used: connect ECONNREFUSED .*\n$/)
    const mail = run(SERVER, ['--check'], { SMTP_URL: `smtp://user:hidden@${away}` })
    expect(mail.status).toBe(1)
    expect(mail.stderr).toMatch(
      /^SMTP_URL: the mail server at 127\.0\.0\.1:\d+ cannot be used: connect ECONNREFUSED .*\n$/,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  it('names a database that does not respond, without its password', () => {
    const line = failureOf({ DATABASE_URL: `postgres://ssp:hidden@127.0.0.1:${closedPort}/portal` })
    expect(line).toBe(
      `DATABASE_URL: PostgreSQL at 127.0.0.1:${closedPort}/portal cannot be used: connect ECONNREFUSED 127.0.0.1:${closedPort}\n`,
    )
  })

  it('names a store that does not respond', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    const line = failureOf({ S3_BUCKET: 'portal', S3_ENDPOINT: `http://127.0.0.1:${closedPort}`, ...keys })
    expect(line).toMatch(/^S3_BUCKET: the bucket portal at http:.* cannot be used: connect ECONNREFUSED .*\n$/)
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  })

  it('names a store that accepts connections and never answers', () => {
    const store = { S3_BUCKET: 'portal', S3_ENDPOINT: `http://localhost:${takenPort}`, STORAGE_TIMEOUT: '200' }
    const line = failureOf({ ...store, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' })
    expect(line).toMatch(/^S3_BUCKET: the bucket portal at http:.* cannot be used: .*[26]00 ms.*\n$/)
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  })

  it('names a folder that it cannot use', () => {
    expect(failureOf({ DATA_DIR: node })).toMatch(/^DATA_DIR: .*node cannot be used: E.*\n$/)
  })

  // Linux answers that a folder to be made there is missing.
  it.runIf(process.platform === 'linux').each([SERVER, 'src/seed/main.ts'])(
    '%s names a folder that it cannot make',
    (command) => {
      const { status, stderr } = run(command, [], { DATA_DIR: '/proc/x' })
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/^DATA_DIR: \/proc\/x cannot be used: ENOENT.*\n$/),
      })
    },
  )

  it('names the keys that a bucket lacks', () => {
    const line = failureOf({ S3_BUCKET: 'portal', AWS_EC2_METADATA_DISABLED: 'true' })
    expect(line).toMatch(/^S3_BUCKET: .*S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set\n$/)
  })

  it('names a LOCAL_CLIENT that does not exist, and those that do', () => {
    expect(failureOf({ LOCAL_CLIENT: 'nope', DEMO_DATA: 'true' })).toBe(
      'LOCAL_CLIENT: no client has the sub-domain nope. There are: acme, borealis, cedar, dune\n',
    )
  })

  it('prints text for the person at the set-up, in production too', () => {
    const { status, stderr } = run('src/set-up-client.ts', ['--domain', 'nope'], { NODE_ENV: 'production' })
    expect({ status, stderr }).toEqual({ status: 1, stderr: '--domain: must be a domain, such as portal.example\n' })
  })

  it('prints only lines of JSON in production, warnings of packages too', () => {
    const env = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) }
    const url = `postgres://ssp@127.0.0.1:${closedPort}/portal?sslmode=require`
    const { stdout, stderr } = run(SERVER, ['--check'], { ...env, DATABASE_URL: url })
    const lines = `${stdout}${stderr}`.trimEnd().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40, 60])
  })

  it('prints it as a line of JSON in production', () => {
    const line = failureOf({ NODE_ENV: 'production', PORT: String(takenPort) })
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(line)).toMatchObject({ level: 60, msg: expect.stringContaining('PORT:') as string })
  })
})
