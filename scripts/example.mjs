// npm run example: packs the packages, installs examples/tenant-app from the tarballs as any other team would, beside the oldest
// TanStack Query that they take and the one of our lock file, builds it and serves it beside the
// reference server. EXAMPLE_PORT and PORT choose the two ports.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, must, packAll, restoreDemoData, serverOf, timed, work } from './packed-app.mjs'
import { root, runTogether } from './workspace.mjs'

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

const appOf = ({ mode }) => join(work, mode)

/** Installs the example, with one TanStack Query for all. */
async function installExample(build, tarballs) {
  const app = appOf(build)
  await install('tenant-app', app, { tarballs, query: build.query, isLocked: true })
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
// The seed keeps one processor busy: it runs beside the builds.
const restored = restoreDemoData(service)
const tarballs = await timed('packages, packed', packAll())
await Promise.all([
  restored,
  ...builds.map(async (one) => {
    await timed(`${one.mode}, installed`, installExample(one, tarballs))
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
  serverOf(service),
])
console.log(`The example: http://${host}:${hostPort} (its development build on ${hostPort + 1}).`)
