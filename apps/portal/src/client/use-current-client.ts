import { loadClient, type Client, type SspApi } from '@ssp/api'
import { useCallback, useEffect, useState } from 'react'
import { applyClientStylesheet, reloadClientStylesheet } from './client-stylesheet'
import { startData } from './start-data'
import { subdomainOf } from './subdomain'
import { switchedClient } from './switched-client'

export type ClientState =
  | { status: 'loading' }
  | { status: 'ready'; client: Client }
  /** No organisation has this address. */
  | { status: 'unknown' }
  | { status: 'failed'; error: unknown }

interface CurrentClientOptions {
  /** Called with the id of the client before its first render; every call sends it. */
  onClient: (clientId: string) => void
  /** Called when the client's stylesheet failed to load. */
  onThemeFailed: () => void
}

const localClient = (import.meta.env['VITE_LOCAL_CLIENT'] as string | undefined) ?? 'acme'

/** The client whose address this is, before any switch. */
const clientOfAddress = () => subdomainOf(location.hostname, localClient)

/** The page comes with the client of its address; only a switched tab, or a page served otherwise, has to load it. */
function atStart(): ClientState {
  const client = switchedClient.get() ? undefined : startData?.client
  return client && client.subdomain === clientOfAddress() ? { status: 'ready', client } : { status: 'loading' }
}

/**
 * The client this tab works in, found by the address or the last switch of this tab.
 *
 * `switchTo` keeps the order of the specification: set the client, reload the theme. It rejects, and keeps the old
 * client, when the new one cannot be loaded; a stylesheet that fails calls `onThemeFailed` (decision 54).
 */
export function useCurrentClient(api: SspApi, { onClient, onThemeFailed }: CurrentClientOptions) {
  const [state, setState] = useState<ClientState>(atStart)

  const load = useCallback(
    async (subdomain: string) => {
      const client = await loadClient(api, subdomain)
      if (!client) return null
      onClient(client.id)
      await applyClientStylesheet(client.id).catch(onThemeFailed)
      return client
    },
    [api, onClient, onThemeFailed],
  )

  const start = useCallback(async () => {
    try {
      const switched = switchedClient.get()
      const client = (switched && (await load(switched))) || (await load(clientOfAddress()))
      setState(client ? { status: 'ready', client } : { status: 'unknown' })
    } catch (error) {
      setState({ status: 'failed', error })
    }
  }, [load])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state changes only when the server has answered
    if (atStart().status === 'loading') void start()
  }, [start])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    return start()
  }, [start])

  const switchTo = useCallback(
    async (subdomain: string) => {
      const client = await load(subdomain)
      if (!client) throw new Error(`There is no client at ${subdomain}.`)
      if (subdomain === clientOfAddress()) switchedClient.clear()
      else switchedClient.set(subdomain)
      setState({ status: 'ready', client })
    },
    [load],
  )

  /** Back to the client of the address, as signing out does. */
  const leaveSwitched = useCallback(() => {
    if (!switchedClient.get()) return
    switchedClient.clear()
    void retry()
  }, [retry])

  /** The client's colours after they were saved. */
  const reloadTheme = useCallback(
    () => (state.status === 'ready' ? reloadClientStylesheet(state.client.id).catch(onThemeFailed) : Promise.resolve()),
    [state, onThemeFailed],
  )

  return { state, retry, switchTo, leaveSwitched, reloadTheme }
}
