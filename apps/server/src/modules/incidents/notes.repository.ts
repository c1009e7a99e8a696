import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { updateRecord } from '../../db/update-record.ts'

const COLUMNS = ['id', 'note', 'user_id', 'user_label', 'created_at', 'updated_at', 'version'] as const

const notesOf = (tx: Tx, clientId: string, incidentId: string) =>
  tx
    .selectFrom('incident_notes')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('incident_id', '=', incidentId)

/** The notes of a report, newest first. */
export const findNotes = (tx: Tx, clientId: string, incidentId: string, limit: number) =>
  notesOf(tx, clientId, incidentId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** A note as read. */
export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** One note of a report, locked until the transaction ends; undefined if there is none. */
export const findNote = (tx: Tx, clientId: string, incidentId: string, id: string): Promise<NoteRow | undefined> =>
  notesOf(tx, clientId, incidentId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The number of notes of a report. */
export async function countNotes(tx: Tx, clientId: string, incidentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('incident_notes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a note. */
export const insertNote = (tx: Tx, note: Insertable<Schema['incident_notes']>): Promise<NoteRow> =>
  tx.insertInto('incident_notes').values(note).returning(COLUMNS).executeTakeFirstOrThrow()

/** Changes the text of a note. @returns its new version. */
export async function changeNote(tx: Tx, clientId: string, id: string, note: string): Promise<number> {
  return updateRecord(tx, 'incident_notes', clientId, id, { note })
}

/** Stores the previous text of a note before a change. */
export const insertVersion = (tx: Tx, version: Insertable<Schema['incident_note_versions']>) =>
  tx.insertInto('incident_note_versions').values(version).execute()

/** Deletes a note with its earlier versions. */
export const deleteNote = (tx: Tx, clientId: string, id: string) =>
  tx.deleteFrom('incident_notes').where('client_id', '=', clientId).where('id', '=', id).execute()
