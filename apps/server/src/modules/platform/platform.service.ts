import { can } from '@ssp/api/can'
import { placeOf, type Actor } from '../../access/actor.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { clientsInReach } from '../../access/client-directory.ts'
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

/**
 * The clients a user may switch to (1-decisions 10).
 * @param platformId limits the list to one platform, which must be in reach.
 * @param permission excludes the clients for which the user lacks it.
 */
export async function findClientsFor(
  { clientsRead, directory, objects }: Pick<Deps, 'clientsRead' | 'directory' | 'objects'>,
  actor: Actor,
  platformId?: string,
  permission?: string,
): Promise<PlatformClient[]> {
  const reach = await clientsInReach(directory, actor)
  const clients = await clientsRead({ actor }, [...reach], (tx) => listClients(tx, platformId))
  if (platformId !== undefined && clients.length === 0) throw problem('not_found')
  const allowed = clients.filter(
    (client) => permission === undefined || can(actor.rights, permission, placeOf(actor, client)),
  )
  return allowed.map(({ bucket, key, version, ...client }) => ({
    ...client,
    logo: bucket && key ? objects.imageAddress({ clientId: client.id, bucket, key }, version ?? undefined) : null,
  }))
}
