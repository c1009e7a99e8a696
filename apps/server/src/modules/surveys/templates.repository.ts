import type { Insertable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { updateRecord } from '../../db/update-record.ts'

const templatesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('survey_templates')
    .select(['id', 'title', 'description', 'reference_id'])
    .where('client_id', '=', clientId)

/** The templates of a client by title, without their fields. */
export const findTemplates = (tx: Tx, clientId: string) =>
  templatesOf(tx, clientId).orderBy('title').orderBy('id').limit(1000).execute()

/** One template, or undefined. */
export const findTemplate = (tx: Tx, clientId: string, id: string) =>
  templatesOf(tx, clientId).select(['fields', 'version']).where('id', '=', id).executeTakeFirst()

/** A template as read. */
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** Inserts a template. */
export async function insertTemplate(tx: Tx, template: Insertable<Schema['survey_templates']>): Promise<void> {
  await tx.insertInto('survey_templates').values(template).execute()
}

/** Changes a template. @returns its new version. */
export async function changeTemplate(
  tx: Tx,
  clientId: string,
  id: string,
  changes: { title: string; description: string; fields: string },
): Promise<number> {
  return updateRecord(tx, 'survey_templates', clientId, id, changes)
}

/** Deletes a template. */
export async function deleteTemplate(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom('survey_templates').where('client_id', '=', clientId).where('id', '=', id).execute()
}

/** Deletes the template of a reference. @returns its id, undefined without one. */
export async function deleteReference(tx: Tx, clientId: string, referenceId: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('survey_templates')
    .where('client_id', '=', clientId)
    .where('reference_id', '=', referenceId)
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
