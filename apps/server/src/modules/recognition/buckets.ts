import { extensionsOf, IMAGE_TYPES, type Bucket } from '../../storage/bucket.ts'
import { BADGES } from './setup.repository.ts'

/** Largest image of a badge; the advice is 512 by 512 pixels. */
export const MAX_BADGE_BYTES = 2 * 1024 * 1024

/** Images of badges. */
export const badgeBuckets: readonly Bucket[] = [
  {
    // The name of the badge in letters and digits of any script, and a number from 1 to 100 (spec 3 section 5).
    name: BADGES,
    path: new RegExp(`^[\\p{L}\\p{M}\\p{N}]{0,200}(?:[1-9]\\d?|100)\\.(?:${extensionsOf(IMAGE_TYPES)})$`, 'u'),
    permission: 'RECOGNITION_VIEW',
    strict: ['RECOGNITION_CREATE', 'RECOGNITION_UPDATE'],
    types: IMAGE_TYPES,
    maxBytes: MAX_BADGE_BYTES,
    once: true,
  },
]
