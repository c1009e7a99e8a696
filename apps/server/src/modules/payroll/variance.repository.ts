import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { PAYSLIPS } from '../../pay/pay-files.ts'
import { documentTypeOf } from './document-types.ts'
import type { JobKey, JobRow } from './jobs.repository.ts'
import type { Counts } from './statuses.ts'
import { isInUse } from '../../people/in-use.ts'

/** The fraction of the previous upload below which an upload gets a warning. */
const FEWER = 0.75

/** Maximum number of employees listed by name. */
const SHOWN = 5

/** The upload of the same type before this one, and whether this one has at least a quarter fewer documents, of those within reach. */
export async function findPrevious(
  tx: Tx,
  clientId: string,
  { id, document_type: type, pay_date: date }: Pick<JobRow, 'id' | 'document_type' | 'pay_date'>,
  { matched }: Pick<Counts, 'matched'>,
  reachable: readonly RawBuilder<SqlBool>[] = [],
): Promise<{ pay_date: string; total: number; fewer: boolean } | null> {
  const row = await tx
    .selectFrom('payroll_jobs as j')
    .innerJoin('payroll_items as i', (join) =>
      join.onRef('i.client_id', '=', 'j.client_id').onRef('i.job_id', '=', 'j.id'),
    )
    .select('j.pay_date')
    .select((of) => of.fn.count<number>('i.document_id').as('total'))
    .where('j.client_id', '=', clientId)
    .where('j.document_type', '=', type)
    .where('j.pay_date', '<', date)
    .where('j.id', '<>', id)
    .where((at) => at.and([...reachable]))
    .groupBy('j.pay_date')
    .having((of) => of(of.fn.count('i.document_id'), '>', 0))
    .orderBy('j.pay_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, fewer: matched <= row.total * FEWER } : null
}

/**
 * Active employees without a document in an upload of payslips, for themselves or for an account that was merged into theirs;
 * null for other types.
 */
export async function findMissing(
  tx: Tx,
  { clientId, id }: JobKey,
  documentType: number,
  reachable: readonly RawBuilder<SqlBool>[],
) {
  if (documentTypeOf(documentType)?.bucket !== PAYSLIPS) return null
  const rows = await tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname', 'e.identifier'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('e.client_id', '=', clientId)
    .where(isInUse)
    .where(
      sql<SqlBool>`not exists (select from payroll_items i
          left join employee_merges m on m.client_id = i.client_id and m.employee_id = i.employee_id
          where i.client_id = e.client_id and i.job_id = ${id} and coalesce(m.linked_id, i.employee_id) = e.id
            and i.state in ('matched', 'duplicate', 'wrongPeriod', 'left'))`,
    )
    .where((at) => at.and([...reachable]))
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')
    .limit(SHOWN)
    .execute()
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _total, ...person }) => person) }
}
