import { extensionsOf, ID, MAX_IMAGE_BYTES, PHOTO_TYPES, type Bucket } from '../../storage/bucket.ts'

/** Images of surveys. */
export const surveyBuckets: readonly Bucket[] = [
  {
    name: 'images',
    path: new RegExp(`^surveys/${ID}/\\d{1,10}\\.(?:${extensionsOf(PHOTO_TYPES)})$`),
    permission: 'SURVEYS_CREATE',
    isPublic: true,
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
  },
]
