import { can } from '@ssp/api/can'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { taken } from '../../server-module.ts'
import { findFormerHolders } from '../../people/former-identifiers.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import { PAYROLL } from './buckets.ts'
import type { Reader } from '../../storage/personal-addresses.ts'
import { documentTypeOf, permissionOf } from './document-types.ts'
import { TOLERANCE } from './identify.ts'
import * as repository from './items.repository.ts'
import type { ItemRow, ItemState } from './items.repository.ts'
import { findJob, type JobRow } from './jobs.repository.ts'
import { asReleaser, hiddenTeams, ownerOf, PAY_PERMISSIONS, reachableItems } from './reach.ts'
import { stagedKey } from './read-file.ts'
import { STATUS } from './statuses.ts'
import { findMissing, findPrevious } from './variance.repository.ts'

/** The problem of a second document of a person in an upload. */
export const PERSON_TAKEN = taken('employee_id', 'This person has a document of this upload already.')

/** What a person decides about an item. */
export interface Decision {
  decision: 'match' | 'accept' | 'leaveOut'
  employee_id?: string
}

/** An item with the employee who had its identifier before an edit, where it is not matched. */
export interface FoundItem extends ItemRow {
  formerly: string | null
}

/** Statuses in which no worker has the job, so that its items can be changed. */
const isAtRest = ({ status }: Pick<JobRow, 'status'>) => status > STATUS.failed

/** What the caller sees of the documents of a job, and whether documents out of reach bar a change of all. */
export async function summaryFor(tx: Tx, call: Call, job: JobRow) {
  const key = { clientId: call.client.id, id: job.id }
  const [all, seen] = [await repository.summarise(tx, key), await repository.summarise(tx, key, reachableItems(call))]
  const { actor } = call
  const isOwnPlan = job.released_by === actor.userId && job.released_by_client === actor.homeClientId
  const waiting = ({ counts, released }: typeof all) => counts.matched - released
  return {
    ...seen,
    othersWait: isAtRest(job) && waiting(all) > waiting(seen),
    // The plan of another account is also one for those out of reach.
    barsPlan: job.status === STATUS.scheduled && !isOwnPlan && waiting(all) > waiting(seen),
    barsRecall: all.released > seen.released,
  }
}

/** Whether documents of a job can be made visible, or taken back. */
export function abilitiesOf(job: JobRow, summary: Awaited<ReturnType<typeof summaryFor>>) {
  const { counts, released, viewed, barsPlan, barsRecall } = summary
  return {
    canRelease: isAtRest(job) && counts.matched > released && !barsPlan,
    canRecall:
      job.status === STATUS.scheduled ? !barsPlan : isAtRest(job) && released > 0 && viewed === 0 && !barsRecall,
  }
}

/** @throws problem `forbidden`. */
export function requireAllReached(isBarred: boolean): void {
  if (isBarred)
    throw problem('forbidden', { message: 'This upload also has documents of people whom your rights do not reach.' })
}

/** @throws problem `not_found` for a job that is not there or out of reach. */
export async function requireJob(tx: Tx, call: Call, id: string, lock = false): Promise<JobRow> {
  return requireFound(
    await findJob(
      tx,
      { clientId: call.client.id, id },
      { owner: ownerOf(call), reachable: reachableItems(call), lock },
    ),
  )
}

const requireItem = async (tx: Tx, call: Call, id: string, position: number): Promise<ItemRow> => {
  const item = await repository.findItem(tx, { clientId: call.client.id, id }, position, {
    reachable: reachableItems(call),
  })
  if (!item) throw problem('not_found')
  return item
}

/** What a document of an employee becomes; a person has accepted what `known` says already, and what is asked before it. */
async function judged(
  tx: Tx,
  call: Call,
  { job, item }: { job: JobRow; item: ItemRow },
  id: string,
  known: 'formerIdentifier' | 'leftBefore' | undefined,
) {
  const { id: clientId } = call.client
  const person = (await repository.findPersons(tx, clientId, [id]))(id)
  const seen = await repository.findMatched(tx, { clientId, id: job.id }, [person], { except: item.position })
  if (seen.size > 0) throw problem('conflict', PERSON_TAKEN)
  if (known === undefined) {
    const isMoved = await repository.findMoved(tx, clientId, [{ identifier: item.found, employee_id: id }])
    if (isMoved({ identifier: item.found, employee_id: id }))
      return { state: 'unmatched', reason: 'formerIdentifier', employee_id: id } as const
  }
  const left = await repository.findLeft(tx, clientId, { payDate: job.pay_date, days: TOLERANCE, ids: [id] })
  const reason = left.has(id) ? 'leftBefore' : null
  return { state: reason === null || known === 'leftBefore' ? 'matched' : 'left', reason, employee_id: id } as const
}

const whatBecomes = async (tx: Tx, call: Call, of: { job: JobRow; item: ItemRow }, decided: Decision) => {
  const { item } = of
  const { decision, employee_id: matched } = decided
  if (decision === 'leaveOut') return { state: 'leftOut', reason: 'byHand' } as const
  if (decision === 'match') {
    if (matched === undefined) throw problem('invalid', { fields: { employee_id: 'This is required.' } })
    await requireEmployee(tx, call, matched, PAY_PERMISSIONS)
    // A user who selects an employee does not rely on the identifier alone.
    return judged(tx, call, of, matched, 'formerIdentifier')
  }
  if (item.reason === 'existsAlready')
    throw problem('conflict', { message: 'There is a document of this date already. Upload it again to replace it.' })
  if (item.employee_id === null)
    throw problem('conflict', { message: 'This document is not matched with an employee yet.' })
  const known = item.reason === 'leftBefore' || item.reason === 'formerIdentifier' ? item.reason : undefined
  return judged(tx, call, of, item.employee_id, known)
}

/** An upload with what was found in it. @throws problem `not_found`. */
export const reviewJob = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const job = await requireJob(tx, call, id)
    const key = { clientId: call.client.id, id }
    const summary = await repository.summarise(tx, key, reachableItems(call))
    const asReleased = await summaryFor(tx, asReleaser(call), job)
    const isFound = job.status > STATUS.failed
    return {
      job,
      ...summary,
      previous: isFound ? await findPrevious(tx, call.client.id, job, summary.counts, reachableItems(call)) : null,
      missing: isFound
        ? await findMissing(tx, key, job.document_type, repository.notInTeams(hiddenTeams(call), 'e', 'id'))
        : null,
      ...abilitiesOf(job, asReleased),
      othersWait: asReleased.othersWait,
    }
  })

/** A page of what was found in an upload. @throws problem `not_found`. */
export const listItems = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  filter: Page & { state?: ItemState | undefined },
): Promise<FoundItem[]> =>
  tenantRead(call, async (tx) => {
    const { id: clientId } = call.client
    await requireJob(tx, call, id)
    const items = await repository.findItems(tx, { clientId, id }, { ...filter, reachable: reachableItems(call) })
    const doubtful = items.flatMap(({ state, found }) => (state === 'unmatched' && found !== null ? found : []))
    const reachable = repository.notInTeams(hiddenTeams(call), 'e', 'id')
    const holders = await findFormerHolders(tx, clientId, doubtful, reachable)
    return items.map((item) => ({
      ...item,
      formerly: item.state === 'unmatched' ? (holders.get(item.found ?? '') ?? null) : null,
    }))
  })

/** The number of items that match. @throws problem `not_found`. */
export const countItems = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  filter: Page & { state?: ItemState | undefined },
): Promise<number> =>
  tenantRead(call, async (tx) => {
    await requireJob(tx, call, id)
    return repository.countItems(tx, { clientId: call.client.id, id }, { ...filter, reachable: reachableItems(call) })
  })

/**
 * Decides about an item; a match with an employee who left long before waits to be accepted. @returns its new version.
 * @throws problem `not_found` for an item or an employee out of reach, `stale`, `conflict` for what is released, cannot
 * be read, or for a person who has a document of this upload.
 */
export const decideItem = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  position: number,
  decision: Decision,
  ifMatch: string | undefined,
): Promise<number> =>
  tenantWrite(call, { operation: 'mendJobItem' }, async (tx) => {
    const { id: clientId } = call.client
    const job = await requireJob(tx, call, id, true)
    const item = await requireItem(tx, call, id, position)
    requireVersion(ifMatch, item.version, () => ({ version: item.version, state: item.state }))
    if (!isAtRest(job) || item.state === 'rejected' || item.document_id !== null)
      throw problem('conflict', { message: 'This document cannot be changed now.' })
    const version = await repository.updateItem(tx, { clientId, id }, position, {
      ...(await whatBecomes(tx, call, { job, item }, decision)),
      mended_by: call.actor.userId,
    })
    const details = { position, ...decision }
    await auditCall(tx, call, { action: 'payrollItem.mend', target: id, details })
    return version
  })

/**
 * A personal address of a document before it is visible.
 * @throws problem `not_found`, `forbidden` without the permission for the type.
 */
export const signItemAddress = (
  { addresses, tenantWrite }: Pick<Deps, 'addresses' | 'tenantWrite'>,
  call: Call,
  id: string,
  position: number,
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'getJobItemFile' }, async (tx) => {
    const { id: clientId } = call.client
    const job = await requireJob(tx, call, id)
    const type = documentTypeOf(job.document_type)
    const permission = type ? permissionOf(type) : ''
    if (!can(call.actor.rights, permission, placeOf(call.actor, call.client)))
      throw problem('forbidden', { permission })
    const item = await requireItem(tx, call, id, position)
    if (item.document_id !== null || item.state === 'rejected') throw problem('not_found')
    await auditCall(tx, call, { action: 'payrollItem.view', target: id, details: { position } })
    const object = { clientId, bucket: PAYROLL, key: stagedKey({ clientId, id }, position) }
    return addresses.sign(tx, reader, { ...object, fileName: `${job.number}-${position}.pdf` })
  })
