import { csvLine } from '@ssp/api/spreadsheet'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { ExportSource, Reader } from '../../storage/personal-addresses.ts'
import { findUntaken, summarise, type ItemReason, type ItemRow, type ItemState } from './items.repository.ts'
import { findJobByNumber, type JobRow } from './jobs.repository.ts'
import { ownerOf, reachableItems } from './reach.ts'
import { logNameOf } from './statuses.ts'
import { findPrevious } from './variance.repository.ts'

const HEADER = ['Position', 'File or pages', 'Identifier', 'Employee', 'Result', 'Reason']

const RESULTS: Record<ItemState, string> = {
  matched: 'Matched',
  unmatched: 'Not matched',
  duplicate: 'Duplicate',
  wrongPeriod: 'Wrong period',
  left: 'Has left',
  otherClient: 'Person of another client',
  rejected: 'Rejected',
  leftOut: 'Left out',
}

/** Why a document was not taken, in one sentence. */
export const REASONS: Record<ItemReason, string> = {
  noIdentifier: 'No identifier of an employee was found.',
  unknownIdentifier: 'No employee has this identifier.',
  severalPeople: 'Identifiers of several employees were found.',
  nameAndTextDiffer: 'The name and the text of the file name different employees.',
  otherClient: 'The identifier belongs to an employee of another client.',
  otherDate: 'The document names another date than the pay date.',
  formerIdentifier: 'The identifier was given to another employee.',
  leftBefore: 'The employee left more than a month before the pay date.',
  twiceInFile: 'The upload has another document of this employee.',
  existsAlready: 'The employee has a document of this date already.',
  notPdf: 'This is not a PDF.',
  empty: 'The file is empty.',
  encrypted: 'The file is protected by a password.',
  damaged: 'The file is damaged.',
  script: 'The PDF contains a script or starts a program.',
  tooLarge: 'The file is larger than 20 MB when it is unpacked.',
  tooComplex: 'The file is too complex to be read.',
  unsafeName: 'The name of the file points outside of the archive.',
  byHand: 'It was left out by hand.',
}

// Without a byte order mark a spreadsheet reads accents as Latin-1.
const START = '\uFEFF'

const lineOf = (item: ItemRow) =>
  csvLine([
    item.position,
    item.label,
    item.found,
    [item.forename, item.surname].filter(Boolean).join(' '),
    RESULTS[item.state],
    item.reason === null || item.state === 'matched' ? '' : REASONS[item.reason as ItemReason],
  ])

/** Of the addresses, in place of the bucket of an object. */
const EXPORT = 'payroll-log'

/** Documents that one transaction reads. */
const PART = 1000

/** @throws problem `not_found` for a job out of reach, or one whose status has no log of that name. */
async function requireJob(tx: Tx, call: Call, fileName: string): Promise<JobRow> {
  const number = Number(/^\d{1,9}/.exec(fileName)?.[0])
  const job = await findJobByNumber(tx, call.client.id, number, ownerOf(call))
  if (!job || logNameOf(job) !== fileName) throw problem('not_found')
  return job
}

/** Header, and what concerns the whole upload. */
async function headOf(tx: Tx, call: Call, job: JobRow): Promise<string> {
  const { client } = call
  const reachable = reachableItems(call)
  const { counts } = await summarise(tx, { clientId: client.id, id: job.id }, reachable)
  const previous = await findPrevious(tx, client.id, job, counts, reachable)
  const warning = `The upload of ${previous?.pay_date ?? ''} had ${previous?.total ?? 0} documents, this one has ${counts.matched}.`
  return [
    START + csvLine(HEADER),
    ...(job.fault === null ? [] : [csvLine([null, null, null, null, 'Failed', job.fault])]),
    ...(previous?.fewer ? [csvLine([null, null, null, null, 'Warning', warning])] : []),
  ].join('')
}

async function* linesOf({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, job: JobRow): AsyncGenerator<string> {
  const reachable = reachableItems(call)
  const key = { clientId: call.client.id, id: job.id }
  const read = (after: ItemRow | undefined) =>
    tenantRead(call, (tx) => findUntaken(tx, key, reachable, { after, limit: PART }), { isLong: true })
  yield await tenantRead(call, (tx) => headOf(tx, call, job))
  for await (const rows of batches(PART, read)) yield rows.map(lineOf).join('')
}

/**
 * A personal address of a log by its name.
 * @throws problem `not_found` for a job out of reach, or one whose status has no log of that name.
 */
export const getPayrollLogUrl = (
  { addresses, tenantWrite }: Pick<Deps, 'addresses' | 'tenantWrite'>,
  call: Call,
  fileName: string,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'getPayslipErrorReport' }, async (tx) => {
    const { id: clientId } = call.client
    const { id: target } = await requireJob(tx, call, fileName)
    await auditCall(tx, call, { action: 'payrollJob.log', target, details: { file: fileName } })
    return addresses.sign(tx, reader, { clientId, bucket: EXPORT, key: fileName, fileName })
  })

/** What the addresses open. */
export const payrollLogSources = (deps: Deps): Record<string, ExportSource> => ({
  [EXPORT]: exportSource(deps, 'JOBS_VIEW', async (call, fileName) =>
    linesOf(deps, call, await deps.tenantRead(call, (tx) => requireJob(tx, call, fileName))),
  ),
})
