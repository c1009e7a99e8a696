import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { findSettings, saveSettings, type SurveySettings } from './settings.repository.ts'

/** The settings of a client's surveys. */
export const readSettings = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<SurveySettings> =>
  tenantRead(call, (tx) => findSettings(tx, call.client.id))

/** Changes the settings, for surveys that are created later. */
export const updateSettings = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { anonymity_threshold }: SurveySettings,
): Promise<SurveySettings> =>
  tenantWrite(call, { operation: 'updateSurveySettings' }, async (tx) => {
    await saveSettings(tx, call.client.id, { anonymity_threshold })
    const entry = { action: 'surveySettings.update', details: { anonymity_threshold } }
    await auditCall(tx, call, entry)
    return { anonymity_threshold }
  })
