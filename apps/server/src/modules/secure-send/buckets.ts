import { sharedTypes } from '@ssp/api/document-types'
import { MAX_FILE_BYTES, type Bucket } from '../../storage/bucket.ts'
import { listUnshared, removeUnshared, requireOwnFolder, SHARED_DOCUMENTS, SHARED_KEY } from './shared-document-keys.ts'
import { noteOpening } from './shared-files.repository.ts'
import type { PurgeRule } from '../../jobs/purge.ts'

/** Files of up to 512 MB together, and what the ZIP adds to them. */
const MAX_ZIP_BYTES = 513 * 1024 * 1024

/** Files of Secure Send. */
export const secureSendBuckets: readonly Bucket[] = [
  {
    name: SHARED_DOCUMENTS,
    path: SHARED_KEY,
    permission: 'SECURE_SEND_VIEW',
    types: sharedTypes,
    maxBytes: MAX_FILE_BYTES,
    maxZipBytes: MAX_ZIP_BYTES,
    isHome: true,
    once: true,
    authorise: requireOwnFolder,
    onOpen: noteOpening,
    list: listUnshared,
    remove: removeUnshared,
  },
]

/** Files that were put and never shared, or shared until a day that is over. */
export const secureSendPurge: PurgeRule = {
  table: 'objects',
  where: `bucket = '${SHARED_DOCUMENTS}' and not exists (select from shared_documents d where d.client_id = t.client_id
    and d.object_key = t.object_key and d.deleted_at is null and (d.expires_at is null or d.expires_at > now()))
    and created_at < now() - interval '1 day'`,
}
