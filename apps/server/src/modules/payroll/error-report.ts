import { randomUUID } from 'node:crypto'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { csvLine } from '../../http/csv.ts'
import { EXPORTS } from '../../storage/bucket.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { findItems, summarise, type ItemReason, type ItemRow, type ItemState } from './items.repository.ts'
import { findJobByNumber, type JobRow } from './jobs.repository.ts'
import { hiddenTeams, notInTeams, ownerOf } from './reach.ts'
import { logNameOf } from './statuses.ts'
import { findPrevious } from './variance.ts'

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
    item.reason === null ? '' : REASONS[item.reason as ItemReason],
  ])

/** The logs of jobs, made when they are asked for. */
export function errorReports({ addresses, objects, tenantRead, tenantWrite }: Deps) {
  const linesOf = (call: Call, job: JobRow) =>
    tenantRead(call, async (tx) => {
      const key = { clientId: call.client.id, id: job.id }
      const reachable = notInTeams(hiddenTeams(call), 'i', 'employee_id')
      const items = await findItems(tx, key, { reachable })
      const { counts } = await summarise(tx, key)
      const previous = await findPrevious(tx, key.clientId, job, counts)
      const told = `The upload of ${previous?.pay_date ?? ''} had ${previous?.total ?? 0} documents, this one has ${counts.matched}.`
      return [
        START + csvLine(HEADER),
        ...(job.fault === null ? [] : [csvLine([null, null, null, null, 'Failed', job.fault])]),
        ...(previous?.fewer ? [csvLine([null, null, null, null, 'Warning', told])] : []),
        ...items.filter(({ document_id }) => document_id === null).map(lineOf),
      ].join('')
    })

  /**
   * A personal address of a log by its name.
   * @throws problem `not_found` for a job out of reach, or one whose status has no log of that name.
   */
  return async (call: Call, fileName: string, reader: Reader): Promise<string> => {
    const number = Number(/^\d{1,9}/.exec(fileName)?.[0])
    const { id: clientId } = call.client
    const job = await tenantRead(call, (tx) => findJobByNumber(tx, clientId, number, ownerOf(call)))
    if (!job || logNameOf(job) !== fileName) throw problem('not_found')
    const kept = await addresses.writeExport(clientId, async () =>
      objects.keep(clientId, 'text/csv', Buffer.from(await linesOf(call, job))),
    )
    const name = { clientId, bucket: EXPORTS, key: `${clientId}/${randomUUID()}.csv` }
    return tenantWrite(call, { operation: 'getPayslipErrorReport' }, async (tx) => {
      await objects.publish(tx, { ...name, kept, uploadedBy: call.actor.userId })
      await audit(tx, { clientId, actor: call.actor }, { action: 'payrollJob.log', target: job.id })
      return addresses.sign(tx, reader, { ...name, fileName })
    })
  }
}
