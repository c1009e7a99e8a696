import { documentTypes } from '@ssp/api/document-types'
import { MAX_FILE_BYTES, type Bucket } from '../../storage/bucket.ts'
import { authoriseDocument, DOCUMENT_KEY, documentPermissions, registerDocument } from './document-keys.ts'

/** Name of the bucket. */
export const DOCUMENTS = 'documents'

/** Stored documents of a client, its teams and employees. */
export const documentBuckets: readonly Bucket[] = [
  {
    name: DOCUMENTS,
    path: DOCUMENT_KEY,
    permission: documentPermissions,
    strict: ['DOCUMENTS_CREATE', 'DOCUMENTS_UPDATE'],
    types: documentTypes,
    maxBytes: MAX_FILE_BYTES,
    authorise: authoriseDocument,
    onPublish: registerDocument,
  },
]
