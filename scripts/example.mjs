// npm run example: packs the packages, installs examples/tenant-app from the tarballs as any other team would, beside the oldest
// TanStack Query that they take and the one of our lock file, builds it and serves it beside the
// reference server. EXAMPLE_PORT and PORT choose the two ports.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pack } from './pack.mjs'
import { ensureInstalled, root, run, runTogether, secondsSince } from './workspace.mjs'

const port = process.env['PORT'] ?? '4191'
const server = `http://localhost:${port}`
// Two names of one machine: for the browser, host and server are as foreign to each other as on two machines.
const host = '127.0.0.1'
const hostPort = Number(process.env['EXAMPLE_PORT'] ?? 5190)
/** React warns of mistakes in its development build only; the same pages are served in both. */
const builds = [
  { mode: 'production', port: hostPort, query: '5.80.0' },
  { mode: 'development', port: hostPort + 1, query: '^5.80.0' },
]

const start = performance.now()
/** Says when a part of the set-up has ended, so that one that takes long has a name. */
const timed = (part, work) => work.finally(() => console.log(`${part}: ended after ${secondsSince(start)}`))

const must = async (command, args, options) => {
  const { code, output } = await run(command, args, { capture: true, ...options })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}

ensureInstalled()
const work = mkdtempSync(join(tmpdir(), 'ssp-example-'))
// Some 100,000 files: their removal outlives a stop with a limit. It begins when this process is gone, however it ended, and the
// server, which may still write, is about to follow.
const removal = `process.once('disconnect', () =>
  fs.rmSync(${JSON.stringify(work)}, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }))`
const remover = spawn(process.execPath, ['-e', removal], {
  detached: true,
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
})
remover.unref()
remover.channel.unref()
const appOf = ({ mode }) => join(work, mode)

/** Packs the packages into `work` and returns the address of the tarball of each, by its name. */
async function packAll() {
  await must('turbo', ['run', 'build', '--filter=./packages/**', '--output-logs=errors-only'])
  return Object.fromEntries((await pack(work)).map(({ name, tarball }) => [name, `file:../${basename(tarball)}`]))
}

/**
 * Writes our lock file without our packages beside the manifest of the example: the same commit installs the same versions, and
 * from npm's cache, where `npm ci` left them. Without it npm asks the registry about each of some 260 packages.
 */
function writeLock(app, manifest) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  const lock = { lockfileVersion: 3, requires: true, packages: { '': manifest, ...Object.fromEntries(installed) } }
  writeFileSync(join(app, 'package-lock.json'), JSON.stringify(lock))
}

/** Installs the example with every `@ssp/*` package, also those that others depend on, from the tarballs, and one TanStack Query for all. */
async function install(build, tarballs) {
  const app = appOf(build)
  cpSync(join(root, 'examples/tenant-app'), app, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  })
  const file = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.overrides = tarballs
  for (const name of Object.keys(manifest.dependencies))
    manifest.dependencies[name] = tarballs[name] ?? manifest.dependencies[name]
  manifest.dependencies['@tanstack/react-query'] = build.query
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  writeLock(app, manifest)
  // A request that the registry leaves without an answer would hold npm up for five minutes by default.
  const options = ['--prefer-offline', '--fetch-timeout=30000', '--no-audit', '--no-fund', '--ignore-scripts']
  await must('npm', ['install', ...options, '--loglevel=error'], { cwd: app })
  // Not globSync: the example also starts on the system's Node.
  const copies = readdirSync(join(app, 'node_modules'), { recursive: true }).filter((path) =>
    /@tanstack[/\\](react-query|query-core)[/\\]package\.json$/.test(path),
  )
  if (copies.length !== 2)
    throw new Error(`Beside Query ${build.query} the example has more than one: ${copies.join(', ')}`)
}

/** The first example of docs/embedding.md as the whole application of `/first-page/`, beside the server of this run. */
function writeFirstPage(app) {
  const text = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
  const [, example = ''] = /^```tsx\n([^]*?)^```/m.exec(text) ?? []
  writeFileSync(join(app, 'first-page/main.tsx'), example.replace('https://ssp.example.com', server))
}

/** The same application by esbuild alone, for `/first-page-esbuild/`. */
async function buildWithEsbuild(cwd, mode) {
  const out = join(cwd, 'dist/first-page-esbuild')
  const define = `--define:process.env.NODE_ENV="${mode}"`
  const options = ['--bundle', '--splitting', '--format=esm', '--jsx=automatic', '--log-level=warning', define]
  const esbuild = join(cwd, 'node_modules/.bin/esbuild')
  await must(esbuild, ['first-page/main.tsx', ...options, `--outdir=${out}`], { cwd })
  const page = readFileSync(join(cwd, 'first-page/index.html'), 'utf8')
  const head = '<link rel="stylesheet" href="./main.css" />\n  </head>'
  writeFileSync(join(out, 'index.html'), page.replace('./main.tsx', './main.js').replace('</head>', head))
}

/** Checks the types of an installed example and builds its applications. */
async function build(one) {
  const cwd = appOf(one)
  const extraEnv = { VITE_SSP_URL: server, NODE_ENV: one.mode }
  await must(join(cwd, 'node_modules/.bin/tsc'), [], { cwd })
  const vite = join(cwd, 'node_modules/.bin/vite')
  await must(vite, ['build', '--mode', one.mode], { cwd, extraEnv })
  const firstPage = ['--base', '/first-page/', '--outDir', '../dist/first-page', '--mode', one.mode]
  await must(vite, ['build', 'first-page', ...firstPage], { cwd, extraEnv })
  await buildWithEsbuild(cwd, one.mode)
}

const service = {
  PORT: port,
  DATA_DIR: join(work, 'data'),
  PUBLIC_URL: server,
  CORS_ORIGINS: builds.map((build) => `http://${host}:${build.port}`).join(','),
}
// The default amount of data, so that the journeys find its copy. The seed keeps one processor busy: it runs beside the builds.
const restore = ['--conditions=@ssp/source', 'apps/server/scripts/restore-demo-data.ts']
const restored = timed('data, restored', must('node', restore, { extraEnv: service }))
const tarballs = await timed('packages, packed', packAll())
await Promise.all([
  restored,
  ...builds.map(async (one) => {
    await timed(`${one.mode}, installed`, install(one, tarballs))
    writeFirstPage(appOf(one))
    await timed(`${one.mode}, built`, build(one))
  }),
])

runTogether([
  ...builds.map((build) => ({
    command: join(appOf(build), 'node_modules/.bin/vite'),
    args: ['preview', '--host', host, '--port', String(build.port)],
    cwd: appOf(build),
    extraEnv: { VITE_SSP_URL: server },
  })),
  {
    command: 'node',
    args: ['--conditions=@ssp/source', 'src/main.ts'],
    cwd: join(root, 'apps/server'),
    extraEnv: service,
  },
])
console.log(`The example: http://${host}:${hostPort} (its development build on ${hostPort + 1}).`)
