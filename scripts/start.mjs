// npm start: installs and builds what is missing, then serves the portal and the API on one port (apps/server/README.md).
import { join } from 'node:path'
import { buildProduct, ensureInstalled, root, runTogether } from './workspace.mjs'

ensureInstalled()
await buildProduct()
// Not through npm, which would put a shell between a stop signal and the server.
runTogether([{ command: 'node', args: ['dist/main.js'], cwd: join(root, 'apps/server') }])
