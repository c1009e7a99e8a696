import '@fontsource-variable/inter'
import 'react-dom/client'
import { nextTask } from './next-task'
import { createSession, createSspClient } from '@ssp/api'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { startData } from './client/start-data'
import { fetchFirst } from './first-frame/first-answers'
import { errorTexts, restoreLanguage } from './language/language'
import { watchHistory } from './routing/navigation-blocker'
import { preloadFrame, preloadPage } from './routing/route-pages'
import type { LastSession } from './session/session-end'
import './portal.css.ts'

// A function, not the top level of the module: a page imports from the file that this is built into, so that it would wait
// for the end of what waits for it.
async function start() {
  await nextTask()
  watchHistory()
  const session = createSession()
  // A session that ran out while the browser was closed ends before the first render.
  let before: LastSession = {}
  const stop = session.onSignedOut((ended, userId) => (before = { ended, userId }))
  let clientId = startData?.client.id
  const api = createSspClient({ session, clientId: () => clientId, fetch: fetchFirst, ...errorTexts })

  // The page is rendered with the shell when its code loads in time; one that fails shows its error in its place.
  const frame = preloadFrame(location.pathname).catch(() => undefined)
  const page = preloadPage(location.pathname).catch(() => undefined)
  const language = restoreLanguage()
  const timeout = new Promise((resolve) => setTimeout(resolve, 300))

  await nextTask()
  // The first guard needs the session: a stored one is restored, and renewed if need be, before anything is rendered.
  await Promise.all([session.restore().finally(stop), frame, language])
  await Promise.race([page, timeout])

  await nextTask()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // In a transition the first render is time-sliced: a slow device stays responsive to clicks.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App api={api} before={before} onClient={(id) => (clientId = id)} />
      </StrictMode>,
    ),
  )
}

void start()
