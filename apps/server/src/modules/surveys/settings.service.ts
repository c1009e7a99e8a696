import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { findSettings, saveSettings, type SurveySettings } from './settings.repository.ts'

/** Settings of surveys. */
export function settingsService({ tenantRead, tenantWrite }: Pick<Deps, 'tenantRead' | 'tenantWrite'>) {
  return {
    find: (call: Call): Promise<SurveySettings> => tenantRead(call, (tx) => findSettings(tx, call.client.id)),

    /** Changes the settings, for surveys that are created later. */
    update: (call: Call, { anonymity_threshold }: SurveySettings): Promise<SurveySettings> =>
      tenantWrite(call, { operation: 'updateSurveySettings' }, async (tx) => {
        await saveSettings(tx, call.client.id, { anonymity_threshold })
        const entry = { action: 'surveySettings.update', details: { anonymity_threshold } }
        await audit(tx, { clientId: call.client.id, actor: call.actor }, entry)
        return { anonymity_threshold }
      }),
  }
}
