import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { insertRecord } from '../../db/insert-record.ts'
import type { NewRow } from '../../db/new-row.ts'
import { insertSurvey } from './surveys.repository.ts'

const DAY_MS = 86_400_000

/** Creates a survey of a category that is live for two days yet. @returns its id. */
export async function makeSurvey(
  tx: Tx,
  client_id: string,
  { fields, threshold = 5, ...row }: Partial<NewRow<'surveys'>> & { fields: string; threshold?: number },
): Promise<string> {
  const survey = {
    client_id,
    id: randomUUID(),
    title: 'Pulse',
    description: 'How it goes',
    start_date: new Date(Date.now() - 2 * DAY_MS),
    completion_date: new Date(Date.now() + 2 * DAY_MS),
    ...row,
  }
  await insertSurvey(tx, survey, { fields, threshold })
  return survey.id
}

/** Creates a template of the client; with a `reference_id` one that the platform shares. @returns its id. */
export async function makeTemplate(
  tx: Tx,
  client_id: string,
  fields: Partial<NewRow<'survey_templates'>> & { fields: string },
): Promise<string> {
  const template = { id: randomUUID(), title: 'Exit', description: 'For leavers', ...fields }
  await insertRecord(tx, 'survey_templates', client_id, template)
  return template.id
}
