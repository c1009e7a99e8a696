import { defineConfig } from '@playwright/test'
import { giftCards, port } from './port'
import { dataDirOf, root, shared, webServer } from './shared.config'

const env = { DATA_DIR: dataDirOf(port), ...giftCards }

/** Journeys through the built portal and the real server, on a database of their own with the demo data. */
export default defineConfig({
  ...shared('e2e', port),
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  use: { ...shared('e2e', port).use, baseURL: `http://acme.localhost:${port}` },
  webServer: [
    webServer(
      'node --conditions=@ssp/source apps/server/scripts/restore-demo-data.ts && node apps/server/dist/main.js',
      port,
      { timeouts: [180_000, 10_000], env },
    ),
    { command: 'node apps/server/dist/gift-card-sandbox.js', cwd: root, port: port + 20, env },
  ],
})
