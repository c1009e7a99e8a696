import { documentTypes } from '@ssp/api/document-types'
import type { Tx } from '../db/database.ts'
import { type Bucket, IMAGE_TYPES, MAX_IMAGE_BYTES, type PublishedObject } from './bucket.ts'
import { requireAccount } from './account-pictures.ts'
import { MAX_ATTACHMENT_BYTES, registerAttachment } from './attachment-keys.ts'
import {
  authoriseDocument,
  DOCUMENT_KEY,
  documentPermissions,
  registerDocument,
  requireOwner,
} from './document-keys.ts'
import { addIncidentImage, requireIncidentOf } from './incident-images.ts'
import { requireMarketingCategory } from './marketing-category.ts'
import {
  findUnshared,
  noteOpening,
  removeUnshared,
  requireOwnFolder,
  SHARED_KEY,
  SHARED_TYPES,
} from './shared-document-keys.ts'

/** Image kinds of a brand by their upload name (spec 1 section 7, Theme and images). */
export const BRAND_IMAGES = ['logo', 'alternate-logo', 'loginImage', 'loginBgImage', 'mainBgImage'] as const

export type BrandImage = (typeof BRAND_IMAGES)[number]

/** Largest image of a badge; the advice is 512 by 512 pixels. */
export const MAX_BADGE_BYTES = 2 * 1024 * 1024

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

/** Largest file, 2-decisions 64. */
const MAX_FILE_BYTES = 256 * 1024 * 1024

/** Files of up to 512 MB together, and what the ZIP adds to them. */
const MAX_ZIP_BYTES = 513 * 1024 * 1024

/** Stored documents of a client, its teams and employees. */
export const DOCUMENTS = 'documents'
/** Images of incident reports. */
export const INCIDENT_IMAGES = 'incident-images'
/** Marketing materials. */
export const MARKETING = 'marketing'
/**
 * Images of the Knowledge Base. With this name the address of an image has 60 characters before its key, the number that the
 * specification cuts off (R4-489).
 */
export const KNOWLEDGE = 'ssp-content-knowledge-base-media-storage'
/**
 * Images of news articles. With this name the address of an image has 54 characters before its key, the number that the
 * specification cuts off (R4-497).
 */
export const NEWS_IMAGES = 'ssp-content-production-news-images'
/** Pay files, archives and exports: the server alone puts them, so that no address to put one is ever signed. */
export const PAYSLIPS = 'payslips'
export const CORE_DOCUMENTS = 'core-documents'
export const ARCHIVES = 'archives'
export const EXPORTS = 'exports'
/** Documents of payroll uploads that are not released yet; the server alone puts them. */
export const PAYROLL = 'payroll'
/** Files of payroll uploads. */
export const JOBS = 'jobs'
/** Attachments of the welcome e-mail. */
export const ATTACHMENTS = 'attachments'

/** Images for a portal that is to be set up. */
export const CREATION_FORMS = 'client-creation-form'

/** A folder that is new for each upload, and a name in letters and digits of any script. */
const uploadKey = (extensions: readonly string[]) =>
  new RegExp(`^${ID}/[\\p{L}\\p{M}\\p{N}_-]{1,150}\\.(?:${extensions.join('|')})$`, 'u')

const PAYROLL_TYPES = Object.fromEntries(
  Object.entries(documentTypes).filter(([extension]) => ['zip', 'pdf', 'xlsx'].includes(extension)),
)
/** Files of Secure Send. */
export const SHARED_DOCUMENTS = 'shared-documents'

/** The allow-list of buckets. A key the server would not have chosen itself matches none of the paths. */
export const BUCKETS: readonly Bucket[] = [
  {
    name: 'logos',
    path: new RegExp(`^(?:${BRAND_IMAGES.join('|')})\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`),
    permission: 'CLIENT_UPDATE',
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
    authorise: requireAccount,
  },
  {
    name: 'employee-avatars',
    path: new RegExp(`^(?<employeeId>${ID})/avatar\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`),
    permission: 'EMPLOYEES_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    authorise: requireOwner('EMPLOYEES_VIEW'),
  },
  {
    name: DOCUMENTS,
    path: DOCUMENT_KEY,
    permission: documentPermissions,
    types: documentTypes,
    maxBytes: MAX_FILE_BYTES,
    authorise: authoriseDocument,
    onPublish: registerDocument,
  },
  {
    name: JOBS,
    path: uploadKey(Object.keys(PAYROLL_TYPES)),
    permission: 'JOBS_VIEW',
    types: PAYROLL_TYPES,
    maxBytes: MAX_FILE_BYTES,
    once: true,
  },
  {
    name: ATTACHMENTS,
    path: uploadKey(Object.keys(documentTypes)),
    permission: 'EMAIL_ATTACHMENTS_VIEW',
    types: documentTypes,
    maxBytes: MAX_ATTACHMENT_BYTES,
    once: true,
    onPublish: registerAttachment,
  },
  {
    // The name of the badge in letters and digits of any script, and a number from 1 to 100 (spec 3 section 5).
    name: 'badges',
    path: new RegExp(`^[\\p{L}\\p{M}\\p{N}]{0,200}(?:[1-9]\\d?|100)\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`, 'u'),
    permission: 'RECOGNITION_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_BADGE_BYTES,
    once: true,
  },
  {
    // Photos as evidence; a drawing could run scripts. The name is new for each upload.
    name: INCIDENT_IMAGES,
    path: new RegExp(`^(?<incidentId>${ID})/${ID}\\.(?:${Object.keys(PHOTO_TYPES).join('|')})$`),
    permission: 'INCIDENTS_VIEW',
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
    authorise: requireIncidentOf,
    onPublish: addIncidentImage,
  },
  {
    name: MARKETING,
    path: new RegExp(`^(?<categoryId>${ID})/${ID}/marketingresource\\.(?:${Object.keys(documentTypes).join('|')})$`),
    permission: 'MARKETING_MATERIALS_VIEW',
    types: documentTypes,
    maxBytes: MAX_FILE_BYTES,
    authorise: requireMarketingCategory,
    once: true,
  },
  {
    name: CREATION_FORMS,
    path: uploadKey(Object.keys(IMAGE_TYPES)),
    permission: 'PLATFORM_VIEW',
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    once: true,
  },
  {
    name: 'images',
    path: new RegExp(`^surveys/${ID}/\\d{1,10}\\.(?:${Object.keys(PHOTO_TYPES).join('|')})$`),
    permission: 'SURVEYS_CREATE',
    isPublic: true,
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
  },
  {
    // A slug of the title of a category, or the folder of an article; the name is new for each upload.
    name: KNOWLEDGE,
    path: new RegExp(`^(?:${ID}/|[\\p{L}\\p{M}\\p{N}-]{0,60}-)${ID}\\.(?:${Object.keys(PHOTO_TYPES).join('|')})$`, 'u'),
    permission: () => ['KNOWLEDGE_BASE_CREATE', 'KNOWLEDGE_BASE_UPDATE'],
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
  },
  {
    // Employees see them wherever the article is shown, also in an app. The name is new for each upload.
    name: NEWS_IMAGES,
    path: new RegExp(`^(?<articleId>${ID})/[\\w-]{1,50}\\.(?:${Object.keys(IMAGE_TYPES).join('|')})$`),
    permission: () => ['NEWS_CREATE', 'NEWS_UPDATE'],
    isPublic: true,
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
  },
  {
    name: SHARED_DOCUMENTS,
    path: SHARED_KEY,
    permission: 'SECURE_SEND_VIEW',
    types: SHARED_TYPES,
    maxBytes: MAX_FILE_BYTES,
    maxZipBytes: MAX_ZIP_BYTES,
    isHome: true,
    once: true,
    authorise: requireOwnFolder,
    onOpen: noteOpening,
    list: findUnshared,
    remove: removeUnshared,
  },
]

/** The bucket of a name, or undefined. */
export function bucketOf(name: string): Bucket | undefined {
  return BUCKETS.find((bucket) => bucket.name === name)
}
