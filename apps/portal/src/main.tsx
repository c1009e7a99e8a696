import '@fontsource-variable/inter'
import { createSession, createSspClient } from '@ssp/api'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { startData } from './client/start-data'
import './portal.css.ts'

const session = createSession()
let clientId = startData?.client.id
const api = createSspClient({ session, clientId: () => clientId })

// The first guard must know who is here: a stored session is restored, and renewed if need be, before anything is drawn.
await session.restore()

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
