import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api/incident-form'
import type { FormField } from '@ssp/form-builder/model'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'

const DAY_MS = 86_400_000
const DEFAULT_TEXT = JSON.stringify(DEFAULT_INCIDENT_FIELDS)

/** The current form for reporting incidents. */
export interface IncidentFormRow {
  fields: FormField[]
  /** Number under which it is stored; 0 for a default template with which no report was made yet. */
  number: number
  /** Version of the custom form; null while the default template is in use. */
  version: number | null
}

/** The start of the day in UTC, which is the time of an anonymous report. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)

/** Locks the form of a client until the transaction ends. */
export const lockForm = (tx: Tx, clientId: string) => lockName(tx, `incident form ${clientId}`)

async function defaultNumber(tx: Tx, clientId: string): Promise<number> {
  const stored = await tx
    .selectFrom('incident_form_versions')
    .select('number')
    .where('client_id', '=', clientId)
    .where('custom', '=', false)
    .where('fields', '=', DEFAULT_TEXT)
    .executeTakeFirst()
  return stored?.number ?? 0
}

/** The form of a client: the custom one, or the default template. */
export async function findForm(tx: Tx, clientId: string): Promise<IncidentFormRow> {
  const custom = await tx
    .selectFrom('incident_forms as f')
    .innerJoin('incident_form_versions as v', (on) =>
      on.onRef('v.client_id', '=', 'f.client_id').onRef('v.number', '=', 'f.number'),
    )
    .select(['v.fields', 'f.number', 'f.version'])
    .where('f.client_id', '=', clientId)
    .executeTakeFirst()
  if (custom) return { ...custom, fields: JSON.parse(custom.fields) as FormField[] }
  return { fields: JSON.parse(DEFAULT_TEXT) as FormField[], number: await defaultNumber(tx, clientId), version: null }
}

/** The number of the form with which anonymous reports are made today; undefined before the first one. */
export async function findNumberOfToday(tx: Tx, clientId: string): Promise<number | undefined> {
  const report = await tx
    .selectFrom('incidents')
    .select('form_number')
    .where('client_id', '=', clientId)
    .where('anonymous', '=', true)
    .where('created_at', '=', dayOf(new Date()).toISOString())
    .limit(1)
    .executeTakeFirst()
  return report?.form_number
}

/**
 * The form with which employees report today. After an anonymous report, it is the form of that report until the next day:
 * otherwise changing the form after each report would reveal their order.
 */
export async function findReportForm(tx: Tx, clientId: string): Promise<Pick<IncidentFormRow, 'fields' | 'number'>> {
  const number = await findNumberOfToday(tx, clientId)
  const fields = number === undefined ? undefined : await findFields(tx, clientId, number)
  return fields && number !== undefined ? { fields, number } : findForm(tx, clientId)
}

/** The fields of a stored version; undefined if there is none. */
export async function findFields(tx: Tx, clientId: string, number: number): Promise<FormField[] | undefined> {
  const found = await tx
    .selectFrom('incident_form_versions')
    .select('fields')
    .where('client_id', '=', clientId)
    .where('number', '=', number)
    .executeTakeFirst()
  return found && (JSON.parse(found.fields) as FormField[])
}

/** Stores fields under the next number; the caller has locked the form. */
export async function insertVersion(tx: Tx, clientId: string, fields: string, custom: boolean): Promise<number> {
  const { number } = await tx
    .selectFrom('incident_form_versions')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  await tx.insertInto('incident_form_versions').values({ client_id: clientId, number, custom, fields }).execute()
  return number
}

/** Makes a stored version the custom form. @returns the version of the record. */
export async function setNumber(tx: Tx, clientId: string, number: number): Promise<number> {
  const { version } = await tx
    .insertInto('incident_forms')
    .values({ client_id: clientId, number })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ number }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Deletes the custom form, so that the default template is in use. */
export const deleteForm = (tx: Tx, clientId: string) =>
  tx.deleteFrom('incident_forms').where('client_id', '=', clientId).execute()

/** The number of the default template, which is stored if it was not. */
export async function storeDefault(tx: Tx, clientId: string): Promise<number> {
  await lockForm(tx, clientId)
  return (await defaultNumber(tx, clientId)) || insertVersion(tx, clientId, DEFAULT_TEXT, false)
}

/**
 * Deletes custom versions with which no report was made. Those of the last day are kept, because an employee may be filling
 * them in.
 */
export async function deleteUnused(tx: Tx, clientId: string): Promise<void> {
  await sql`delete from incident_form_versions v
    where v.client_id = ${clientId} and v.custom and v.created_on < current_date - 1
    and not exists (select from incidents i where i.client_id = v.client_id and i.form_number = v.number)
    and not exists (select from incident_forms f where f.client_id = v.client_id and f.number = v.number)`.execute(tx)
}
