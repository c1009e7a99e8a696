import type { Actor } from '../../access/actor.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { Objects } from '../../storage/objects.ts'
import { listClients } from '../../access/clients.repository.ts'

/** A client as a tile of the switcher. */
export interface PlatformClient {
  id: string
  clientName: string
  subdomain: string
  platform_id: string
  platformName: string
  logo: string | null
}

/** What spans the clients of a platform. */
export function platformService({ database, objects }: { database: Database; objects: Objects }) {
  return {
    /**
     * The clients a user may switch to: all of the home platform with PLATFORM_VIEW, else the home
     * client and the granted ones (1-decisions 10).
     * @param platformId limits the list to one platform, which must be in reach.
     */
    async clientsFor(actor: Actor, platformId?: string): Promise<PlatformClient[]> {
      const isStaff = actor.rights.permissions.includes('PLATFORM_VIEW')
      const own = [actor.homeClientId, ...actor.scopes]
      // Logos belong to several clients at once, which no single tenant's transaction sees.
      const rows = await database.withSystem(async (tx) => [
        ...(isStaff ? await listClients(tx, { platformId: actor.homePlatformId }) : []),
        ...(await listClients(tx, { ids: own })),
      ])
      const clients = [...new Map(rows.map((row) => [row.id, row])).values()]
      const found = platformId === undefined ? clients : clients.filter((client) => client.platform_id === platformId)
      if (platformId !== undefined && found.length === 0) throw problem('not_found')
      return found.map(({ bucket, key, version, ...client }) => ({
        ...client,
        logo: bucket && key ? objects.imageAddress({ clientId: client.id, bucket, key }, version ?? undefined) : null,
      }))
    },
  }
}
