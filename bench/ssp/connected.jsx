import { createSession, createSspClient, memoryStorage } from '@ssp/api'
import { SspProvider } from '@ssp/feature-kit'

const session = createSession({ storage: memoryStorage() })
const client = { id: 'bench', clientName: 'Bench' }
const api = createSspClient({ baseUrl: '/api', clientId: () => client.id, session })

/** The provider of our pages, without a server. */
export const Connected = ({ children }) => (
  <SspProvider api={api} client={client}>
    {children}
  </SspProvider>
)
