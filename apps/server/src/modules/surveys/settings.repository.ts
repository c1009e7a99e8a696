import type { Tx } from '../../db/database.ts'

/** Settings of a client's surveys. */
export interface SurveySettings {
  anonymity_threshold: number
}

const DEFAULTS: SurveySettings = { anonymity_threshold: 5 }

/** The settings of a client; the defaults when it has none of its own. */
export async function findSettings(tx: Tx, clientId: string): Promise<SurveySettings> {
  const row = await tx
    .selectFrom('survey_settings')
    .select('anonymity_threshold')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Saves the settings of a client. */
export async function saveSettings(tx: Tx, clientId: string, settings: SurveySettings): Promise<void> {
  await tx
    .insertInto('survey_settings')
    .values({ client_id: clientId, ...settings })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(settings))
    .execute()
}
