import { parseTenantColours } from '@ssp/ui/theme'
import { clientsWithLogo } from '../access/clients.repository.ts'
import type { Tx } from '../db/database.ts'
import type { Objects } from '../storage/objects.ts'
import type { EmployeeMailBrand } from '../mail/messages.ts'

/** The client in whose name an e-mail to its employees is sent. */
export async function employeeMailBrand(
  tx: Tx,
  clientId: string,
  objects: Pick<Objects, 'imageAddress'>,
): Promise<EmployeeMailBrand> {
  const row = await clientsWithLogo(tx)
    .leftJoin('client_themes as t', 't.client_id', 'c.id')
    .select([
      'c.client_name',
      'c.appstore_url',
      'c.playstore_url',
      'c.app_pin',
      'c.register_identifier_type',
      'p.domain',
    ])
    .select(['t.primary_colour as primary', 't.tertiary_colour as tertiary'])
    .select(['o.bucket', 'o.object_key as key', 'o.version'])
    .where('c.id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { bucket, key, version, primary, tertiary } = row
  return {
    clientName: row.client_name,
    colours: parseTenantColours({ primary, tertiary }),
    logo:
      bucket === null || key === null ? null : objects.imageAddress({ clientId, bucket, key }, version ?? undefined),
    portalUrl: `https://${row.domain}`,
    appStoreUrl: row.appstore_url,
    playStoreUrl: row.playstore_url,
    appPin: row.app_pin[0]?.pin ?? null,
    identifier: row.register_identifier_type,
  }
}
