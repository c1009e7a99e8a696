// What the hosts outside of the workspaces share (example.mjs, hosts.mjs, rehearse-release.mjs): a folder that goes with this process, the packed packages
// in it, and an installation of an application from their tarballs.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pack } from './pack.mjs'
import { ensureInstalled, root, run, secondsSince } from './workspace.mjs'

ensureInstalled()
const start = performance.now()
/** Says when a part of the set-up has ended, so that one that takes long has a name. */
export const timed = (part, work) => work.finally(() => console.log(`${part}: ended after ${secondsSince(start)}`))

/** Runs a command, quietly; throws with its output when it fails. */
export const must = async (command, args, options) => {
  const { code, output } = await run(command, args, { capture: true, ...options })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}

/** Resolves once an address answers, or a process of `runTogether` has ended, which sets the exit code. */
export async function answering(url) {
  const isUp = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false)
  while (process.exitCode === undefined && !(await isUp())) await new Promise((resolve) => setTimeout(resolve, 500))
}

/** The folder of this process. */
export const work = mkdtempSync(join(tmpdir(), 'ssp-example-'))
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

/** Builds the packages, as far as they changed. */
export const buildPackages = () =>
  must('turbo', ['run', 'build', '--filter=./packages/**', '--output-logs=errors-only'])

/** Packs the packages into `work` and returns the address of the tarball of each, by its name. */
export async function packAll() {
  await buildPackages()
  return Object.fromEntries((await pack(work)).map(({ name, tarball }) => [name, `file:../${basename(tarball)}`]))
}

/** Fills the data folder of `service` with the demo data, in its default amount, of which a copy is kept between runs. */
export const restoreDemoData = (service) => {
  const script = ['--conditions=@ssp/source', 'apps/server/scripts/restore-demo-data.ts']
  return timed('data, restored', must('node', script, { extraEnv: service }))
}

/** The reference server, for `runTogether`. */
export const serverOf = (service) => ({
  command: 'node',
  args: ['--conditions=@ssp/source', 'src/main.ts'],
  cwd: join(root, 'apps/server'),
  extraEnv: service,
})

/**
 * Copies an application of `examples` into `app` and installs it with every `@ssp/*` package, also those that others depend on, from
 * the tarballs (or, for a registry, in the versions that `tarballs` has).
 *
 * @param {{ tarballs: object, query?: string, isLocked?: boolean }} options `query`: version of TanStack Query; `isLocked`: with the
 *   versions of our lock file
 */
export async function install(example, app, { tarballs, query, isLocked = false }) {
  cpSync(join(root, 'examples', example), app, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
  })
  const file = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.overrides = tarballs
  for (const name of Object.keys(manifest.dependencies))
    manifest.dependencies[name] = tarballs[name] ?? manifest.dependencies[name]
  if (query) manifest.dependencies['@tanstack/react-query'] = query
  writeFileSync(file, JSON.stringify(manifest, null, 2))
  if (isLocked) writeLock(app, manifest)
  // A request that the registry leaves without an answer would hold npm up for five minutes by default.
  const options = ['--prefer-offline', '--fetch-timeout=30000', '--no-audit', '--no-fund', '--ignore-scripts']
  await must('npm', ['install', ...options, '--loglevel=error'], { cwd: app })
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
