import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'

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

/** Settings of surveys. */
export function settingsService({ tenantRead, tenantWrite }: Pick<Deps, 'tenantRead' | 'tenantWrite'>) {
  return {
    find: (call: Call): Promise<SurveySettings> => tenantRead(call, (tx) => findSettings(tx, call.client.id)),

    /** Changes the settings, for surveys that are created later. */
    update: (call: Call, { anonymity_threshold }: SurveySettings): Promise<SurveySettings> =>
      tenantWrite(call, { operation: 'updateSurveySettings' }, async (tx) => {
        await tx
          .insertInto('survey_settings')
          .values({ client_id: call.client.id, anonymity_threshold })
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ anonymity_threshold }))
          .execute()
        const entry = { action: 'surveySettings.update', details: { anonymity_threshold } }
        await audit(tx, { clientId: call.client.id, actor: call.actor }, entry)
        return { anonymity_threshold }
      }),
  }
}
