import { IMAGE_TYPES, MAX_IMAGE_BYTES, uploadKey, type Bucket } from '../../storage/bucket.ts'

/** Name of the bucket. */
export const CREATION_FORMS = 'client-creation-form'

/** Images for a portal that is to be set up. */
export const creationFormBuckets: readonly Bucket[] = [
  {
    name: CREATION_FORMS,
    path: uploadKey(IMAGE_TYPES),
    permission: 'PLATFORM_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    once: true,
  },
]
