import type { Call } from '../../access/call.ts'
import { addIncidentEvent, findUsers } from './incident-events.repository.ts'
import { requireIncident } from '../../incidents/incident-reach.ts'
import { countImages, insertImage } from './images.repository.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { KeyGroups, PublishedObject } from '../../storage/bucket.ts'

/** Images that a report can have. */
const MAX_IMAGES = 100

/**
 * Lets through images of reports that the caller may open.
 * @throws problem `not_found` or `forbidden`, or `conflict` for a report with as many images as it can have.
 */
export async function requireIncidentOf(tx: Tx, call: Call, { incidentId = '' }: KeyGroups): Promise<void> {
  await requireIncident(tx, call, incidentId)
  if ((await countImages(tx, call.client.id, incidentId)) >= MAX_IMAGES)
    throw problem('conflict', { message: `A report has at most ${MAX_IMAGES} images.` })
}

/** Adds an image to its report. One that came with the report itself has no `uploadedBy` and is no event. */
export async function addIncidentImage(tx: Tx, { clientId, key, path, uploadedBy }: PublishedObject): Promise<void> {
  const incident_id = path.slice(0, 36)
  await insertImage(tx, { client_id: clientId, incident_id, object_key: key })
  if (uploadedBy === undefined) return
  const label = (await findUsers(tx, clientId, [uploadedBy], []))[0]?.label ?? null
  await addIncidentEvent(tx, { clientId, user: { id: uploadedBy, label } }, { incident_id, action: 'image.add' })
}
