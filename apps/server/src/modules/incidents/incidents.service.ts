import { MOST_CHANGED } from '@ssp/api/limits'
import type { components } from '@ssp/api/schema'
import { reachableAccounts } from '../../access/account-reach.ts'
import { audit, auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { goneOf, type Selected } from '../../access/selection.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import { addIncidentEvent, findUsers, incidentActor, type IncidentAction } from './incident-events.repository.ts'
import {
  isConcealed,
  listedIncidents,
  reachableIncidents,
  requireDeclarable,
  requireIncident,
} from '../../incidents/incident-reach.ts'
import { requireFilter } from '../../people/selection.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { missingChoice, problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { deleteStored } from '../../storage/objects.repository.ts'
import { INCIDENT_IMAGES } from './buckets.ts'
import { deleteImage, findImage } from './images.repository.ts'
import { toImage, toIncident } from './incident-wire.ts'
import * as repository from './incidents.repository.ts'
import type { IncidentDetailRow, IncidentFilter } from './incidents.repository.ts'

type Change = OperationBody<'updateIncident'>

type Selection = components['schemas']['IncidentSelection']

type Restoring = components['schemas']['RestoreAssigneesRequest']

/** Reports that one request changes, one after the other: each locks its row, and a conflict is judged for each. */
const MOST = MOST_CHANGED.updateSelectedIncidents

const CONFLICT = 'This person is named in the report, or leads the team of somebody who is.'

/**
 * The name of a user of the client who can be assigned.
 * @throws problem `not_found`, also for an account out of the caller's reach, or `invalid` at `assigned_to` for a deactivated account: reminders would reach no person.
 */
async function requireAssignee(tx: Tx, { actor, client }: Call, id: string): Promise<string> {
  const [user] = await findUsers(tx, client.id, [id], reachableAccounts(actor))
  if (!user) throw missingChoice('assigned_to')
  if (user.status === 'inactive') throw problem('invalid', { fields: { assigned_to: 'This account is deactivated.' } })
  return user.label
}

/** The active ones of several users of the client. @throws problem `not_found` when one is unknown or out of reach. */
async function findActive(tx: Tx, { actor, client }: Call, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const users = await findUsers(tx, client.id, wanted, reachableAccounts(actor))
  if (users.length < wanted.length) throw problem('not_found')
  return new Set(users.flatMap(({ id, status }) => (status === 'inactive' ? [] : id)))
}

/** What changes, as columns and lines of the timeline. A repeated value changes nothing. */
async function changesOf(tx: Tx, call: Call, row: IncidentDetailRow, change: Change) {
  const { resolved, acknowledged, assigned_to } = change
  const { client } = call
  const events: { action: IncidentAction; detail?: string; named_id?: string }[] = []
  const moment = (wanted: number | undefined, current: string | null, action: 'resolve' | 'acknowledge') => {
    if (wanted === undefined || (wanted === 1) === (current !== null)) return undefined
    events.push({ action: wanted === 1 ? action : `${action}.undo` })
    return wanted === 1 ? new Date() : null
  }
  const resolved_at = moment(resolved, row.resolved_at, 'resolve')
  const acknowledged_at = moment(acknowledged, row.acknowledged_at, 'acknowledge')
  const isAssigned = assigned_to !== undefined && assigned_to !== row.assigned_to
  if (isAssigned && assigned_to === null) events.push({ action: 'assign.undo' })
  else if (isAssigned && assigned_to !== null) {
    const detail = await requireAssignee(tx, call, assigned_to)
    if ((await repository.findConflicts(tx, client.id, row.id)).includes(assigned_to))
      throw problem('invalid', { fields: { assigned_to: CONFLICT } })
    events.push({ action: 'assign', detail, named_id: assigned_to })
  }
  const columns = {
    ...(resolved_at !== undefined && { resolved_at }),
    ...(acknowledged_at !== undefined && { acknowledged_at }),
    ...(isAssigned && { assigned_to }),
  }
  return { columns, events }
}

// What a search or the filter by team finds would tell what a concealed report says.
const listedFor = (call: Call, { search, teamId }: IncidentFilter) =>
  search || teamId !== undefined ? reachableIncidents(call) : listedIncidents(call)

/** What surrounds a report on its page. */
export const surroundingsOf = async (tx: Tx, clientId: string, row: IncidentDetailRow) => ({
  people: await repository.findPeople(tx, clientId, row),
  conflicts: await repository.findConflicts(tx, clientId, row.id),
})

async function readOne(tx: Tx, call: Call, id: string): Promise<IncidentDetailRow> {
  return requireFound(await repository.findIncident(tx, call, id))
}

/** @returns the new version, or the old one where nothing changes. */
async function changeOne(tx: Tx, call: Call, row: IncidentDetailRow, change: Change): Promise<number> {
  const { id, version } = row
  const { columns, events } = await changesOf(tx, call, row, change)
  for (const event of events) await addIncidentEvent(tx, incidentActor(call), { incident_id: id, ...event })
  const next = events.length === 0 ? version : await repository.changeIncident(tx, call.client.id, id, columns)
  const entry = { action: 'incident.update', target: id, details: { changed: Object.keys(columns) } }
  await auditCall(tx, call, entry)
  return next
}

/** Changes reports one after the other; `changeOf` says how, or that another user has changed it since. */
async function changeEach(
  tx: Tx,
  call: Call,
  ids: readonly string[],
  changeOf: (row: IncidentDetailRow) => Change | 'changed',
) {
  const open = await repository.findIncidentIds(tx, call, { ids, most: MOST }, reachableIncidents(call))
  const done: string[] = []
  const former: NonNullable<Selected['former']> = []
  const left = { conflict: ids.length - open.length, changed: 0 }
  for (const id of open.toSorted()) {
    const { version } = await requireIncident(tx, call, id)
    const row = await readOne(tx, call, id)
    const change = changeOf(row)
    if (change === 'changed') {
      left.changed += 1
      continue
    }
    const { assigned_to } = change
    if (assigned_to && (await repository.findConflicts(tx, call.client.id, id)).includes(assigned_to))
      left.conflict += 1
    else if ((await changeOne(tx, call, row, change)) > version) {
      done.push(id)
      // An account out of reach cannot be chosen again.
      if (assigned_to !== undefined && (row.assigned_to === null || row.assignee !== null))
        former.push({ id, assigned_to: row.assigned_to })
    }
  }
  const unchanged = ids.length - left.conflict - left.changed - done.length
  return { done, ...left, unchanged, ...(former.length > 0 && { former }) }
}

const shape = async ({ objects }: Pick<Deps, 'objects'>, tx: Tx, { client }: Call, row: IncidentDetailRow) => ({
  data: toIncident(row, await surroundingsOf(tx, client.id, row)),
  images: (await repository.findImages(tx, client.id, row.id)).map((image) => toImage(objects, client.id, image)),
})

export const listIncidents = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: IncidentFilter) =>
  tenantRead(call, (tx) =>
    repository.findIncidents(tx, call, filter, {
      listed: listedFor(call, filter),
      concealed: isConcealed(call),
    }),
  )

export const countIncidents = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, filter: IncidentFilter) =>
  tenantRead(call, (tx) => repository.countIncidents(tx, call, filter, listedFor(call, filter)))

/** One report with its images. @throws problem `not_found`, or `forbidden` for a caller who is named in it. */
export const getIncident = (deps: Pick<Deps, 'tenantRead' | 'objects'>, call: Call, id: string) =>
  deps.tenantRead(call, async (tx) => {
    await requireIncident(tx, call, id)
    const row = await readOne(tx, call, id)
    return { version: row.version, body: await shape(deps, tx, call, row) }
  })

/**
 * Declares that a report which may name the caller does not; nothing happens where no declaration is needed.
 * @throws problem `not_found`, or `forbidden` for somebody who is certainly named in it.
 */
export const declareNoConflict = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  incident_id: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'declareNoConflict' }, async (tx) => {
    if (!(await requireDeclarable(tx, call, incident_id))) return
    const { id: client_id } = call.client
    const declaration = { client_id, incident_id, user_id: call.actor.userId }
    if (!(await repository.insertDeclaration(tx, declaration))) return
    await addIncidentEvent(tx, incidentActor(call), { incident_id, action: 'declare' })
    const entry = { action: 'incident.declare', target: incident_id }
    await audit(tx, { clientId: client_id, actor: call.actor }, entry)
  })

/**
 * Resolves, acknowledges or assigns a report, or takes that back.
 * @returns the new version.
 * @throws problem `not_found`, also for an unknown user, `forbidden`, `stale`, or `invalid` for a user in conflict or deactivated.
 */
export const updateIncident = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  change: Change,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateIncident' }, async (tx) => {
    const { version } = await requireIncident(tx, call, id)
    const row = await readOne(tx, call, id)
    requireVersion(ifMatch, version, () => toIncident(row, { people: [], conflicts: [] }))
    return changeOne(tx, call, row, change)
  })

/**
 * Changes selected reports as `updateIncident` does, in one transaction.
 * @throws problem `not_found` for an unknown user or team, or when no id is within reach, `invalid` for too many.
 */
export const updateSelectedIncidents = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  selection: Selection,
  change: Change,
): Promise<Selected> =>
  tenantWrite(call, { operation: 'updateSelectedIncidents' }, async (tx) => {
    const { assigned_to } = change
    if (assigned_to) await requireAssignee(tx, call, assigned_to)
    const isSearch = 'filter' in selection
    if (isSearch) await requireFilter(tx, call, { teamIds: selection.filter.teamId })
    const listed = isSearch ? listedFor(call, selection.filter) : listedIncidents(call)
    const wanted = { ...selection, most: MOST + 1 }
    const ids = await repository.findIncidentIds(tx, call, wanted, listed)
    const gone = goneOf(isSearch ? undefined : selection.ids, ids.length, MOST)
    return { gone, ...(await changeEach(tx, call, ids, () => change)) }
  })

/**
 * Gives reports back to the users that they were assigned to, in one transaction. A report whose former user is no longer
 * active is left out as `changed`.
 * @throws problem `not_found` for an unknown user, or when no id is within reach.
 */
export const restoreIncidentAssignees = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { assigned_to, former }: Restoring,
): Promise<Selected> =>
  tenantWrite(call, { operation: 'restoreIncidentAssignees' }, async (tx) => {
    const before = new Map(former.map((report) => [report.id, report.assigned_to]))
    const wanted = { ids: [...before.keys()], most: MOST }
    const ids = await repository.findIncidentIds(tx, call, wanted, listedIncidents(call))
    const gone = goneOf(wanted.ids, ids.length, MOST)
    const active = await findActive(tx, call, [assigned_to, ...before.values()])
    const result = await changeEach(tx, call, ids, (row) => {
      const back = before.get(row.id) ?? null
      const isBack = row.assigned_to === assigned_to && (back === null || active.has(back))
      return isBack ? { assigned_to: back } : 'changed'
    })
    return { gone, ...result }
  })

/** Removes an image. @throws problem `not_found` for a key outside of the reports that the caller may open, `forbidden`. */
export const removeIncidentImage = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  key: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeIncidentImage' }, async (tx) => {
    const { id: clientId } = call.client
    const image = requireFound(await findImage(tx, clientId, key))
    const { incident_id } = image
    await requireIncident(tx, call, incident_id)
    if (!(await deleteImage(tx, clientId, key))) throw problem('not_found')
    await deleteStored(tx, { clientId, bucket: INCIDENT_IMAGES }, [key])
    await addIncidentEvent(tx, incidentActor(call), { incident_id, action: 'image.remove' })
    const entry = { action: 'incidentImage.remove', target: incident_id }
    await auditCall(tx, call, entry)
  })
