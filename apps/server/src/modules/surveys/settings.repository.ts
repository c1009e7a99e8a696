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

/** The settings of a client, locked until this transaction ends. */
export async function lockSettings(tx: Tx, clientId: string): Promise<SurveySettings> {
  await tx
    .insertInto('survey_settings')
    .values({ client_id: clientId, ...DEFAULTS })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute()
  return tx
    .selectFrom('survey_settings')
    .select('anonymity_threshold')
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Saves the settings that `lockSettings` locked. */
export async function saveSettings(tx: Tx, clientId: string, settings: SurveySettings): Promise<void> {
  await tx.updateTable('survey_settings').set(settings).where('client_id', '=', clientId).execute()
}
