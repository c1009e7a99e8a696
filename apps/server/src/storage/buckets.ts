import type { Tx } from '../db/database.ts'

/** Image kinds of a brand by their upload name (spec 1 section 7, Theme and images). */
export const BRAND_IMAGES = ['logo', 'alternate-logo', 'loginImage', 'loginBgImage', 'mainBgImage'] as const

export type BrandImage = (typeof BRAND_IMAGES)[number]

/** File extension -> content type of everything that may be uploaded so far. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/** Largest image, 1-decisions 64. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

/** A published object, as a bucket's rule sees it. */
export interface PublishedObject {
  clientId: string
  bucket: string
  /** Without the client id that begins the wire key. */
  path: string
  key: string
}

/** What a bucket takes and who may put there. */
export interface Bucket {
  name: string
  /** Matches the key after the leading `{clientId}/`. The group `userId` names the owner of the object. */
  path: RegExp
  /** Permission to put; `self` lets the owner of the object do so too. */
  permission: string
  self?: boolean
  /** Extensions by which the content type is chosen. */
  types: Readonly<Record<string, string>>
  maxBytes: number
  /** Runs in the transaction that publishes the object. */
  onPublish?: (tx: Tx, object: PublishedObject) => Promise<void>
}

async function setBrandImage(tx: Tx, object: PublishedObject): Promise<void> {
  const kind = object.path.replace(/\.\w+$/, '') as BrandImage
  await tx
    .insertInto('client_images')
    .values({ client_id: object.clientId, kind, bucket: object.bucket, object_key: object.key })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'kind']).doUpdateSet({ bucket: object.bucket, object_key: object.key }),
    )
    .execute()
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const { svg: _noSvg, ...PHOTO_TYPES } = IMAGE_TYPES

/** The allow-list of buckets. A key the server would not have chosen itself matches none of the paths. */
export const BUCKETS: readonly Bucket[] = [
  {
    name: 'logos',
    path: new RegExp(`^(?:${BRAND_IMAGES.join('|')})\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`),
    permission: 'CLIENT_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    onPublish: setBrandImage,
  },
  {
    name: 'avatars',
    path: new RegExp(`^users/(?<userId>${ID})/avatar\\.(?:${Object.keys(PHOTO_TYPES).join('|')})$`),
    permission: 'USERS_UPDATE',
    self: true,
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
  },
  {
    name: 'employee-avatars',
    path: new RegExp(`^employees/${ID}/avatar\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`),
    permission: 'EMPLOYEES_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
  },
]

/** The bucket of a name, or undefined. */
export function bucketOf(name: string): Bucket | undefined {
  return BUCKETS.find((bucket) => bucket.name === name)
}
