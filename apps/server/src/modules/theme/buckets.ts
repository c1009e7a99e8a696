import type { Tx } from '../../db/database.ts'
import { extensionsOf, IMAGE_TYPES, MAX_IMAGE_BYTES, type Bucket, type PublishedObject } from '../../storage/bucket.ts'
import { saveImage } from './theme.repository.ts'

/** Image kinds of a brand by their upload name (spec 1 section 7, Theme and images). */
export const BRAND_IMAGES = ['logo', 'alternate-logo', 'loginImage', 'loginBgImage', 'mainBgImage'] as const

export type BrandImage = (typeof BRAND_IMAGES)[number]

async function setBrandImage(tx: Tx, object: PublishedObject): Promise<void> {
  const kind = object.path.replace(/\.\w+$/, '') as BrandImage
  await saveImage(tx, kind, object)
}

/** Images of a brand. */
export const themeBuckets: readonly Bucket[] = [
  {
    name: 'logos',
    path: new RegExp(`^(?:${BRAND_IMAGES.join('|')})\\.(?:${extensionsOf(IMAGE_TYPES)})$`),
    permission: 'CLIENT_UPDATE',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    onPublish: setBrandImage,
  },
]
