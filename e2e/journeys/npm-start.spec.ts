import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { port as journeyPort } from '../port'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Whether a server can listen on the port now. */
const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.on('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })

for (const [index, signal] of (['SIGTERM', 'SIGINT', 'SIGKILL'] as const).entries())
  test(`${signal} to npm start ends the server, which gives up its port and its database`, async () => {
    test.slow()
    const dataDir = mkdtempSync(join(tmpdir(), 'ssp-npm-start-'))
    const lock = join(dataDir, 'db.lock')
    const port = journeyPort + 1 + index
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: 'false' },
      stdio: 'ignore',
    })
    try {
      await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(true)
      await expect.poll(() => isFree(port), { timeout: 60_000 }).toBe(false)
      npm.kill(signal)
      await expect.poll(() => isFree(port)).toBe(true)
      await expect.poll(() => existsSync(lock)).toBe(false)
    } finally {
      npm.kill('SIGKILL')
      rmSync(dataDir, { recursive: true })
    }
  })
