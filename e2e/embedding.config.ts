import { defineConfig } from '@playwright/test'
import { shared, webServer } from './shared.config'

const host = 'http://127.0.0.1'
const port = 5190
const server = 4191

/** examples/tenant-app as its users get it: installed from tarballs, built, and on another origin than the server. */
export default defineConfig({
  ...shared('embedding', server),
  testDir: 'embedding',
  // One after the other: both builds work on the same two clients.
  workers: 1,
  projects: [
    { name: 'production', use: { baseURL: `${host}:${port}` } },
    // The build in which React warns.
    { name: 'development', use: { baseURL: `${host}:${port + 1}` } },
  ],
  // The server is the last of the three to be ready.
  webServer: webServer('node scripts/example.mjs', server, {
    timeouts: [300_000, 60_000],
    env: { EXAMPLE_PORT: String(port) },
  }),
})
