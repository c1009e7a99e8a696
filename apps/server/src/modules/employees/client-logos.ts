import type { Deps } from '../../deps.ts'
import { listClients } from '../../access/clients.repository.ts'

const LIFETIME = 5_000

/** Addresses of the logos that employee cards show, remembered for five seconds. */
export function clientLogos({ database, objects }: Pick<Deps, 'database' | 'objects'>) {
  const known = new Map<string, { at: number; address: Promise<string | null> }>()

  const load = async (clientId: string): Promise<string | null> => {
    const [client] = await database.withClients([clientId], (tx) => listClients(tx))
    if (!client?.bucket || !client.key) return null
    return objects.imageAddress({ clientId, bucket: client.bucket, key: client.key }, client.version ?? undefined)
  }

  return {
    /** The logo of a client, null without one. */
    of(clientId: string): Promise<string | null> {
      const found = known.get(clientId)
      if (found && Date.now() - found.at < LIFETIME) return found.address
      const address = load(clientId)
      known.set(clientId, { at: Date.now(), address })
      address.catch(() => known.delete(clientId))
      return address
    },
  }
}
