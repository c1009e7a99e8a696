import { extensionsOf, ID, MAX_IMAGE_BYTES, PHOTO_TYPES, type Bucket } from '../../storage/bucket.ts'
import { addIncidentImage, requireIncidentOf } from './incident-images.ts'

/** Name of the bucket. */
export const INCIDENT_IMAGES = 'incident-images'

/** Images of incident reports. */
export const incidentBuckets: readonly Bucket[] = [
  {
    // Photos as evidence; a drawing could run scripts. The name is new for each upload.
    name: INCIDENT_IMAGES,
    path: new RegExp(`^(?<incidentId>${ID})/${ID}\\.(?:${extensionsOf(PHOTO_TYPES)})$`),
    permission: 'INCIDENTS_VIEW',
    strict: ['INCIDENTS_UPDATE'],
    types: PHOTO_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
    authorise: requireIncidentOf,
    onPublish: addIncidentImage,
  },
]
