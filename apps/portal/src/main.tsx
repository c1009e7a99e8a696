import '@fontsource-variable/inter'
import { createSession, createSspClient } from '@ssp/api'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './portal.css.ts'

const session = createSession()
let clientId: string | undefined
const api = createSspClient({ session, clientId: () => clientId })

// The first guard must know who is here: a stored session is restored, and renewed if need be, before anything is drawn.
await session.restore()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App api={api} onClient={(id) => (clientId = id)} />
  </StrictMode>,
)
