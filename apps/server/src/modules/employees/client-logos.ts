import type { Deps } from '../../deps.ts'
import { listClients } from '../../access/clients.repository.ts'
import type { Call } from '../../access/call.ts'

const LIFETIME = 5_000

/** Addresses of the logos that employee cards show, by client, remembered for five seconds. */
export function clientLogos({ clientsRead, objects }: Pick<Deps, 'clientsRead' | 'objects'>) {
  const known = new Map<string, { at: number; address: string | null }>()

  return {
    /** The logos of clients, null for a client without one. Those that are not remembered are read at once. */
    async of(call: Pick<Call, 'actor'>, clientIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
      const now = Date.now()
      const missing = [...new Set(clientIds)].filter((id) => now - (known.get(id)?.at ?? 0) >= LIFETIME)
      if (missing.length > 0) {
        const clients = await clientsRead(call, missing, (tx) => listClients(tx))
        const of = new Map(clients.map((client) => [client.id, client]))
        for (const clientId of missing) {
          const { bucket, key, version } = of.get(clientId) ?? {}
          const address = bucket && key ? objects.imageAddress({ clientId, bucket, key }, version ?? undefined) : null
          known.set(clientId, { at: now, address })
        }
      }
      return new Map(clientIds.map((id) => [id, known.get(id)?.address ?? null]))
    },
  }
}
