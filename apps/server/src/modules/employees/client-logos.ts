import type { Deps } from '../../deps.ts'
import { listClients } from '../../access/clients.repository.ts'
import type { Call } from '../../access/call.ts'

const LIFETIME = 5_000

/** Addresses of the logos that employee cards show, by client, remembered for five seconds; one per server. */
export type KnownLogos = Map<string, { at: number; address: string | null }>

/** The logos of clients; null for a client without one. Missing ones are read in one query. */
export async function logosOf(
  { clientsRead, objects, logos }: Pick<Deps, 'clientsRead' | 'objects'> & { logos: KnownLogos },
  call: Pick<Call, 'actor'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const now = Date.now()
  const missing = [...new Set(clientIds)].filter((id) => now - (logos.get(id)?.at ?? 0) >= LIFETIME)
  if (missing.length > 0) {
    const clients = await clientsRead(call, missing, (tx) => listClients(tx))
    const of = new Map(clients.map((client) => [client.id, client]))
    for (const clientId of missing) {
      const { bucket, key, version } = of.get(clientId) ?? {}
      const address = bucket && key ? objects.imageAddress({ clientId, bucket, key }, version ?? undefined) : null
      logos.set(clientId, { at: now, address })
    }
  }
  return new Map(clientIds.map((id) => [id, logos.get(id)?.address ?? null]))
}
