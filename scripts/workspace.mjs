// What the commands of the README share: install what is missing, run tools on the pinned Node, stop together.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.ssp-installed')

const parent = process.ppid

/** Whether the npm that runs this script is gone: the system then names another parent, Windows one that does not run. */
function isOrphan() {
  if (!process.env['npm_lifecycle_event']) return false
  try {
    return process.ppid !== parent || !process.kill(parent, 0)
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** The environment of every child: the pinned Node and the workspace's tools first, no usage reports. */
export const env = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env['PATH']}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
})

/** Ends this process for `--help` and for options that it does not have. */
export function readArguments(usage) {
  let help
  try {
    ;({ help } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values)
  } catch (error) {
    console.error(`${error.message}\n${usage}`)
    process.exit(1)
  }
  if (!help) return
  console.log(usage)
  process.exit(0)
}

/** npm's options for what running needs: `dependencies` of the root, the portal and the server, without tools for tests. */
const RUNNING = ['--workspace=apps/portal', '--workspace=apps/server', '--include-workspace-root', '--omit=dev']

/**
 * Installs the locked packages unless this very lock file is installed already.
 *
 * @param {{ running?: boolean }} options `running` installs only what `npm start` needs; default false
 */
export function ensureInstalled({ running = false } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const partly = `${lock} running`
  if (installed === lock || (running && installed === partly)) return
  // What is there stays where a part of this lock file is installed: a server may run from it.
  const command = installed === partly ? ['install', '--no-save'] : ['ci', ...(running ? RUNNING : [])]
  console.log(`Installing packages${running ? ' that running needs' : ''} (first run, or the lock file changed) ...`)
  const start = performance.now()
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // `npm install` leaves out optional packages that the Node it runs on is too old for: it gets the pinned one.
    env: { ...(installed === partly ? env() : process.env), NODE_ENV: 'development' },
  })
  if (status !== 0) throw new Error(`npm ${command[0]} failed: see above.`)
  writeFileSync(stamp, running ? partly : lock)
  console.log(`Packages installed: ${secondsSince(start)}`)
}

/** Seconds since a moment of `performance.now()`, with unit. */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Runs a command to its end; resolves with its exit code and, with `capture`, its output. `onStart` gets its process id. */
export function run(command, args, { cwd = root, capture = false, extraEnv = {}, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env(), ...extraEnv },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    if (child.pid) onStart?.(child.pid)
    // Not `exit`, after which output may still come.
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Builds portal and server, as far as they changed. */
export async function buildProduct() {
  const only = ['portal', 'server'].map((name) => `--filter=@ssp/${name}`)
  const { code, output } = await run('turbo', ['run', 'build', ...only, '--output-logs=errors-only'], { capture: true })
  if (code === 0) return
  console.error(output)
  throw new Error('Portal or server did not build: see above.')
}

/**
 * Starts long-running commands and ends all of them when one ends, a signal comes or the npm that runs this is gone. A command with
 * `output` writes into that file.
 */
export function runTogether(commands) {
  if (isOrphan()) return
  const children = commands.map(({ command, args, cwd = root, extraEnv = {}, output }) => {
    const out = output ? openSync(output, 'w') : 'inherit'
    // The channel closes when this process is killed: the server then stops by itself.
    return spawn(command, args, { cwd, env: { ...env(), ...extraEnv }, stdio: ['inherit', out, out, 'ipc'] })
  })
  let isStopping = false
  const stop = (signal) => {
    isStopping = true
    children.forEach((child) => child.exitCode === null && child.kill(signal))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal))
  const watch = setInterval(() => isOrphan() && stop('SIGTERM'), 500)
  for (const child of children) {
    child.on('exit', (code) => {
      clearInterval(watch)
      // 143 is the answer of a shell to SIGTERM: a command that is ended on purpose has not failed.
      if (!(isStopping && code === 143)) process.exitCode ||= code ?? 0
      stop('SIGTERM')
    })
  }
}
