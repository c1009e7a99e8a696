import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { addIncidentEvent, incidentActor, type IncidentAction } from './incident-events.repository.ts'
import { requireIncident } from '../../incidents/incident-reach.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import * as evidence from './evidence.repository.ts'
import type { EventRow, VersionRow } from './evidence.repository.ts'
import { toImage, toIncident } from './incident-wire.ts'
import * as incidents from './incidents.repository.ts'
import { surroundingsOf } from './incidents.service.ts'
import { findNote, findNotes } from './notes.repository.ts'
import { MAX_NOTES, toNote } from './notes.service.ts'

type Schemas = components['schemas']

const toVersion = (row: VersionRow): Schemas['IncidentNoteVersion'] => ({
  note: row.note,
  changed_at: new Date(row.changed_at).toISOString(),
  changed_by_label: row.changed_by_label,
})

/** Lines of a timeline that its page shows. */
const SHOWN_EVENTS = 1_000

const toEvent = ({ action, created_at, ...event }: EventRow): Schemas['IncidentEvent'] => ({
  ...event,
  action: action as IncidentAction,
  created_at: new Date(created_at).toISOString(),
})

/** What a note said before its changes, latest first. @throws problem `not_found`, `forbidden`. */
export const listIncidentNoteVersions = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  incidentId: string,
  noteId: string,
): Promise<Schemas['IncidentNoteVersion'][]> =>
  tenantRead(call, async (tx) => {
    await requireIncident(tx, call, incidentId)
    if (!(await findNote(tx, call.client.id, incidentId, noteId))) throw problem('not_found')
    return (await evidence.findVersions(tx, call.client.id, noteId)).map(toVersion)
  })

/** What was done with a report, latest first. @throws problem `not_found`, `forbidden`. */
export const listIncidentEvents = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
): Promise<Schemas['IncidentEvent'][]> =>
  tenantRead(call, async (tx) => {
    await requireIncident(tx, call, id)
    return (await evidence.findEvents(tx, call, id, SHOWN_EVENTS)).map(toEvent)
  })

/**
 * Everything about one report at one moment. That it was read is in the timeline and in the audit log.
 * @throws problem `not_found`, or `forbidden` for somebody who is named in it.
 */
export const getIncidentEvidence = (
  { tenantWrite, objects }: Pick<Deps, 'tenantWrite' | 'objects'>,
  call: Call,
  id: string,
): Promise<Schemas['IncidentEvidence']> =>
  tenantWrite(call, { operation: 'getIncidentEvidence', isSnapshot: true }, async (tx) => {
    const { id: clientId } = call.client
    await requireIncident(tx, call, id)
    const row = requireFound(await incidents.findIncident(tx, call, id))
    const versions = await evidence.findAllVersions(tx, clientId, id)
    const notes = (await findNotes(tx, clientId, id, MAX_NOTES)).toReversed().map((note) => {
      const { note: text, user_label, created_at, updated_at } = toNote(note)
      return {
        note: text,
        user_label,
        created_at,
        updated_at,
        versions: (versions.get(note.id) ?? []).map(toVersion),
      }
    })
    const events = (await evidence.findEvents(tx, call, id)).map(toEvent)
    const images = (await incidents.findImages(tx, clientId, id)).map((image) => ({
      ...toImage(objects, clientId, image),
      content_type: image.content_type,
      size: image.size,
      sha256: image.sha256,
    }))
    // The timeline is as it stood before: a pack says by itself who made it.
    await addIncidentEvent(tx, incidentActor(call), { incident_id: id, action: 'evidence' })
    await auditCall(tx, call, { action: 'incident.evidence', target: id })
    return { data: toIncident(row, await surroundingsOf(tx, clientId, row)), notes, events, images }
  })
