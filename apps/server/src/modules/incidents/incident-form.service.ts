import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api/incident-form'
import type { components } from '@ssp/api/schema'
import { checkFields, clearAnswers } from '@ssp/form-builder/model'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requirePublishable } from '../../http/require-publishable.ts'
import * as repository from './incident-form.repository.ts'

type Fields = components['schemas']['IncidentField'][]

/**
 * Fields as they are stored: checked, without answers, and without errors (3-decisions 33).
 * @throws problem `invalid` at `fields`, with the place and reason of the first error.
 */
function storedFields(fields: Fields): string {
  const checked = checkFields(fields)
  if (checked.ok) {
    // Employees use it as soon as it is stored.
    requirePublishable(checked.fields)
    return JSON.stringify(clearAnswers(checked.fields).map((field) => ({ ...field, error: false })))
  }
  const [first] = checked.errors
  const at = first?.index === undefined ? '' : `field ${first.index + 1}, `
  throw problem('invalid', { fields: { fields: `The form cannot be stored: ${at}${first?.code ?? 'invalid'}.` } })
}

const DEFAULT_FORM = storedFields([...DEFAULT_INCIDENT_FIELDS])

const requireCustom = async (tx: Tx, { client }: Call, ifMatch?: string): Promise<void> => {
  await repository.lockForm(tx, client.id)
  const { fields, version } = await repository.findForm(tx, client.id)
  if (version === null) throw problem('not_found', { message: 'The default template is in use.' })
  requireVersion(ifMatch, version, () => ({ fields }))
}
const setForm = async (tx: Tx, { client }: Call, fields: Fields): Promise<number> => {
  const number = await repository.insertVersion(tx, client.id, storedFields(fields), true)
  return repository.setNumber(tx, client.id, number)
}

/** The form, with its version; null for the default template. */
export const readIncidentForm = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findForm(tx, call.client.id))

/**
 * Stores a custom form, once per key. One that equals the default template is replaced, because two users may have clicked
 * Create Custom Form.
 * @returns its version.
 * @throws problem `conflict` if there is another one.
 */
export const createIncidentForm = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { fields: Fields },
  key: string | undefined,
): Promise<number> =>
  tenantWrite(call, { operation: 'createIncidentForm', key, body }, async (tx) => {
    await repository.lockForm(tx, call.client.id)
    const { version, fields } = await repository.findForm(tx, call.client.id)
    if (version !== null && JSON.stringify(fields) !== DEFAULT_FORM)
      throw problem('conflict', { message: 'There is a custom form already. Please reload the page.' })
    const stored = await setForm(tx, call, body.fields)
    await auditCall(tx, call, { action: 'incidentForm.create', target: call.client.id })
    return stored
  })

/** Changes the custom form. @returns the new version. @throws problem `not_found` without one, `stale`. */
export const updateIncidentForm = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: { fields: Fields },
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateIncidentForm' }, async (tx) => {
    await requireCustom(tx, call, ifMatch)
    const version = await setForm(tx, call, body.fields)
    await repository.deleteUnused(tx, call.client.id)
    await auditCall(tx, call, { action: 'incidentForm.update', target: call.client.id })
    return version
  })

/** Restores the default template. @throws problem `not_found` when it is in use, `stale`. */
export const removeIncidentForm = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeIncidentForm' }, async (tx) => {
    await requireCustom(tx, call, ifMatch)
    await repository.deleteForm(tx, call.client.id)
    await repository.deleteUnused(tx, call.client.id)
    await auditCall(tx, call, { action: 'incidentForm.remove', target: call.client.id })
  })
