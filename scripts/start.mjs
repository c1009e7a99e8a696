// npm start: installs and builds what is missing, then serves the portal and the API on one port (apps/server/README.md).
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildProduct, ensureInstalled, root, runTogether } from './workspace.mjs'

/** A port that nobody listens on. */
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

ensureInstalled()
await buildProduct()
const sandbox = await giftCardSandbox()
const server = (file) => ({
  // Not through npm, which would put a shell between a stop signal and the server.
  command: 'node',
  args: [join('dist', file)],
  cwd: join(root, 'apps/server'),
  ...(sandbox && { extraEnv: sandbox }),
})
runTogether([server('main.js'), ...(sandbox ? [server('gift-card-sandbox.js')] : [])])
