import { randomUUID } from 'node:crypto'
import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { placeOf } from '../../access/actor.ts'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countViews, findView, findViews } from './list-views.repository.ts'

type Schemas = components['schemas']
type View = Schemas['ListView']

/** Views of an account at a client, and shared views of a client, at most. */
const MOST = { own: 50, shared: 100 }

/** The permission of the page of each list. */
const PERMISSIONS: Readonly<Record<View['list'], string>> = {
  employees: 'EMPLOYEES_VIEW',
  users: 'USERS_VIEW',
  teams: 'TEAMS_VIEW',
  documents: 'DOCUMENTS_VIEW',
  incidents: 'INCIDENTS_VIEW',
  surveys: 'SURVEYS_VIEW',
  rewards: 'REWARDS_VIEW',
  payroll: 'JOBS_VIEW',
  secureSend: 'SECURE_SEND_VIEW',
  news: 'NEWS_VIEW',
  articles: 'KNOWLEDGE_BASE_VIEW',
  auditLog: 'AUTH_VIEW',
}

const mayOpen = ({ actor, client }: Call, list: View['list']) =>
  can(actor.rights, PERMISSIONS[list], placeOf(actor, client))

/** @throws problem `forbidden`. */
function requireList(call: Call, list: View['list']): void {
  if (!mayOpen(call, list)) throw problem('forbidden', { permission: PERMISSIONS[list] })
}

/** @throws problem `invalid` for a blank name. */
function requireName(typed: string): string {
  const name = typed.trim()
  if (!name) throw problem('invalid', { fields: { name: 'This is required.' } })
  return name
}

/** A view of a list that the caller may open. @throws problem `not_found`. */
async function requireView(tx: Tx, call: Call, id: string): Promise<View> {
  const view = await findView(tx, call.client.id, call.actor.userId, id)
  if (!view || !mayOpen(call, view.list)) throw problem('not_found')
  return view
}

/** Lets one change of the views of a client run at a time, so that two at once cannot pass a limit. */
const lockViews = (tx: Tx, { client }: Call) => lockName(tx, `list-views ${client.id}`)

/** @throws problem `conflict` where a limit is reached. */
async function requireSpace(tx: Tx, call: Call, more: { own: boolean; shared: boolean }): Promise<void> {
  const count = await countViews(tx, call.client.id, call.actor.userId)
  if (more.own && count.own >= MOST.own)
    throw problem('conflict', { message: `You can save at most ${MOST.own} views. Remove one first.` })
  if (more.shared && count.shared >= MOST.shared)
    throw problem('conflict', { message: `At most ${MOST.shared} views can be shared. Remove one first.` })
}

const isUnrestricted = ({ actor }: Call, list: View['list']) =>
  !actor.rights.restricted.some(({ permission }) => permission === PERMISSIONS[list])

/** Saved views of lists: own ones, and those shared with the accounts of the client that may open the list. */
export function listViewsService({ tenantRead, tenantWrite }: Deps) {
  const log = (tx: Tx, { client, actor }: Call, action: string, target: string, details: Record<string, unknown>) =>
    audit(tx, { clientId: client.id, actor }, { action, target, details })

  return {
    /** @throws problem `forbidden` without the permission of the list. */
    async list(call: Call, list: View['list']): Promise<View[]> {
      requireList(call, list)
      return tenantRead(call, (tx) => findViews(tx, call.client.id, call.actor.userId, list))
    },

    /** Saves a view, once per key. @throws problem `forbidden`, `invalid`, `conflict` for a name in use or a limit. */
    async create(call: Call, body: Schemas['CreateListViewRequest'], key: string | undefined): Promise<View> {
      const { list, query, shared } = body
      requireList(call, list)
      return tenantWrite(call, { operation: 'createListView', key, body }, async (tx) => {
        const { client, actor } = call
        await lockViews(tx, call)
        await requireSpace(tx, call, { own: true, shared })
        const [id, name] = [randomUUID(), requireName(body.name)]
        const owner = { owner_client_id: actor.homeClientId, owner_id: actor.userId }
        const row = { client_id: client.id, id, list, name, query, ...owner, private_to: shared ? null : actor.userId }
        await tx.insertInto('list_views').values(row).execute()
        await log(tx, call, 'listView.create', id, { list, name, shared })
        return requireView(tx, call, id)
      })
    },

    /** Only by its owner. @throws problem `not_found`, `forbidden`, `invalid`, `conflict` for a name in use or a limit. */
    change: (call: Call, id: string, { name, query, shared }: Schemas['ChangeListViewRequest']): Promise<View> =>
      tenantWrite(call, { operation: 'changeListView' }, async (tx) => {
        await lockViews(tx, call)
        const view = await requireView(tx, call, id)
        if (!view.own) throw problem('forbidden')
        if (shared && !view.shared) await requireSpace(tx, call, { own: false, shared: true })
        await tx
          .updateTable('list_views')
          .set({
            name: name === undefined ? view.name : requireName(name),
            query: query ?? view.query,
            private_to: (shared ?? view.shared) ? null : call.actor.userId,
          })
          .where('client_id', '=', call.client.id)
          .where('id', '=', id)
          .execute()
        const changed = await requireView(tx, call, id)
        const fields = (['name', 'query', 'shared'] as const).filter((field) => changed[field] !== view[field])
        await log(tx, call, 'listView.change', id, {
          list: view.list,
          name: changed.name,
          fields,
          shared: changed.shared,
        })
        return changed
      }),

    /**
     * By its owner; a shared one whose owner left also by an account that no restriction of the list's permission applies to.
     * @throws problem `not_found`, `forbidden`.
     */
    remove: (call: Call, id: string): Promise<void> =>
      tenantWrite(call, { operation: 'removeListView' }, async (tx) => {
        const view = await requireView(tx, call, id)
        if (!view.own && !(view.ownerLeft && isUnrestricted(call, view.list))) throw problem('forbidden')
        await tx.deleteFrom('list_views').where('client_id', '=', call.client.id).where('id', '=', id).execute()
        const { list, name, shared } = view
        await log(tx, call, 'listView.remove', id, { list, name, shared })
      }),
  }
}
