import { extensionsOf, ID, MAX_IMAGE_BYTES, PHOTO_TYPES, type Bucket } from '../../storage/bucket.ts'

/**
 * Images of the Knowledge Base. With this bucket name the address of an image has 60 characters before its key, the number
 * that the specification cuts off (R4-489).
 */
export const KNOWLEDGE = 'ssp-content-knowledge-base-media-storage'

/** Images of the Knowledge Base. */
export const knowledgeBuckets: readonly Bucket[] = [
  {
    // A slug of the title of a category, or the folder of an article; the name is new for each upload.
    name: KNOWLEDGE,
    path: new RegExp(`^(?:${ID}/|[\\p{L}\\p{M}\\p{N}-]{0,60}-)${ID}\\.(?:${extensionsOf(PHOTO_TYPES)})$`, 'u'),
    permission: () => ['KNOWLEDGE_BASE_CREATE', 'KNOWLEDGE_BASE_UPDATE'],
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
  },
]
