import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import { requireSame, type Call } from '../../access/call.ts'
import { addIncidentEvent, incidentActor } from './incident-events.repository.ts'
import { requireIncident } from '../../incidents/incident-reach.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './notes.repository.ts'
import type { NoteRow } from './notes.repository.ts'

/** Maximum number of notes of a report. */
export const MAX_NOTES = 1_000

/** Shapes a note. `updated_at` is that of its creation until it was changed (3-decisions 25). */
export const toNote = (row: NoteRow): components['schemas']['IncidentNote'] => ({
  id: row.id,
  note: row.note,
  user_label: row.user_label,
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.version === 1 ? row.created_at : row.updated_at).toISOString(),
  userId: row.user_id,
  version: row.version,
})

/** The note, locked until the transaction ends. */
const requireOne = async (tx: Tx, call: Call, incidentId: string, id: string, ifMatch?: string): Promise<NoteRow> => {
  await requireIncident(tx, call, incidentId)
  const note = requireFound(await repository.findNote(tx, call.client.id, incidentId, id))
  requireVersion(ifMatch, note.version, () => toNote(note))
  return note
}
const log = async (tx: Tx, call: Call, incident_id: string, verb: 'add' | 'update' | 'remove') => {
  await addIncidentEvent(tx, incidentActor(call), { incident_id, action: `note.${verb}` })
  const entry = { action: `incidentNote.${verb}`, target: incident_id }
  await auditCall(tx, call, entry)
}

/** The notes of a report, newest first. @throws problem `not_found`, `forbidden`. */
export const listNotes = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  incidentId: string,
): Promise<NoteRow[]> =>
  tenantRead(call, async (tx) => {
    await requireIncident(tx, call, incidentId)
    return repository.findNotes(tx, call.client.id, incidentId, MAX_NOTES)
  })

/** Adds a note of the caller, once per key. @throws problem `not_found`, `forbidden`, `invalid`, `conflict`. */
export const addNote = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  incidentId: string,
  body: { note: string; userId?: string },
  key?: string,
): Promise<NoteRow> =>
  tenantWrite(call, { operation: 'addIncidentNote', key, body: [incidentId, body] }, async (tx) => {
    if (body.userId !== undefined) requireSame('userId', call.actor.userId, body.userId)
    await requireIncident(tx, call, incidentId)
    if ((await repository.countNotes(tx, call.client.id, incidentId)) >= MAX_NOTES)
      throw problem('conflict', { message: 'A report has at most 1,000 notes.' })
    const note = await repository.insertNote(tx, {
      client_id: call.client.id,
      id: randomUUID(),
      incident_id: incidentId,
      user_id: call.actor.userId,
      user_label: call.actor.label,
      note: requireText('note', body.note),
    })
    await log(tx, call, incidentId, 'add')
    return note
  })

/**
 * Changes a note, also of another account (3-decisions 25); its previous text is kept for the evidence pack. @returns the
 * new version. @throws problem `stale`.
 */
export const updateNote = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  incidentId: string,
  id: string,
  text: string,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateIncidentNote' }, async (tx) => {
    const before = await requireOne(tx, call, incidentId, id, ifMatch)
    const note = requireText('note', text)
    await repository.insertVersion(tx, {
      client_id: call.client.id,
      note_id: id,
      number: before.version,
      note: before.note,
      changed_by: call.actor.userId,
      changed_by_label: call.actor.label,
    })
    const version = await repository.changeNote(tx, call.client.id, id, note)
    await log(tx, call, incidentId, 'update')
    return version
  })

/** Removes a note with its earlier versions. @throws problem `not_found`, `stale`. */
export const removeNote = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  incidentId: string,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeIncidentNote' }, async (tx) => {
    await requireOne(tx, call, incidentId, id, ifMatch)
    await repository.deleteNote(tx, call.client.id, id)
    await log(tx, call, incidentId, 'remove')
  })
