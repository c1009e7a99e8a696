import { randomUUID } from 'node:crypto'
import type { UpdateObject } from 'kysely'
import { auditCall, type AuditRow } from '../access/audit-log.ts'
import type { Call } from '../access/call.ts'
import type { Tx } from '../db/database.ts'
import { deleteRecord } from '../db/delete-record.ts'
import { insertRecord } from '../db/insert-record.ts'
import { lockRecord } from '../db/lock-record.ts'
import type { NewRow } from '../db/new-row.ts'
import type { Schema } from '../db/schema.ts'
import { updateRecord, type VersionedTable } from '../db/update-record.ts'
import type { Deps } from '../deps.ts'
import { requireFound } from '../errors.ts'
import { requireVersion } from './etag.ts'

type Logged<Table extends VersionedTable> = Pick<PlainRecord<Table, never>, 'table' | 'name'>

/** A kind of record that is created, changed and removed one at a time. */
interface PlainRecord<Table extends VersionedTable, Row extends { version: number }> {
  table: Table
  /** Its name in the audit log. */
  name: string
  /** One that the call may see; undefined if there is none. */
  find: (tx: Tx, clientId: string, id: string, call: Call) => Promise<Row | undefined>
  /** The current record in the response to a change of an older version. Default: the row. */
  toWire?: (row: Row, deps: Pick<Deps, 'objects'>) => unknown
  /** Throws for one that the call may see, but not change. */
  requireOpen?: (row: Row, call: Call) => void
}

/** Declares a kind of record for the functions below, each of which runs in the transaction of a service. */
export const plainRecord = <Table extends VersionedTable, Row extends { version: number }>(
  record: PlainRecord<Table, Row>,
): PlainRecord<Table, Row> => record

/**
 * Locks and reads a record for a change.
 * @throws problem `not_found`, `stale`, and those of `requireOpen`.
 */
export async function requireRecord<Row extends { version: number }>(
  deps: Pick<Deps, 'objects'>,
  tx: Tx,
  call: Call,
  { table, find, toWire = (row) => row, requireOpen }: PlainRecord<VersionedTable, Row>,
  id: string,
  ifMatch: string | undefined,
): Promise<Row> {
  await lockRecord(tx, table, call.client.id, id)
  const row = requireFound(await find(tx, call.client.id, id, call))
  requireOpen?.(row, call)
  requireVersion(ifMatch, row.version, () => toWire(row, deps))
  return row
}

/** Inserts a record, with its row in the audit log. @returns the columns with id and version. */
export async function createRecord<Table extends VersionedTable, Columns extends Omit<NewRow<Table>, 'id'>>(
  tx: Tx,
  call: Call,
  { table, name }: Logged<Table>,
  columns: Columns,
): Promise<Columns & { id: string; version: number }> {
  const row = { id: randomUUID(), ...columns }
  await insertRecord(tx, table, call.client.id, row as unknown as NewRow<Table>)
  await auditCall(tx, call, { action: `${name}.create`, target: row.id })
  return { ...row, version: 1 }
}

/** Changes a record, with its row in the audit log. @returns the new version. */
export async function changeRecord<Table extends VersionedTable>(
  tx: Tx,
  call: Call,
  { table, name }: Logged<Table>,
  id: string,
  change: UpdateObject<Schema, Table, Table>,
  details: AuditRow['details'] = {},
): Promise<number> {
  const version = await updateRecord(tx, table, call.client.id, id, change)
  await auditCall(tx, call, { action: `${name}.update`, target: id, details })
  return version
}

/** Deletes a record, with a row in the audit log. */
export async function removeRecord(
  tx: Tx,
  call: Call,
  { table, name }: Logged<VersionedTable>,
  id: string,
): Promise<void> {
  await deleteRecord(tx, table, call.client.id, id)
  await auditCall(tx, call, { action: `${name}.remove`, target: id })
}
