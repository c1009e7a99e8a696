import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Running {
  process: ChildProcess
  output: () => string
  exit: Promise<number | null>
}

const root = resolve(import.meta.dirname, '../../..')
// The pinned Node, not the one that happens to run the tests.
const node = join(root, 'node_modules/.bin/node')
const dataDir = mkdtempSync(join(tmpdir(), 'ssp-main-'))
const running: Running[] = []

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function launch(env: Record<string, string>): Running {
  const child = spawn(node, ['--conditions=@ssp/source', join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_DATA: 'false', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((done) => child.on('exit', done))
  const started = { process: child, output: () => output, exit }
  running.push(started)
  return started
}

const until = async (server: Running, text: string) => {
  await expect.poll(server.output, { interval: 50 }).toContain(text)
}

let port: number

beforeAll(async () => {
  port = await freePort()
})
afterAll(() => {
  for (const { process } of running) process.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

// Starting compiles the database engine, which takes long on a busy machine.
describe('the server process', { timeout: 120_000 }, () => {
  it('says which database runs and what it promises, and keeps its secret to itself', async () => {
    // Left by a process that is gone: taken over.
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'db.lock'), JSON.stringify({ pid: 2 ** 22 + 1 }))
    const first = launch({ PORT: String(port) })
    await until(first, `http://localhost:${port}`)
    expect(first.output()).toMatch(/PGlite.*never calls fsync/)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
  })

  it('rejects to share its directory and names the process that holds it', async () => {
    const second = launch({ PORT: '0' })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`in use by process ${running[0]?.process.pid}`)
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
  })

  it('stops on SIGTERM with what it was doing done, and gives up the lock', async () => {
    const [first] = running as [Running]
    const seen = first.output().length
    const slow = request({
      port,
      path: '/api/csp-report',
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
    })
    const answer = new Promise<IncomingMessage>((done, fail) => slow.on('response', done).on('error', fail))
    slow.write('{"csp-report":')
    await expect.poll(() => first.output().slice(seen)).toContain('incoming request')
    first.process.kill('SIGTERM')
    await until(first, 'stopping')
    await expect(fetch(`http://localhost:${port}/health/live`)).rejects.toThrow('fetch failed')
    slow.end('{}}')
    // A keep-alive connection would delay the shutdown.
    expect(await answer).toMatchObject({ statusCode: 204, headers: { connection: 'close' } })
    expect(await first.exit).toBe(0)
    expect(first.output()).toContain('stopped')
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false)
    expect(first.output()).not.toContain(readFileSync(join(dataDir, 'secret'), 'utf8'))
  })

  it('stops when the process that started it is gone', async () => {
    const orphan = launch({ PORT: String(port) })
    await until(orphan, `http://localhost:${port}`)
    orphan.process.disconnect()
    expect(await orphan.exit).toBe(0)
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false)
  })

  it('stops as it should on a signal that comes as soon as it listens', async () => {
    const hasty = launch({ PORT: String(port) })
    const isListening = (chunk: Buffer) => chunk.toString().includes('istening at') && hasty.process.kill('SIGINT')
    hasty.process.stdout?.on('data', isListening)
    expect(await hasty.exit).toBe(0)
    expect(hasty.output()).toContain('stopped')
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false)
  })

  it('prints nothing but lines of JSON in production', async () => {
    const server = launch({ PORT: String(port), NODE_ENV: 'production' })
    await until(server, '"listening"')
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    const lines = server.output().trimEnd().split('\n')
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(messages).toContain('the database has no client: add the first with the set-up (docs/operating.md)')
    expect(messages.at(-1)).toBe('stopped')
  })

  it('serves on in production until proxies have seen that it stops', async () => {
    const server = launch({ PORT: String(port), NODE_ENV: 'production' })
    await until(server, '"listening"')
    const seen: unknown[] = []
    const poll = async () => {
      for (;;) {
        const ready = await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined)
        if (!ready) return
        seen.push([ready.status, ready.headers.get('connection'), await ready.json()])
      }
    }
    const polled = poll()
    await expect.poll(() => seen[0]).toEqual([200, 'keep-alive', expect.objectContaining({ status: 'ok' })])
    server.process.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    await polled
    expect(seen).toContainEqual([503, 'close', { status: 'stopping' }])
  })

  it('rejects a senseless configuration before it touches anything', async () => {
    const rejected = launch({ PORT: 'many', DATA_DIR: join(dataDir, 'untouched') })
    expect(await rejected.exit).toBe(1)
    expect(rejected.output()).toContain('PORT:')
    expect(existsSync(join(dataDir, 'untouched'))).toBe(false)
  })
})
