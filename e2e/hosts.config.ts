import { defineConfig } from '@playwright/test'
import { shared } from './shared.config'

const firstPort = Number(process.env['HOSTS_PORT'] ?? 5200)
const server = Number(process.env['PORT'] ?? 4195)
const names = ['react-router', 'tanstack-router', 'webpack', 'next']

/** The pages of every package in the hosts of examples/hosts, which scripts/hosts.mjs serves: `npm run verify:hosts`, by hand and before a release. */
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
})
