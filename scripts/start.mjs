// npm start: installs and builds what is missing, then serves the portal and the API on one port (apps/server/README.md).
import { join } from 'node:path'
import { ensureInstalled, root, run, runTogether } from './workspace.mjs'

ensureInstalled()
const { code, output } = await run('turbo', ['run', 'build', '--filter=@ssp/portal', '--output-logs=errors-only'], {
  capture: true,
})
if (code !== 0) {
  console.error(output)
  throw new Error('The portal did not build: see above.')
}
// Not through npm, which would put a shell between a stop signal and the server.
runTogether([{ command: 'node', args: ['--conditions=@ssp/source', 'src/main.ts'], cwd: join(root, 'apps/server') }])
