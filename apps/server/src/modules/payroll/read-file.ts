import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps.ts'
import { JOBS, PAYROLL } from './buckets.ts'
import type { KeptBytes, Objects } from '../../storage/objects.ts'
import type { ClientHours } from '../../storage/client-hours.ts'
import { documentTypeOf, type SourceKind } from './document-types.ts'
import { isOtherPeriod, TOLERANCE } from './identify.ts'
import { candidatesOf, identify, type Identity } from './identify-items.ts'
import {
  findIdentifiers,
  findLeft,
  findMatched,
  findMoved,
  findPeople,
  findPersons,
  insertItems,
  notInTeams,
  type ItemReason,
  type ItemState,
  type Named,
  type NewItem,
} from './items.repository.ts'
import { updateJob, type JobKey, type JobRow } from './jobs.repository.ts'
import { openReader, type Reader } from './reader/reader.ts'
import type { Found } from './reader/source.ts'
import { findOwners } from './released.repository.ts'

/** Maximum number of parts, and of pages, that are read before they are written; a document is written at once. */
const BATCH = 20
const MAX_PAGES = 400

/** Where the bytes of an item wait for their release. */
export const stagedKey = ({ clientId, id }: JobKey, position: number): string =>
  `${clientId}/${id}/${position}/document.pdf`

/** Thrown when another worker has taken the job. */
export class ClaimLost extends Error {}

/** A job at work. */
export interface RunningJob extends JobKey {
  platformId: string
  claim: string
}

type ReadDeps = Pick<Deps, 'database'> & { objects: Objects; hours: ClientHours }

/** One or several neighbouring parts that are one document. */
interface Part {
  index: number
  count: number
  found: Found
  identity: Identity
}

// The file is unlinked as soon as it is open: whatever happens to the process, no payslip remains on the disk.
async function toDisk({ objects }: ReadDeps, clientId: string, key: string): Promise<FileHandle> {
  const path = join(tmpdir(), `ssp-payroll-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    const { stream } = await objects.read({ clientId, bucket: JOBS, key })
    await pipeline(stream, createWriteStream('', { fd: file.fd, autoClose: false, start: 0 }))
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Pages of one person that follow each other are one document; a page without a person is a document by itself. */
function groupPages(parts: readonly Part[]): Part[] {
  const groups: Part[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && last.identity.employeeId !== null && last.identity.employeeId === part.identity.employeeId)
      last.count += 1
    else groups.push({ ...part })
  }
  return groups
}

const labelOf = ({ index, count, found }: Part) => (count > 1 ? `Pages ${index + 1} to ${index + count}` : found.label)

/** Known data about the employees of the parts. */
interface Known {
  seen: Set<string>
  existing: ReadonlySet<string>
  left: ReadonlySet<string>
  isMoved: (item: Named) => boolean
}

function judge(
  part: Part,
  job: JobRow,
  personOf: (employeeId: string) => string,
  { seen, existing, left, isMoved }: Known,
): [ItemState, ItemReason | null] {
  const { found, identity } = part
  const { employeeId } = identity
  if (employeeId === null) return [identity.state, identity.reason]
  if ([found.name, found.text].some((clues) => clues && isOtherPeriod(clues, job.pay_date)))
    return ['wrongPeriod', 'otherDate']
  if (seen.has(personOf(employeeId))) return ['duplicate', 'twiceInFile']
  if (existing.has(employeeId) && !job.replace) return ['duplicate', 'existsAlready']
  if (isMoved({ identifier: identity.identifier, employee_id: employeeId })) return ['unmatched', 'formerIdentifier']
  if (left.has(employeeId)) return ['left', 'leftBefore']
  seen.add(personOf(employeeId))
  return ['matched', null]
}

/**
 * Reads the file of a job and writes the findings batch by batch. Written batches are never read again: a resumed job
 * continues after the last batch.
 * @throws FileFault if the file as a whole cannot be read or costs too much, ClaimLost if another worker has the job.
 */
export async function readFile(deps: ReadDeps, running: RunningJob, job: JobRow): Promise<void> {
  const { database, objects, hours } = deps
  const { clientId, platformId, claim } = running
  const type = documentTypeOf(job.document_type)
  if (!type) throw new Error(`Unknown document type ${job.document_type}`)
  const scope = { clientId, platformId, userId: null }
  const kind = job.object_key.slice(job.object_key.lastIndexOf('.') + 1) as SourceKind

  const whose = async (found: readonly Found[], from: number): Promise<Part[]> => {
    const candidates = [...new Set(found.flatMap(candidatesOf))]
    const reachable = notInTeams(job.hidden_teams, 'e', 'id')
    const people = await database.withTenant(scope, (tx) => findPeople(tx, clientId, candidates, reachable))
    return found.map((each, offset) => ({
      index: from + offset,
      count: 1,
      found: each,
      identity: identify(each, people),
    }))
  }

  // The uploader of a file of another client learns of it only with access to that client.
  const elsewhere = async (parts: readonly Part[]): Promise<Set<Part>> => {
    const unknown = parts.filter(({ identity }) => identity.reason === 'unknownIdentifier')
    if (unknown.length === 0 || job.other_clients.length === 0) return new Set()
    const all = [...new Set(unknown.flatMap(({ found }) => candidatesOf(found)))]
    const known = await database.withClients(job.other_clients, (tx) => findIdentifiers(tx, all))
    return new Set(unknown.filter(({ found }) => candidatesOf(found).some((word) => known.has(word))))
  }

  const nextParts = async (reader: Reader, from: number): Promise<Part[]> => {
    const found: Found[] = []
    for (let wanted = BATCH; ; wanted *= 2) {
      while (found.length < Math.min(wanted, reader.total - from)) found.push(await reader.read(from + found.length))
      const parts = await whose(found, from)
      if (!reader.groups) return parts
      const groups = groupPages(parts)
      if (from + found.length >= reader.total || wanted >= MAX_PAGES) return groups
      // The last document may go on behind the pages that were read.
      if (groups.length > 1) return groups.slice(0, -1)
    }
  }

  const bytesOf = async (reader: Reader, part: Part): Promise<KeptBytes | undefined> => {
    if (part.found.fault) return undefined
    try {
      return await objects.keep(clientId, 'application/pdf', await reader.take(part.index, part.count))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'PartFailed') throw error
      part.found.fault = 'tooComplex'
      part.identity = { identifier: null, employeeId: null, state: 'rejected', reason: 'tooComplex' }
      return undefined
    }
  }

  const write = (
    parts: readonly Part[],
    kept: readonly (KeptBytes | undefined)[],
    foreign: ReadonlySet<Part>,
    done: number,
  ) =>
    database.withTenant(scope, async (tx) => {
      if (!(await updateJob(tx, running, { results_actual: done }, claim))) throw new ClaimLost()
      const ids = parts.flatMap(({ identity }) => identity.employeeId ?? [])
      const personOf = await findPersons(tx, clientId, ids)
      const seen = await findMatched(tx, running, ids.map(personOf))
      const existing = await findOwners(tx, clientId, type, job.pay_date, ids)
      const left = await findLeft(tx, clientId, { payDate: job.pay_date, days: TOLERANCE, ids })
      const named = parts.map(({ identity: { identifier, employeeId } }) => ({ identifier, employee_id: employeeId }))
      const isMoved = await findMoved(tx, clientId, named)
      const items = parts.map((part): NewItem => {
        const [state, reason] = foreign.has(part)
          ? (['otherClient', 'otherClient'] as const)
          : judge(part, job, personOf, { seen, existing, left, isMoved })
        return {
          position: part.index + 1,
          label: labelOf(part),
          identifier: part.identity.identifier,
          employee_id: part.identity.employeeId,
          state,
          reason,
          date_found: part.found.name?.date ?? part.found.text?.date ?? null,
        }
      })
      await insertItems(tx, running, items)
      for (const [index, part] of parts.entries()) {
        const bytes = kept[index]
        if (bytes)
          await objects.publish(tx, { clientId, bucket: PAYROLL, key: stagedKey(running, part.index + 1), kept: bytes })
      }
    })

  hours.spend(clientId)
  const file = await toDisk(deps, clientId, job.object_key)
  try {
    const reader = await openReader(file.fd, kind, {
      spend: (milliseconds) => hours.spend(clientId, { milliseconds }),
    })
    try {
      hours.spend(clientId, { entries: reader.total - (job.results_actual ?? 0) })
      const expects = { results_expected: reader.total, results_actual: job.results_actual ?? 0 }
      const isOurs = await database.withTenant(scope, (tx) => updateJob(tx, running, expects, claim))
      if (!isOurs) throw new ClaimLost()
      for (let at = job.results_actual ?? 0; at < reader.total;) {
        const parts = await nextParts(reader, at)
        const kept: (KeptBytes | undefined)[] = []
        for (const part of parts) kept.push(await bytesOf(reader, part))
        at += parts.reduce((all, { count }) => all + count, 0)
        await write(parts, kept, await elsewhere(parts), at)
      }
    } finally {
      await reader.close()
    }
  } finally {
    await file.close()
  }
}
