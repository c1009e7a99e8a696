// Installs examples/hosts from the packed packages, with the newest TanStack Query, builds its hosts and serves them beside the reference
// server. HOSTS_PORT and PORT choose the first port of the hosts and that of the server. `--verify` drives them in a browser, and ends
// with the result: npm run verify:hosts. Beside hosts that are served, `npm run hosts -w @ssp/e2e` does that alone.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { answering, install, must, packAll, restoreDemoData, serverOf, timed, work } from './packed-app.mjs'
import { root, run, runTogether } from './workspace.mjs'

const { values: options } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })

const port = process.env['PORT'] ?? '4195'
const server = `http://localhost:${port}`
const host = '127.0.0.1'
const firstPort = Number(process.env['HOSTS_PORT'] ?? 5200)
const app = join(work, 'hosts')
const tool = (name) => join(app, 'node_modules/.bin', name)
const env = { VITE_SSP_URL: server, SSP_URL: server, NEXT_TELEMETRY_DISABLED: '1' }

const vite = (name) => ({
  name,
  // The build in which React warns.
  build: [
    tool('vite'),
    [
      'build',
      name,
      '--config',
      'vite.config.ts',
      '--mode',
      'development',
      '--base',
      '/',
      '--outDir',
      `../dist/${name}`,
    ],
  ],
  buildEnv: { NODE_ENV: 'development' },
})
const preview = (name, at) => [
  'preview',
  '--config',
  'vite.config.ts',
  '--outDir',
  `dist/${name}`,
  '--host',
  host,
  '--port',
  at,
]
const hosts = [
  vite('react-router'),
  vite('tanstack-router'),
  { name: 'webpack', build: [tool('webpack'), ['--config', 'webpack/webpack.config.mjs']] },
  { name: 'next', build: [tool('next'), ['build', 'next']] },
].map((one, index) => ({ ...one, port: String(firstPort + index) }))

const service = {
  PORT: port,
  DATA_DIR: join(work, 'data'),
  PUBLIC_URL: server,
  CORS_ORIGINS: hosts.map((one) => `http://${host}:${one.port}`).join(','),
}
mkdirSync(join(root, '.data'), { recursive: true })
const restored = restoreDemoData(service)
const tarballs = await timed('packages, packed', packAll())
await timed('hosts, installed', install('hosts', app, { tarballs }))
await must(tool('tsc'), [], { cwd: app })
// One after the other: webpack and Next keep both processors busy.
for (const { name, build, buildEnv } of hosts)
  await timed(`${name}, built`, must(...build, { cwd: app, extraEnv: { ...env, ...buildEnv } }))
await restored

runTogether([
  ...hosts.map(({ name, port: at }) => ({
    command: tool(name === 'next' ? 'next' : 'vite'),
    args: name === 'next' ? ['start', 'next', '--hostname', host, '--port', at] : preview(name, at),
    cwd: app,
    extraEnv: env,
  })),
  // Where a failed test looks for what the server logged.
  { ...serverOf(service), ...(options.verify && { output: join(root, `.data/e2e-${port}.log`) }) },
])
for (const { name, port: at } of hosts) console.log(`${name}: http://${host}:${at}/hr/employees`)

if (options.verify) {
  // The page of Next that needs no token; the others answer with the same page everywhere.
  const addresses = [`${server}/health/ready`, ...hosts.map((one) => `http://${host}:${one.port}/start`)]
  await timed('hosts, served', Promise.all(addresses.map(answering)))
  const pages = run('playwright', ['test', '--config', 'hosts.config.ts'], { cwd: join(root, 'e2e') })
  const { code } = await timed('pages, opened', pages)
  process.exitCode ||= code
  process.kill(process.pid, 'SIGTERM')
}
