import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { inDays, type Days } from '../../db/in-days.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import type { Conditions } from './reachable.repository.ts'

/** Which rewards; amounts are whole pounds, both inclusive. */
export interface RewardFilter extends Page {
  amount?: { min: number | undefined; max: number | undefined }
  created?: Days
  viewed?: Days
}

const PENCE = 100

function conditionsOf(clientId: string, { amount, created, viewed }: RewardFilter): Conditions {
  const pounds = sql.ref('r.amount_pence')
  return [
    ...(amount?.min === undefined ? [] : [sql<SqlBool>`${pounds} >= ${amount.min * PENCE}`]),
    ...(amount?.max === undefined ? [] : [sql<SqlBool>`${pounds} <= ${amount.max * PENCE}`]),
    ...(created ? [inDays('r.recorded_at', clientId, created)] : []),
    ...(viewed ? [inDays('r.viewed_at', clientId, viewed)] : []),
  ]
}

const rows = (tx: Tx, clientId: string, reachable: Conditions) =>
  tx
    .selectFrom('rewards as r')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'r.client_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select([
      'r.id',
      'r.recorded_at',
      'r.employee_id',
      'r.amount_pence',
      'r.message',
      'r.viewed_at',
      'e.title',
      'e.forename',
      'e.surname',
    ])
    .where('r.client_id', '=', clientId)
    .where('r.status', '=', 'recorded')
    .where((at) => at.and(reachable))

const LIST = {
  search: ['e.forename', 'e.surname', 'e.identifier', 'r.message'],
  people: {
    ids: ['r.employee_id'],
    of: ['forename', 'surname', 'identifier'],
    rest: { folded: 'r.search_text' },
    texts: 'rewards',
  },
  order: ['r.recorded_at', 'r.id'],
  direction: 'desc',
  sorts: { amount: 'r.amount_pence', given: 'r.recorded_at' },
  isCostly: true,
} as const

/** The given rewards of a page, newest first. */
export const findRewards = (tx: Tx, clientId: string, filter: RewardFilter, reachable: Conditions) =>
  paged(rows(tx, clientId, [...reachable, ...conditionsOf(clientId, filter)]), filter, LIST).execute()

/** How many rewards were given. */
export const countRewards = (tx: Tx, clientId: string, filter: RewardFilter, reachable: Conditions) =>
  counted(rows(tx, clientId, [...reachable, ...conditionsOf(clientId, filter)]), filter, LIST)

/** One given reward; undefined if there is none. */
export const findReward = (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  rows(tx, clientId, reachable).where('r.id', '=', id).executeTakeFirst()

/** A reward as the list shows it. */
export type RewardRow = Awaited<ReturnType<typeof findRewards>>[number]

/** The sealed code of a given reward; undefined if there is none. */
export const findSealedCode = (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  tx
    .selectFrom('rewards as r')
    .select(['r.sealed_code', 'r.employee_id', 'r.amount_pence'])
    .where('r.client_id', '=', clientId)
    .where('r.id', '=', id)
    .where('r.status', '=', 'recorded')
    .where((at) => at.and(reachable))
    .executeTakeFirst()

/** Sets the time of the first view, and returns it with the sealed code; undefined for anyone but the recipient. */
export const markViewed = (tx: Tx, clientId: string, id: string, employeeId: string) =>
  tx
    .updateTable('rewards')
    .set({ viewed_at: sql<string>`coalesce(viewed_at, now())` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'recorded')
    .returning(['sealed_code', 'viewed_at'])
    .executeTakeFirst()
