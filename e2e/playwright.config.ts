import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { giftCards, port } from './port'
import { shared, webServer } from './shared.config'

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'ssp-e2e-')), ...giftCards }

/** Journeys through the built portal and the real server, on a database of their own that is seeded for each run. */
export default defineConfig({
  ...shared,
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  outputDir: 'test-results',
  use: { ...shared.use, baseURL: `http://acme.localhost:${port}` },
  webServer: [
    webServer('npm run --silent start -w @ssp/server', port, { timeouts: [180_000, 10_000], env }),
    {
      command: 'node apps/server/dist/gift-card-sandbox.js',
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      port: port + 20,
      env,
    },
  ],
})
