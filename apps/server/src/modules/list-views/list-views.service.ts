import { randomUUID } from 'node:crypto'
import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { reachableAccounts } from '../../access/account-reach.ts'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { withRightsFor } from '../../access/operation-rights.ts'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import { LIST_PERMISSIONS, type ListKey } from './list-permissions.ts'
import * as repository from './list-views.repository.ts'
import type { Owner, Reader, ViewChange, ViewRow } from './list-views.repository.ts'

type ListView = components['schemas']['ListView']

/** Maximum number of views of an account in one list of a client. */
const MOST_OWN = 50
/** Maximum number of shared views of one list of a client; together with private ones they fit into one response. */
const MOST_SHARED = 200

const ownerOf = ({ actor }: Call): Owner => ({ clientId: actor.homeClientId, userId: actor.userId })

function readerOf(call: Call): Reader {
  const updater = withRightsFor(call, { access: ['USERS_UPDATE'] })
  return { ...ownerOf(call), accounts: reachableAccounts(call.actor), changeable: reachableAccounts(updater.actor) }
}

const isOwner = ({ actor }: Call, view: ViewRow) =>
  view.owner_id === actor.userId && view.owner_client_id === actor.homeClientId

const holds = ({ actor, client }: Call, permission: string) => can(actor.rights, permission, placeOf(actor, client))

/** @throws problem `forbidden` without the permission of the list's page. */
function requireList(call: Call, list: ListKey): void {
  if (!holds(call, LIST_PERMISSIONS[list])) throw problem('forbidden')
}

const isRemovable = (call: Call, view: ViewRow) =>
  isOwner(call, view) || (view.shared && view.changeable && holds(call, 'USERS_UPDATE'))

/** The wire form of a view, as the caller may use it. */
const toWire = (call: Call, view: ViewRow): ListView => ({
  id: view.id,
  list: view.list,
  name: view.name,
  query: view.query,
  shared: view.shared,
  own: isOwner(call, view),
  removable: isRemovable(call, view),
  owner: view.owner,
  version: view.version,
})

/** @throws problem `invalid` for a name of white space. */
function requireName(typed: string): string {
  return requireText('name', typed.replaceAll(/\s+/g, ' '))
}

async function requireSpace(tx: Tx, call: Call, list: ListKey, { own, shared }: { own: boolean; shared: boolean }) {
  const { id } = call.client
  // The counted rows are those of one account or of all, so one limit name covers both.
  await lockName(tx, `list views ${id} ${list}`)
  if (own && (await repository.countOwnViews(tx, id, list, ownerOf(call))) >= MOST_OWN)
    throw problem('conflict', { fields: { name: `You have ${MOST_OWN} views of this list. Remove one first.` } })
  if (shared && (await repository.countSharedViews(tx, id, list)) >= MOST_SHARED)
    throw problem('conflict', {
      fields: { shared: `This list has ${MOST_SHARED} shared views. One of them has to be removed first.` },
    })
}

const find = async (tx: Tx, call: Call, id: string): Promise<ViewRow> => {
  return requireFound(await repository.findView(tx, call.client.id, id, readerOf(call)))
}
const findLocked = async (tx: Tx, call: Call, id: string): Promise<ViewRow> => {
  await lockRecord(tx, 'list_views', call.client.id, id)
  return find(tx, call, id)
}
// Private views concern only their owner; for shared ones the log records who changed what others see.
const log = (tx: Tx, call: Call, action: string, view: Pick<ViewRow, 'id' | 'list' | 'name'>, details: object = {}) =>
  auditCall(tx, call, {
    action: `list-view.${action}`,
    target: view.id,
    details: { list: view.list, name: view.name, ...details },
  })

/** The views of a list: private ones, and those shared at the client (docs/decisions/0046). @throws problem `forbidden`. */
export function listViews({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, list: ListKey): Promise<ListView[]> {
  requireList(call, list)
  return tenantRead(call, async (tx) => {
    const views = await repository.findViews(tx, call.client.id, list, readerOf(call))
    return views.map((view) => toWire(call, view))
  })
}

/**
 * Saves a view, once per key.
 * @throws problem `forbidden`, `invalid` for a blank name, `conflict` for a name in use and beyond the limits.
 */
export function createView(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: components['schemas']['CreateListViewRequest'],
  key: string | undefined,
): Promise<ListView> {
  const { list, query, shared = false } = body
  requireList(call, list)
  const name = requireName(body.name)
  return tenantWrite(call, { operation: 'createListView', key, body }, async (tx) => {
    await requireSpace(tx, call, list, { own: true, shared })
    const id = randomUUID()
    const { clientId: owner_client_id, userId: owner_id } = ownerOf(call)
    const owner = { owner_client_id, owner_id, owner_label: call.actor.label }
    await repository.insertView(tx, call.client.id, { id, list, name, query, shared, ...owner })
    if (shared) await log(tx, call, 'share', { id, list, name })
    return toWire(call, await find(tx, call, id))
  })
}

/**
 * Changes a view of the caller.
 * @throws problem `not_found`, `forbidden`, `stale`, `invalid` for a blank name, `conflict` for a name in use.
 */
export const changeView = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  body: ViewChange,
  ifMatch?: string,
): Promise<ListView> =>
  tenantWrite(call, { operation: 'changeListView' }, async (tx) => {
    const view = await findLocked(tx, call, id)
    requireList(call, view.list)
    if (!isOwner(call, view)) throw problem('forbidden')
    requireVersion(ifMatch, view.version, () => toWire(call, view))
    const shares = body.shared === true && !view.shared
    if (shares) await requireSpace(tx, call, view.list, { own: false, shared: true })
    const { query, shared } = body
    const name = body.name === undefined ? undefined : requireName(body.name)
    const change = Object.fromEntries(
      Object.entries({ name, query, shared }).filter(
        ([field, value]) => value !== undefined && value !== view[field as keyof ViewChange],
      ),
    ) as ViewChange
    if (Object.keys(change).length === 0) return toWire(call, view)
    await repository.updateView(tx, call.client.id, id, { ...change, owner_label: call.actor.label })
    const changed = await find(tx, call, id)
    if (shares) await log(tx, call, 'share', changed)
    else if (view.shared && !changed.shared) await log(tx, call, 'unshare', changed)
    else if (view.shared) await log(tx, call, 'change', changed, { fields: Object.keys(change) })
    return toWire(call, changed)
  })

/**
 * Removes a view of the caller; a shared one also by an account that may change accounts.
 * @throws problem `not_found`, `forbidden`, `stale`.
 */
export const removeView = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeListView' }, async (tx) => {
    const view = await findLocked(tx, call, id)
    if (!isOwner(call, view)) requireList(call, view.list)
    if (!isRemovable(call, view)) throw problem('forbidden')
    requireVersion(ifMatch, view.version, () => toWire(call, view))
    await repository.deleteView(tx, call.client.id, id)
    if (view.shared) await log(tx, call, 'remove', view, { owner: view.owner_id })
  })
