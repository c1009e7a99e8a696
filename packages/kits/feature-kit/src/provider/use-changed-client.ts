import type { Client } from '@ssp/api'
import { useCallback, useMemo, useState } from 'react'

/** The client of a provider, with the changes saved since it was loaded. */
export function useChangedClient(client: Client) {
  const [saved, setSaved] = useState<{ id: string; change: Partial<Client> }>({ id: client.id, change: {} })
  const changeClient = useCallback(
    (change: Partial<Client>) =>
      setSaved((before) => ({
        id: client.id,
        change: before.id === client.id ? { ...before.change, ...change } : change,
      })),
    [client.id],
  )
  const changed = useMemo(() => (saved.id === client.id ? { ...client, ...saved.change } : client), [client, saved])
  return { client: changed, changeClient }
}
