import type { Tx } from '../db/database.ts'

/**
 * Clients by name, with their platform and main logo: all that row-level security shows, or only
 * the given ones.
 */
export function listClients(tx: Tx, only: { platformId?: string | undefined; ids?: string[] }) {
  let query = tx
    .selectFrom('clients as c')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .leftJoin('client_images as i', (join) => join.onRef('i.client_id', '=', 'c.id').on('i.kind', '=', 'logo'))
    .leftJoin('objects as o', (join) =>
      join
        .onRef('o.client_id', '=', 'i.client_id')
        .onRef('o.bucket', '=', 'i.bucket')
        .onRef('o.object_key', '=', 'i.object_key'),
    )
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
  if (only.platformId) query = query.where('c.platform_id', '=', only.platformId)
  if (only.ids) query = query.where('c.id', 'in', only.ids)
  return query.execute()
}
