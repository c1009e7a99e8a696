import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { port as journeyPort } from '../port'
import { root } from '../shared.config'

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
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        DATABASE_READ_URL: undefined,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'false',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // Every process of the product holds this output, so it closes with the last of them, also when npm is killed.
    const closed = once(npm, 'close')
    try {
      let output = ''
      for await (const line of createInterface(npm.stdout)) {
        output += `${line}\n`
        if (line.includes(`localhost:${port}`)) break
      }
      expect(output, 'the address, which is printed once the server listens').toContain(`localhost:${port}`)
      expect(existsSync(lock)).toBe(true)
      expect(await isFree(port)).toBe(false)
      npm.stdout.resume()
      npm.kill(signal)
      await closed
      expect(await isFree(port)).toBe(true)
      expect(existsSync(lock)).toBe(false)
    } finally {
      npm.kill('SIGKILL')
      rmSync(dataDir, { recursive: true })
    }
  })
