import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { defaultColours } from '@ssp/ui/theme'

/** Creates a form of a platform, filed at a client of it. @returns its id. */
export async function makeCreationForm(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'creation_forms'>> & { platform_id: string },
): Promise<string> {
  const form = {
    client_id,
    id: randomUUID(),
    client_name: 'New Client',
    url: 'new-client',
    contact_name: 'Ann Example',
    contact_email: 'ann@new-client.example',
    login_type: 0,
    primary_colour: defaultColours.primary,
    secondary_colour: defaultColours.secondary,
    ...fields,
  }
  await tx.insertInto('creation_forms').values(form).execute()
  return form.id
}
