import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { countEventsBy, ofPeople, type Moments, type Scope } from './drilldowns.repository.ts'

/** What employees within the caller's reach did on each day, from the rows of their days; a day without any is absent. */
function findReachedDays(tx: Tx, scope: Scope, { start, end }: Moments) {
  return tx
    .selectFrom('employee_days as d')
    .select((of) => [
      'd.date',
      sql<number>`sum(d.sign_ins)::int`.as('logins'),
      of.fn.countAll<number>().as('unique_visitors'),
      sql<number>`sum(d.actions)::int`.as('actions'),
      of.fn.countAll<number>().filterWhere('d.storage_actions', '>', 0).as('document_storage_visitors'),
    ])
    .where('d.client_id', '=', scope.clientId)
    .where('d.date', '>=', start)
    .where('d.date', '<=', end)
    .where((at) => at.and(ofPeople('d.employee_id', scope)))
    .groupBy('d.date')
    .execute()
}

const NONE = { logins: 0, unique_visitors: 0, actions: 0, document_storage_visitors: 0 }

/**
 * The part of the daily statistics about actions of employees, limited to those in reach; the statistics themselves count
 * all employees.
 * @returns the counts of a day, YYYY-MM-DD in the time zone of the client.
 */
export async function countReachedDays(tx: Tx, scope: Scope, period: Moments) {
  const days = new Map((await findReachedDays(tx, scope, period)).map(({ date, ...counts }) => [date, counts]))
  const byDay = async (kind: 'payslip_uploaded' | 'pay_document_downloaded') =>
    new Map((await countEventsBy(tx, scope, kind, period)).map(({ label, total }) => [label, total]))
  const payslips = await byDay('payslip_uploaded')
  const downloads = await byDay('pay_document_downloaded')
  return (day: string) => ({
    ...NONE,
    ...days.get(day),
    payslips: payslips.get(day) ?? 0,
    pay_document_downloads: downloads.get(day) ?? 0,
  })
}
