import '@fontsource-variable/inter'
import { createSession, createSspClient } from '@ssp/api'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { startData } from './client/start-data'
import { watchHistory } from './routing/hold-history'
import { preloadPage } from './routing/route-pages'
import './portal.css.ts'

// Every step is a task of its own, so that a slow processor answers a press in between.
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

await nextTask()
watchHistory()
const session = createSession()
let clientId = startData?.client.id
const api = createSspClient({ session, clientId: () => clientId })

// The page comes along with the shell, unless it takes its time; one that fails says so where it stands.
const page = preloadPage(location.pathname).catch(() => undefined)
const patience = new Promise((resolve) => setTimeout(resolve, 300))

await nextTask()
// The first guard must know who is here: a stored session is restored, and renewed if need be, before anything is drawn.
await session.restore()
await Promise.race([page, patience])

await nextTask()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
// As a transition, the first picture is made in slices: a slow processor still answers a press meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App api={api} onClient={(id) => (clientId = id)} />
    </StrictMode>,
  ),
)
