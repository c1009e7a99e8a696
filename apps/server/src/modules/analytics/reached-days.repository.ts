import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { countEventsByDay, EVENTS, ofEmployees, STORAGE, type Moments, type Scope } from './drilldowns.repository.ts'

/** What employees did on a day, who are within the caller's reach. */
interface ReachedDay {
  actions: number
  payslips: number
  pay_document_downloads: number
  document_storage_visitors: number
}

/** Payslips uploaded by day, YYYY-MM-DD in UTC, of employees within reach. Recalled ones are not counted. */
async function countPayslipsByDay(tx: Tx, { clientId, within }: Scope, { from, until }: Moments) {
  const day = sql<string>`to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await tx
    .selectFrom('payslips as p')
    .select((of) => [day.as('label'), of.fn.countAll<number>().as('total')])
    .where('p.client_id', '=', clientId)
    .where('p.created_at', '>=', from.toISOString())
    .where('p.created_at', '<', until.toISOString())
    .where((at) => at.and(ofEmployees('p.employee_id', clientId, within)))
    .groupBy(day)
    .execute()
  return new Map(rows.map(({ label, total }) => [label, total]))
}

/** Payslips of employees within reach uploaded in a period. */
export async function countReachedPayslips(tx: Tx, scope: Scope, period: Moments): Promise<number> {
  const totals = await countPayslipsByDay(tx, scope, period)
  return [...totals.values()].reduce((sum, total) => sum + total, 0)
}

/**
 * The part of the daily statistics that counts what employees did, counted anew from those within reach: the statistics
 * themselves count everybody.
 * @returns the counts of a day, YYYY-MM-DD in UTC.
 */
export async function countReachedDays(tx: Tx, scope: Scope, period: Moments): Promise<(day: string) => ReachedDay> {
  const payslips = await countPayslipsByDay(tx, scope, period)
  const actions = await countEventsByDay(tx, scope, EVENTS, period)
  const downloads = await countEventsByDay(tx, scope, ['pay_document_downloaded'], period)
  const visitors = await countEventsByDay(tx, scope, STORAGE, period, 'employees')
  return (day) => ({
    actions: actions.get(day) ?? 0,
    payslips: payslips.get(day) ?? 0,
    pay_document_downloads: downloads.get(day) ?? 0,
    document_storage_visitors: visitors.get(day) ?? 0,
  })
}
