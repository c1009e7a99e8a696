import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'

const executablePath = await findChromium()
const host = 'http://127.0.0.1'
const port = 5190
const server = 4190

/** examples/tenant-app as its users get it: installed from tarballs, built, and on another origin than the server. */
export default defineConfig({
  testDir: 'embedding',
  // One after the other: both builds work on the same two clients.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results/embedding',
  use: {
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
  projects: [
    { name: 'production', use: { baseURL: `${host}:${port}` } },
    // The build in which React warns.
    { name: 'development', use: { baseURL: `${host}:${port + 1}` } },
  ],
  webServer: {
    command: 'node scripts/example.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // The last of the three to be ready.
    url: `http://localhost:${server}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: { PORT: String(server), EXAMPLE_PORT: String(port), LOG_LEVEL: 'warn' },
  },
})
