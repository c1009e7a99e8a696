import type { Tx } from '../db/database.ts'

/** Clients `c` with their platform `p` and the object `o` of their main logo. */
export const clientsWithLogo = (tx: Tx) =>
  tx
    .selectFrom('clients as c')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .leftJoin('client_images as i', (join) => join.onRef('i.client_id', '=', 'c.id').on('i.kind', '=', 'logo'))
    .leftJoin('objects as o', (join) =>
      join
        .onRef('o.client_id', '=', 'i.client_id')
        .onRef('o.bucket', '=', 'i.bucket')
        .onRef('o.object_key', '=', 'i.object_key'),
    )

/** The clients that row-level security shows, by name, with their platform and main logo. */
export function listClients(tx: Tx, platformId?: string) {
  return clientsWithLogo(tx)
    .select([
      'c.id',
      'c.client_name as clientName',
      'c.subdomain',
      'c.platform_id',
      'p.name as platformName',
      'i.bucket',
      'i.object_key as key',
      'o.version',
    ])
    .orderBy('p.name')
    .orderBy('c.client_name')
    .limit(2000)
    .$if(platformId !== undefined, (clients) => clients.where('c.platform_id', '=', platformId ?? ''))
    .execute()
}
