import { csvLine } from '@ssp/api/spreadsheet'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { reachOf } from '../../access/document-reach.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { ExportSource, Reader } from '../../storage/personal-addresses.ts'
import { findAssociations, findReaders, type ReadStatusRow } from './documents.repository.ts'
import { requireDocument } from './require-document.ts'

const PERMISSION = 'DOCUMENTS_VIEW'

/** Part of the addresses, instead of the bucket of an object. */
const EXPORT = 'document-export'

// Without a byte order mark a spreadsheet reads accents as Latin-1.
const START = '\uFEFF'
const HEADER = ['Number', 'Full name', 'Identifier', 'Document Read']

/** Rows that one transaction reads. */
const PART = 2000

/** A document, and the team or client that it is shared with. */
interface Shared {
  id: string
  relatedId: string
  relatedType: string
}

const cellsOf = ({ forename, surname, identifier, read_at: readAt }: ReadStatusRow, number: number) => [
  String(number),
  `${forename} ${surname}`.trim(),
  identifier ?? '',
  readAt === null ? 'Not Viewed' : new Date(readAt).toISOString(),
]

/** @throws problem `not_found` unless the document is shared with the related id within reach. */
async function requireShared(tx: Tx, call: Call, { id, relatedId, relatedType }: Shared) {
  const document = await requireDocument(tx, call, { id }, PERMISSION)
  const shared = await findAssociations(tx, call.client.id, id, reachOf(call, PERMISSION).associations)
  const type = relatedType === 'team' ? 2 : 1
  if (document.related_type !== type || !shared.some((row) => row.related_id === relatedId)) throw problem('not_found')
  return document
}

async function* linesOf(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  { id, relatedId, relatedType }: Shared,
): AsyncGenerator<string> {
  const of = {
    documentId: id,
    teamId: relatedType === 'team' ? relatedId : undefined,
    reach: notRestricted(call.actor, PERMISSION, employeesAs('e')),
  }
  const read = (after: ReadStatusRow | undefined) =>
    tenantRead(call, (tx) => findReaders(tx, call.client.id, of, { after, limit: PART }), { isLong: true })
  const lineOf = (cells: readonly string[]) => csvLine(cells, { quoted: true })
  yield START + lineOf(HEADER)
  let number = 0
  for await (const rows of batches(PART, read)) yield rows.map((row) => lineOf(cellsOf(row, ++number))).join('')
}

/** A personal address of the file. @throws problem `not_found` unless the document is shared with the related id. */
export const getReadersExportUrl = (
  { addresses, tenantWrite }: Pick<Deps, 'addresses' | 'tenantWrite'>,
  call: Call,
  of: Shared,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'exportDocument' }, async (tx) => {
    const { name } = await requireShared(tx, call, of)
    const fileName = `${name.replace(/\.[^.]*$/, '')}-read-status.csv`
    await auditCall(tx, call, { action: 'document.export', target: of.id, details: { file: fileName } })
    return addresses.sign(tx, reader, {
      clientId: call.client.id,
      bucket: EXPORT,
      key: `${of.id}/${of.relatedType}/${of.relatedId}`,
      fileName,
    })
  })

/** The exports that the addresses open. */
export const readersExportSources = (deps: Deps): Record<string, ExportSource> => ({
  [EXPORT]: exportSource(deps, PERMISSION, async (call, key) => {
    const [id = '', relatedType = '', relatedId = ''] = key.split('/')
    const of = { id, relatedId, relatedType }
    await deps.tenantRead(call, (tx) => requireShared(tx, call, of))
    return linesOf(deps, call, of)
  }),
})
