import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { updateRecord } from '../../db/update-record.ts'
import { all } from '../../people/reach.ts'
import type { ListKey } from './list-permissions.ts'

/** An account, with the client that it belongs to: ids of accounts are unique in a client only. */
export interface Owner {
  clientId: string
  userId: string
}

/** The account that reads views, with the conditions on `users as u` of the accounts that it may see and change. */
export interface Reader extends Owner {
  accounts: RawBuilder<SqlBool>[]
  changeable: RawBuilder<SqlBool>[]
}

/** A view as read. */
export interface ViewRow {
  id: string
  list: ListKey
  name: string
  query: string
  shared: boolean
  version: number
  owner_client_id: string | null
  owner_id: string | null
  /** Display name; null for an account that is deleted, deactivated, or out of the reader's reach. */
  owner: string | null
  /** Whether the reader reaches the owner as one who changes accounts does. */
  changeable: boolean
}

/** The fields that a change can set. */
export type ViewChange = Partial<Pick<ViewRow, 'name' | 'query' | 'shared'>>

const ownedBy = ({ clientId, userId }: Owner) =>
  sql<boolean>`v.owner_client_id = ${clientId} and v.owner_id = ${userId}`

// Accounts of this client have their current name; those of others are not readable here.
const viewsFor = (tx: Tx, clientId: string, { accounts, changeable, ...reader }: Reader) =>
  tx
    .selectFrom('list_views as v')
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.client_id', '=', 'v.client_id')
        .onRef('u.client_id', '=', 'v.owner_client_id')
        .onRef('u.id', '=', 'v.owner_id'),
    )
    .select(['v.id', 'v.name', 'v.query', 'v.shared', 'v.version', 'v.owner_client_id', 'v.owner_id'])
    .select([
      sql<ListKey>`v.list`.as('list'),
      sql<
        string | null
      >`case when v.owner_client_id = v.client_id then case when u.status = 'active' and ${all(accounts)} then u.label end
        else v.owner_label end`.as('owner'),
      sql<boolean>`coalesce(${all(changeable)}, false)`.as('changeable'),
    ])
    .where('v.client_id', '=', clientId)
    .where((at) => at.or([at('v.shared', '=', true), ownedBy(reader)]))

/** Views of a list that an account may see, by name. */
export const findViews = (tx: Tx, clientId: string, list: ListKey, reader: Reader): Promise<ViewRow[]> =>
  viewsFor(tx, clientId, reader)
    .where('v.list', '=', list)
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(1000)
    .execute()

/** One view, or undefined when the client has none of this id that the account may see. */
export const findView = (tx: Tx, clientId: string, id: string, reader: Reader): Promise<ViewRow | undefined> =>
  viewsFor(tx, clientId, reader).where('v.id', '=', id).executeTakeFirst()

/** The number of views of an account in a list. */
export async function countOwnViews(tx: Tx, clientId: string, list: ListKey, owner: Owner): Promise<number> {
  const { total } = await tx
    .selectFrom('list_views as v')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('v.client_id', '=', clientId)
    .where('v.list', '=', list)
    .where(ownedBy(owner))
    .executeTakeFirstOrThrow()
  return total
}

/** How many views of a list are shared. */
export async function countSharedViews(tx: Tx, clientId: string, list: ListKey): Promise<number> {
  const { total } = await tx
    .selectFrom('list_views')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('client_id', '=', clientId)
    .where('list', '=', list)
    .where('shared', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

/** @throws a violation of `list_views_name` when the owner has a view of the name in the list already. */
export const insertView = (tx: Tx, clientId: string, view: NewRow<'list_views'>) =>
  tx
    .insertInto('list_views')
    .values({ ...view, client_id: clientId })
    .execute()

/** @returns the new version. @throws a violation of `list_views_name`. */
export const updateView = (tx: Tx, clientId: string, id: string, change: ViewChange & { owner_label: string }) =>
  updateRecord(tx, 'list_views', clientId, id, change)

/** Deletes a view. */
export const deleteView = (tx: Tx, clientId: string, id: string) =>
  tx.deleteFrom('list_views').where('client_id', '=', clientId).where('id', '=', id).execute()
