import type { Tx } from '../../db/database.ts'

const templatesOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('survey_templates')
    .select(['id', 'title', 'description', 'reference_id'])
    .where('client_id', '=', clientId)

/** The templates of a client by title, without their fields. */
export const findTemplates = (tx: Tx, clientId: string) =>
  templatesOf(tx, clientId).orderBy('title').orderBy('id').limit(1000).execute()

/** One template; undefined if there is none. */
export const findTemplate = (tx: Tx, clientId: string, id: string) =>
  templatesOf(tx, clientId).select(['fields', 'version']).where('id', '=', id).executeTakeFirst()

/** A template as read. */
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

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
