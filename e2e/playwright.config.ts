import { defineConfig } from '@playwright/test'
import { giftCards, port, serverPort } from './port'
import { dataDirOf, root, shared, webServer } from './shared.config'

/** The embedded database gets the copy of the demo data that is kept between runs. */
const restore = process.env['DATABASE_URL']
  ? 'npm run seed'
  : 'node --conditions=@ssp/source apps/server/scripts/restore-demo-data.ts'
const env = { DATA_DIR: dataDirOf(port), ...giftCards }

/** Journeys through the built portal and the real server, on a database of their own with the demo data. */
export default defineConfig({
  ...shared('e2e', port),
  testDir: 'journeys',
  globalSetup: './delaying-proxy.ts',
  fullyParallel: true,
  workers: 2,
  use: { ...shared('e2e', port).use, baseURL: `http://acme.localhost:${port}` },
  webServer: [
    webServer(`${restore} && node apps/server/dist/main.js`, serverPort, { timeouts: [180_000, 10_000], env }),
    { command: 'node apps/server/dist/gift-card-sandbox.js', cwd: root, port: port + 20, env },
  ],
})
