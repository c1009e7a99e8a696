import {
  ApiError,
  browserStorage,
  createSession,
  createSspClient,
  loadClient,
  themeQuery,
  type Client,
  type SessionOptions,
  type SspApi,
  type SspClientOptions,
} from '@ssp/api'
import type { RootProps } from '@ssp/ui'
import { colourVariables } from '@ssp/ui/theme'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { sspMessages } from './messages'

export interface ConnectionOptions extends SessionOptions {
  /** Base address of the contract's paths, for example `https://ssp.example.com/api`. */
  baseUrl: string
  /** Sub-domain of the client. */
  client: string
  /** Called when the client or its session could not be loaded, with an `ApiError` or the rejection of `getToken`. */
  onLoadError?: ((error: unknown) => void) | undefined
}

/** Data for the pages of one client, with the colours that the client saved. */
export interface Connection {
  api: SspApi
  client: Client
  variables: RootProps['variables']
}

/** Language and texts of the provider at the time of each call. */
export type Texts = Required<Pick<SspClientOptions, 'language' | 'messages'>>

type State = { status: 'loading' } | { status: 'failed'; error: unknown } | ({ status: 'ready' } & Connection)

/**
 * Loads a client with its theme and restores its session, once. Another client or another attempt needs a new component.
 */
export function useConnection(options: ConnectionOptions & Texts, queryClient: QueryClient) {
  const { baseUrl, client, language, messages } = options
  const hasToken = options.getToken !== undefined
  const [state, setState] = useState<State>({ status: 'loading' })
  const getToken = useEffectEvent(async () => options.getToken?.() ?? null)
  const storage = useEffectEvent(() => options.storage ?? browserStorage(`ssp.session.${client}`))
  const failed = useEffectEvent((error: unknown) => {
    setState({ status: 'failed', error })
    options.onLoadError?.(error)
  })

  useEffect(() => {
    const left = new AbortController()
    const session = createSession(hasToken ? { getToken: () => getToken() } : { storage: storage() })
    connect({ baseUrl, client, session, queryClient, language, messages, signal: left.signal }).then(
      (connection) => left.signal.aborted || setState({ status: 'ready', ...connection }),
      (error: unknown) => left.signal.aborted || failed(error),
    )
    return () => {
      left.abort()
      session.dispose()
    }
  }, [baseUrl, client, hasToken, queryClient, language, messages])

  return state
}

interface ConnectContext extends Pick<ConnectionOptions, 'baseUrl' | 'client'>, Texts {
  session: SspApi['session']
  queryClient: QueryClient
  signal: AbortSignal
}

async function connect({ client: subdomain, queryClient, signal, ...options }: ConnectContext) {
  const { session } = options
  let id: string | undefined
  const api = createSspClient({ ...options, clientId: () => id })
  const client = await loadClient(api, subdomain, signal)
  if (!client) throw new ApiError({ status: 404, code: 'unknown-client', message: unknownClient(subdomain) })
  id = client.id
  // A client without a theme has the default colours.
  const theme = queryClient.fetchQuery(themeQuery(api)).catch(() => null)
  await session.restore()
  if (signal.aborted) session.dispose()
  const saved = await theme
  return { api, client, variables: saved ? colourVariables(saved.record.colours) : undefined }
}

const { unknownClient } = sspMessages.messages
