import { sql } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'

type View = components['schemas']['ListView']

// Row-level security leaves out private views of others. Labels of accounts of other clients are not read.
const viewsOf = (tx: Tx, clientId: string, userId: string) =>
  tx
    .selectFrom('list_views as v')
    .leftJoin('users as u', (join) =>
      join.onRef('u.client_id', '=', 'v.owner_client_id').onRef('u.id', '=', 'v.owner_id'),
    )
    .where('v.client_id', '=', clientId)
    .select([
      'v.id',
      sql<View['list']>`v.list`.as('list'),
      'v.name',
      'v.query',
      'u.label as owner',
      sql<boolean>`v.private_to is null`.as('shared'),
      sql<boolean>`v.owner_id is not null and v.owner_id = ${userId}`.as('own'),
      sql<boolean>`v.owner_id is null or coalesce(u.status = 'inactive', false)`.as('ownerLeft'),
    ])

/** The caller's own views of a list and the shared ones. */
export const findViews = (tx: Tx, clientId: string, userId: string, list: View['list']): Promise<View[]> =>
  viewsOf(tx, clientId, userId)
    .where('v.list', '=', list)
    .orderBy('own', 'desc')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute()

/** One view that the caller may read, or undefined. */
export const findView = (tx: Tx, clientId: string, userId: string, id: string): Promise<View | undefined> =>
  viewsOf(tx, clientId, userId).where('v.id', '=', id).executeTakeFirst()

/** How many views of a client an account owns, and how many are shared. */
export const countViews = (tx: Tx, clientId: string, userId: string): Promise<{ own: number; shared: number }> =>
  tx
    .selectFrom('list_views')
    .where('client_id', '=', clientId)
    .select([
      sql<number>`(count(*) filter (where owner_id = ${userId}))::int`.as('own'),
      sql<number>`(count(*) filter (where private_to is null))::int`.as('shared'),
    ])
    .executeTakeFirstOrThrow()
