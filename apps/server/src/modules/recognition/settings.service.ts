import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { changeRecord, plainRecord, requireRecord } from '../../http/records.ts'
import { toSettings } from './recognition-wire.ts'
import { findSettings, insertSettings, type SettingsRow } from './setup.repository.ts'

/** The settings as on the wire, 0 or 1 each. */
export interface Settings {
  hide_message: number
  require_approval: number
}

const toColumns = ({ hide_message, require_approval }: Settings) => ({
  hide_message: hide_message === 1,
  require_approval: require_approval === 1,
})

const SETTINGS = plainRecord({
  table: 'recognition_settings',
  name: 'recognitionSettings',
  async find(tx, clientId, id) {
    const row = await findSettings(tx, clientId)
    return row?.id === id ? row : undefined
  },
  toWire: toSettings,
})

export const getRecognitionSettings = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
): Promise<SettingsRow | undefined> => tenantRead(call, (tx) => findSettings(tx, call.client.id))

/**
 * Saves settings for the first time; settings that equal the defaults are replaced.
 * @throws problem `conflict` if others were already saved.
 */
export const createRecognitionSettings = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: Settings,
  key: string | undefined,
): Promise<SettingsRow> =>
  tenantWrite(call, { operation: 'createRecognitionSettings', key, body }, async (tx) => {
    const row = await insertSettings(tx, { client_id: call.client.id, id: randomUUID(), ...toColumns(body) })
    if (!row) throw problem('conflict', { message: 'The settings have been saved already. Please reload the page.' })
    await auditCall(tx, call, { action: 'recognitionSettings.create', target: row.id, details: { ...body } })
    return row
  })

/** Changes them. @returns the new version. @throws problem `not_found`, `stale`. */
export const updateRecognitionSettings = (deps: Deps, call: Call, id: string, body: Settings, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'updateRecognitionSettings' }, async (tx) => {
    await requireRecord(deps, tx, call, SETTINGS, id, ifMatch)
    return changeRecord(tx, call, SETTINGS, id, toColumns(body), { ...body })
  })
