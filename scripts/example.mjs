// npm run example: packs the packages, installs examples/tenant-app from the tarballs as any other team would, builds it and
// serves it beside the reference server. EXAMPLE_PORT and PORT choose the two ports.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ensureInstalled, root, run, runTogether } from './workspace.mjs'

const port = process.env['PORT'] ?? '4190'
const server = `http://localhost:${port}`
// Two names of one machine: for the browser, host and server are as foreign to each other as on two machines.
const host = '127.0.0.1'
const hostPort = Number(process.env['EXAMPLE_PORT'] ?? 5190)
/** React warns of mistakes in its development build only; the same pages are served in both. */
const builds = [
  { mode: 'production', port: hostPort },
  { mode: 'development', port: hostPort + 1 },
]

const must = async (command, args, options) => {
  const { code, output } = await run(command, args, { capture: true, ...options })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}

ensureInstalled()
const work = mkdtempSync(join(tmpdir(), 'ssp-example-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
const app = join(work, 'app')

/** The example with its `@ssp/*` dependencies on the tarballs instead of the registry. */
async function install() {
  await must('turbo', ['run', 'build', '--filter=./packages/**', '--output-logs=errors-only'])
  const folders = ['ui', 'api', ...readdirSync(join(root, 'packages/features')).map((name) => `features/${name}`)]
  const paths = folders.map((folder) => `./packages/${folder}`)
  await must('npm', ['pack', ...paths, '--ignore-scripts', '--silent', '--pack-destination', work])
  cpSync(join(root, 'examples/tenant-app'), app, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  })
  const file = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  for (const name of Object.keys(manifest.dependencies)) {
    const tarball = `../${name.replace('@', '').replace('/', '-')}-${manifest.dependencies[name]}.tgz`
    if (name.startsWith('@ssp/')) manifest.dependencies[name] = `file:${tarball}`
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  await must('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: app })
}

const service = {
  PORT: port,
  DATA_DIR: join(work, 'data'),
  PUBLIC_URL: server,
  CORS_ORIGINS: builds.map((build) => `http://${host}:${build.port}`).join(','),
}
const seed = ['run', 'seed', '-w', '@ssp/server', '--', '--employees', '60']
await Promise.all([install(), must('npm', seed, { extraEnv: service })])
const vite = join(app, 'node_modules/.bin/vite')
await must(join(app, 'node_modules/.bin/tsc'), [], { cwd: app })
for (const { mode } of builds) {
  const extraEnv = { VITE_SSP_URL: server, NODE_ENV: mode }
  await must(vite, ['build', '--mode', mode, '--outDir', `dist-${mode}`], { cwd: app, extraEnv })
}

runTogether([
  ...builds.map((build) => ({
    command: vite,
    args: ['preview', '--host', host, '--port', String(build.port), '--outDir', `dist-${build.mode}`],
    cwd: app,
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
