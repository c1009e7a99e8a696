import type { components } from '@ssp/api/schema'
import { CREATION_FORMS } from './buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import type { FormRow } from './creation-forms.repository.ts'

/** Length of the client id at the start of an asset's key. */
const ID_LENGTH = 36

const moment = (at: string) => new Date(at).toISOString()

/** A form on the wire. */
export const toForm = (
  objects: Pick<Objects, 'imageAddress'>,
  row: FormRow,
): components['schemas']['CreationForm'] => ({
  id: row.id,
  client_name: row.client_name,
  url: row.url,
  contact_name: row.contact_name,
  contact_email: row.contact_email,
  login_type: row.login_type as components['schemas']['LoginType'],
  required_documents: row.required_documents,
  client_documents: row.client_documents,
  colour_scheme: { primary: row.primary_colour, secondary: row.secondary_colour },
  assets: row.assets.map((key) => ({
    key,
    signedUrl: objects.imageAddress({ clientId: key.slice(0, ID_LENGTH), bucket: CREATION_FORMS, key }),
  })),
  created_at: moment(row.created_at),
  completed_at: row.completed_at && moment(row.completed_at),
})
