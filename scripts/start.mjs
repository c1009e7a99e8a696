// npm start: installs and builds what is missing, then serves the portal and the API on one port (apps/server/README.md).
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { buildProduct, ensureInstalled, readArguments, root, run, runTogether, secondsSince } from './workspace.mjs'

const apiFolder = join(root, 'apps/server')

const USAGE = `Usage: npm start
Installs and builds what is missing, then serves the portal and its API until Ctrl+C.
Settings are environment variables: docs/operating.md`

/** Settings and port, before the build takes its time. The server says what is wrong. */
async function requireSettings() {
  const { code } = await run('node', ['--conditions=@ssp/source', 'src/main.ts', '--check'], { cwd: apiFolder })
  if (code !== 0) process.exit(code)
}

/** A free port. */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Where the demonstration buys its gift cards: a sandbox beside the server, unless a service is configured. */
async function giftCardSandbox() {
  if (process.env['GIFT_CARD_URL'] || process.env['NODE_ENV'] === 'production') return null
  return {
    GIFT_CARD_URL: `http://127.0.0.1:${await freePort()}`,
    GIFT_CARD_TOKEN: randomBytes(24).toString('base64url'),
  }
}

/** Whether the demonstration data can be written beside the build; in all other cases the server decides when it starts. */
function isFirstStart() {
  if (['DATABASE_URL', 'DEMO_DATA'].some((name) => process.env[name]) || process.env['NODE_ENV'] === 'production')
    return false
  return !existsSync(resolve(apiFolder, process.env['DATA_DIR'] ?? join(root, '.data'), 'db'))
}

async function writeDemoData() {
  const { code } = await run('node', ['--conditions=@ssp/source', 'src/seed/main.ts'], { cwd: apiFolder })
  if (code !== 0) throw new Error('The demonstration data could not be written: see above.')
}

/** Does a part of the start and prints how long it took. */
async function timed(title, work) {
  const start = performance.now()
  await work()
  console.log(`${title}: ${secondsSince(start)}`)
}

readArguments(USAGE)
ensureInstalled({ running: true })
await requireSettings()
console.log('Building what changed ...')
await Promise.all([
  timed('Portal and server built', buildProduct),
  ...(isFirstStart() ? [timed('Demonstration data written', writeDemoData)] : []),
])
const sandbox = await giftCardSandbox()
const server = (file) => ({
  // Not through npm, which would put a shell between a stop signal and the server.
  command: 'node',
  args: [join('dist', file)],
  cwd: apiFolder,
  ...(sandbox && { extraEnv: sandbox }),
})
runTogether([server('main.js'), ...(sandbox ? [server('gift-card-sandbox.js')] : [])])
