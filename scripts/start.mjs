// npm start: installs and builds what is missing, then serves the portal and the API on one port (apps/server/README.md).
import { ensureInstalled, run, runTogether } from './workspace.mjs'

ensureInstalled()
const { code, output } = await run('turbo', ['run', 'build', '--filter=@ssp/portal', '--output-logs=errors-only'], { capture: true })
if (code !== 0) {
  console.error(output)
  throw new Error('The portal did not build: see above.')
}
runTogether([{ command: 'npm', args: ['run', '--silent', 'start', '-w', '@ssp/server'] }])
