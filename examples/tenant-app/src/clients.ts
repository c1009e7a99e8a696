import { browserStorage, createSession, createSspClient, loadClient, themeQuery } from '@ssp/api'
import { createQueryClient, type Elements } from '@ssp/feature-kit'
import { colourVariables } from '@ssp/ui/theme'

const server: string = import.meta.env['VITE_SSP_URL'] ?? 'http://localhost:4000'

/** One cache for the whole application: the keys of SSP carry the client. */
export const queries = createQueryClient()

/** What Northwind draws another way for one client than for the others. */
const elementsOf: Record<string, Elements> = {
  acme: { 'ssp-Button': { borderRadius: '999px' }, 'ssp-PageHeader__title': { fontVariantCaps: 'small-caps' } },
}

/** A connection with a session of its own, the client's configuration, and its colours as custom properties. */
async function connect(subdomain: string) {
  let clientId: string | undefined
  const session = createSession({ storage: browserStorage(`northwind.${subdomain}`) })
  const api = createSspClient({ baseUrl: `${server}/api`, clientId: () => clientId, session })
  const client = await loadClient(api, subdomain)
  if (!client) throw new Error(`SSP knows no client ${subdomain}.`)
  clientId = client.id
  const [{ record }] = await Promise.all([queries.fetchQuery(themeQuery(api)), session.restore()])
  return { api, client, appearance: { variables: colourVariables(record.colours), elements: elementsOf[subdomain] } }
}

const connections = new Map<string, ReturnType<typeof connect>>()

/** The connection to a client, made once; for React's `use`. */
export function connectionOf(subdomain: string) {
  const found = connections.get(subdomain) ?? connect(subdomain)
  connections.set(subdomain, found)
  return found
}
