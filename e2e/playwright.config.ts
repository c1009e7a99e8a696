import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'
import { port } from './port'

const executablePath = await findChromium()

/** Journeys through the built portal and the real server, on a database of their own that is seeded for each run. */
export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: `http://acme.localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
  webServer: {
    command: 'npm run --silent start -w @ssp/server',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'ssp-e2e-')), LOG_LEVEL: 'warn' },
  },
})
