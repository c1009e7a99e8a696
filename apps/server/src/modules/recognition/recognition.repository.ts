import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { counted, paged, searchTerms, type Page } from '../../db/paged.ts'
import type { Conditions } from './reachable.repository.ts'

/** Which recognitions of a client. */
export interface RecognitionFilter extends Page {
  status?: 'awaiting' | 'approved' | 'rejected'
  id?: string
}

/** A recognition as read. */
export type RecognitionRow = Awaited<ReturnType<typeof findRecognitions>>[number]

const LIST = {
  search: ['g.forename', 'g.surname', 'e.forename', 'e.surname', 't.label', 'r.team_name', 'y.title', 'b.name'],
  people: {
    ids: ['r.giver_id', 'r.receiver_id'],
    of: ['forename', 'surname'],
    rest: { folded: 'r.search_text' },
    texts: 'recognitions',
    named: [
      { id: 'r.team_id', table: 'teams', name: 'label' },
      { id: 'r.type_id', table: 'recognition_types', name: 'title' },
      { id: 'r.badge_id', table: 'recognition_badges', name: 'name' },
    ],
  },
  order: ['r.created_at', 'r.id'],
  direction: 'desc',
  isCostly: true,
} as const

const KEYS = { search: [], order: LIST.order, direction: LIST.direction } as const

const STATUSES = {
  awaiting: sql<SqlBool>`not r.approved and r.rejected_reason is null`,
  approved: sql<SqlBool>`r.approved`,
  rejected: sql<SqlBool>`r.rejected_reason is not null`,
}

const recognitionsOf = (tx: Tx, clientId: string, { status, id }: RecognitionFilter, reachable: Conditions) =>
  tx
    .selectFrom('recognitions as r')
    .where('r.client_id', '=', clientId)
    .where((at) =>
      at.and([...reachable, ...(status ? [STATUSES[status]] : []), ...(id === undefined ? [] : [at('r.id', '=', id)])]),
    )

const described = (query: ReturnType<typeof recognitionsOf>) =>
  query
    .leftJoin('employees as g', (join) =>
      join.onRef('g.client_id', '=', 'r.client_id').onRef('g.id', '=', 'r.giver_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'r.client_id').onRef('e.id', '=', 'r.receiver_id'),
    )
    .leftJoin('teams as t', (join) => join.onRef('t.client_id', '=', 'r.client_id').onRef('t.id', '=', 'r.team_id'))
    .leftJoin('recognition_types as y', (join) =>
      join.onRef('y.client_id', '=', 'r.client_id').onRef('y.id', '=', 'r.type_id'),
    )
    .leftJoin('recognition_badges as b', (join) =>
      join.onRef('b.client_id', '=', 'r.client_id').onRef('b.id', '=', 'r.badge_id'),
    )

/** A page of the recognitions of a client, newest first. */
export const findRecognitions = (tx: Tx, clientId: string, filter: RecognitionFilter, reachable: Conditions) => {
  const all = recognitionsOf(tx, clientId, filter, reachable)
  const isSearch = searchTerms(filter.search) !== undefined
  // The keys of a page come from an index alone, if nothing is joined: a join that the planner removes still makes it read the rows.
  const rows = isSearch
    ? all
    : recognitionsOf(tx, clientId, {}, []).where('r.id', 'in', paged(all.select('r.id'), filter, KEYS))
  return paged(
    described(rows).select([
      'r.id',
      'r.client_id',
      'r.to_team',
      'g.id as giver_id',
      'r.receiver_id',
      'r.team_id',
      'r.type_id',
      'r.badge_id',
      'r.message',
      'r.approved',
      'r.rejected_reason',
      'r.version',
      'r.created_at',
      'g.forename as giver_forename',
      'g.surname as giver_surname',
      'e.forename',
      'e.surname',
      'b.object_key',
      'b.version as badge_version',
      sql<string | null>`coalesce(t.label, r.team_name)`.as('team_name'),
      sql<string | null>`coalesce(y.title, r.type_title)`.as('type_title'),
      sql<string | null>`coalesce(b.name, r.badge_name)`.as('badge_name'),
      likesOf('r.id').as('likes'),
    ]),
    isSearch ? filter : {},
    LIST,
  ).execute()
}

const likesOf = (id: 'r.id') =>
  sql<number>`(select count(*)::int from recognition_likes l where l.client_id = r.client_id and l.recognition_id = ${sql.ref(id)})`

/** The number of recognitions that match. */
export const countRecognitions = (tx: Tx, clientId: string, filter: RecognitionFilter, reachable: Conditions) =>
  counted(described(recognitionsOf(tx, clientId, filter, reachable)), filter, LIST)

/** One recognition; undefined if there is none. */
export const findRecognition = async (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  (await findRecognitions(tx, clientId, { id }, reachable))[0]

/** Inserts a recognition of the client. */
export const insertRecognition = (tx: Tx, clientId: string, row: NewRow<'recognitions'>) =>
  tx
    .insertInto('recognitions')
    .values({ client_id: clientId, ...row })
    .execute()

/** The ids that the caller can reach; their rows stay locked until the transaction ends. */
export async function lockReachable(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  reachable: Conditions,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('recognitions as r')
    .select('r.id')
    .where('r.client_id', '=', clientId)
    .where('r.id', 'in', ids)
    .where((at) => at.and(reachable))
    .orderBy('r.id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Approves (`reason` null) or rejects those that await a decision. @returns their number. */
export async function judge(tx: Tx, clientId: string, ids: readonly string[], reason: string | null): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('recognitions')
    .set({ approved: reason === null, rejected_reason: reason })
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .where('approved', '=', false)
    .where('rejected_reason', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
