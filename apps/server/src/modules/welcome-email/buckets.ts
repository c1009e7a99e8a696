import { documentTypes } from '@ssp/api/document-types'
import { uploadKey, type Bucket } from '../../storage/bucket.ts'
import { MAX_ATTACHMENT_BYTES, registerAttachment } from './attachment-keys.ts'

/** Name of the bucket. */
export const ATTACHMENTS = 'attachments'

/** Attachments of the welcome e-mail. */
export const attachmentBuckets: readonly Bucket[] = [
  {
    name: ATTACHMENTS,
    path: uploadKey(documentTypes),
    permission: 'EMAIL_ATTACHMENTS_VIEW',
    strict: ['EMAIL_ATTACHMENTS_CREATE'],
    types: documentTypes,
    maxBytes: MAX_ATTACHMENT_BYTES,
    once: true,
    onPublish: registerAttachment,
  },
]
