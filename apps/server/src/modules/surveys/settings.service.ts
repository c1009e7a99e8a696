import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { requireVersion } from '../../http/etag.ts'
import { findSettings, lockSettings, saveSettings, type SurveySettings } from './settings.repository.ts'

/** The settings of a client's surveys. */
export const readSettings = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call): Promise<SurveySettings> =>
  tenantRead(call, (tx) => findSettings(tx, call.client.id))

/** The version of the settings is their only field. */
export const versionOf = ({ anonymity_threshold }: SurveySettings): number => anonymity_threshold

/** Changes the settings, for surveys that are created later. @throws problem `stale`. */
export const updateSettings = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { anonymity_threshold }: SurveySettings,
  ifMatch?: string,
): Promise<SurveySettings> =>
  tenantWrite(call, { operation: 'updateSurveySettings' }, async (tx) => {
    const before = await lockSettings(tx, call.client.id)
    requireVersion(ifMatch, versionOf(before), () => before)
    await saveSettings(tx, call.client.id, { anonymity_threshold })
    const entry = { action: 'surveySettings.update', details: { anonymity_threshold } }
    await auditCall(tx, call, entry)
    return { anonymity_threshold }
  })
