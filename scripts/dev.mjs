// npm run dev: the server restarts and the portal reloads on every change; the portal's dev server passes /api on.
import { ensureInstalled, runTogether } from './workspace.mjs'

ensureInstalled()
runTogether([
  { command: 'npm', args: ['run', '--silent', 'dev', '-w', '@ssp/server'] },
  { command: 'npm', args: ['run', '--silent', 'dev', '-w', '@ssp/portal'] },
])
