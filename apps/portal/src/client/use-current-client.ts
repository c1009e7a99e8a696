import { loadClient, type Client, type SspApi } from '@ssp/api'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { clientOfHost } from './client-in-address'
import { applyClientStylesheet, isClientStylesheetMissing, reloadClientStylesheet } from './client-stylesheet'
import { startData } from './start-data'

export type ClientState =
  | { status: 'loading' }
  | { status: 'ready'; client: Client }
  /** No organisation has this address. */
  | { status: 'unknown' }
  | { status: 'failed'; error: unknown }

interface CurrentClientOptions {
  /** Sub-domain that the address names; undefined for the client of the host. */
  named: string | undefined
  /** Called with the id of the client before its first render; every call sends it. */
  onClient: (clientId: string) => void
  /** Called when the client's stylesheet failed to load. */
  onThemeFailed: () => void
}

/** The loaded client, with its sub-domain. */
type Loaded = ClientState & { subdomain?: string }

const loading: Loaded = { status: 'loading' }

/** The page includes the client of its host; another client, or a page from another server, must load it. */
function atStart(): Loaded {
  const client = startData?.client
  return client && client.subdomain === clientOfHost()
    ? { status: 'ready', client, subdomain: client.subdomain }
    : loading
}

/**
 * The client this tab works in: the one that the address names, else that of the host.
 *
 * `load` keeps the order of the specification: set the client, reload the theme. It rejects, and keeps the old client,
 * when the new one cannot be loaded; a stylesheet that fails calls `onThemeFailed` (decision 54).
 */
export function useCurrentClient(api: SspApi, { named, onClient, onThemeFailed }: CurrentClientOptions) {
  const wanted = named ?? clientOfHost()
  const [loaded, setLoaded] = useState<Loaded>(atStart)

  const load = useCallback(
    async (subdomain: string): Promise<Loaded> => {
      const client = await loadClient(api, subdomain)
      if (!client) return { status: 'unknown', subdomain }
      onClient(client.id)
      await applyClientStylesheet(client.id).catch(onThemeFailed)
      return { status: 'ready', client, subdomain }
    },
    [api, onClient, onThemeFailed],
  )

  useEffect(() => {
    if (loaded.subdomain === wanted) return undefined
    let current = true
    const start = async () => {
      const next = await load(wanted).catch((error: unknown): Loaded => ({
        status: 'failed',
        error,
        subdomain: wanted,
      }))
      if (current) setLoaded(next)
    }
    void start()
    return () => {
      current = false
    }
  }, [load, loaded, wanted])

  // The stylesheet of the page itself: nothing else notices when it failed.
  useEffect(() => {
    if (isClientStylesheetMissing()) onThemeFailed()
  }, [onThemeFailed])

  const retry = useCallback(() => setLoaded(loading), [])

  /** Loads another client and calls `go`, which navigates to its address; both are shown together. */
  const switchTo = useCallback(
    async (subdomain: string, go: () => void) => {
      const next = await load(subdomain)
      if (next.status !== 'ready') throw new Error(`There is no client at ${subdomain}.`)
      startTransition(() => {
        setLoaded(next)
        go()
      })
    },
    [load],
  )

  const state: ClientState = loaded.subdomain === wanted ? loaded : loading

  /** The client's colours after they were saved. */
  const reloadTheme = useCallback(
    () => (state.status === 'ready' ? reloadClientStylesheet(state.client.id).catch(onThemeFailed) : Promise.resolve()),
    [state, onThemeFailed],
  )

  return { state, retry, switchTo, reloadTheme }
}
