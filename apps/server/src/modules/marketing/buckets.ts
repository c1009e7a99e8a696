import { documentTypes } from '@ssp/api/document-types'
import { extensionsOf, ID, MAX_FILE_BYTES, type Bucket } from '../../storage/bucket.ts'
import { MARKETING } from './marketing.repository.ts'
import { requireMarketingCategory } from './require-category.ts'

/** Marketing materials. */
export const marketingBuckets: readonly Bucket[] = [
  {
    name: MARKETING,
    path: new RegExp(`^(?<categoryId>${ID})/${ID}/marketingresource\\.(?:${extensionsOf(documentTypes)})$`),
    permission: 'MARKETING_MATERIALS_VIEW',
    strict: ['MARKETING_MATERIALS_CREATE', 'MARKETING_MATERIALS_UPDATE'],
    types: documentTypes,
    maxBytes: MAX_FILE_BYTES,
    authorise: requireMarketingCategory,
    once: true,
  },
]
