// npm run dev: the server restarts and the portal reloads on every change; the portal's dev server passes /api on.
import { ensureInstalled, readArguments, runTogether } from './workspace.mjs'

readArguments(`Usage: npm run dev
Serves the portal with reload at http://localhost:5173, and its API, until Ctrl+C.
Settings are environment variables: docs/operating.md`)
ensureInstalled()
runTogether([
  { command: 'npm', args: ['run', '--silent', 'dev', '-w', '@ssp/server'] },
  { command: 'npm', args: ['run', '--silent', 'dev', '-w', '@ssp/portal'] },
])
