import { extensionsOf, ID, MAX_IMAGE_BYTES, PHOTO_TYPES, type Bucket } from '../../storage/bucket.ts'
import { requirePictureOwner } from './picture-owner.ts'
import { AVATARS } from './user-fields.ts'

/** Pictures of accounts. */
export const accountBuckets: readonly Bucket[] = [
  {
    name: AVATARS,
    path: new RegExp(`^users/(?<userId>${ID})/avatar\\.(?:${extensionsOf(PHOTO_TYPES)})$`),
    permission: 'USERS_UPDATE',
    self: true,
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    authorise: requirePictureOwner,
  },
]
