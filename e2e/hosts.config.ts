import { defineConfig } from '@playwright/test'
import { shared, webServer } from './shared.config'

const firstPort = Number(process.env['HOSTS_PORT'] ?? 5200)
const server = Number(process.env['PORT'] ?? 4195)
const names = ['react-router', 'tanstack-router', 'webpack', 'next']

/** The pages of every package in the hosts of examples/hosts: `npm run verify:hosts`, by hand and before a release. */
export default defineConfig({
  ...shared('hosts', server),
  testDir: 'hosts',
  workers: 1,
  metadata: { ...shared('hosts', server).metadata, api: `http://localhost:${server}/api` },
  projects: names.map((name, index) => ({
    name,
    testIgnore: name === 'next' ? [] : 'next.spec.ts',
    use: { baseURL: `http://127.0.0.1:${firstPort + index}` },
  })),
  webServer: webServer('node scripts/hosts.mjs', server, {
    timeouts: [1_200_000, 60_000],
    env: { HOSTS_PORT: String(firstPort) },
  }),
})
