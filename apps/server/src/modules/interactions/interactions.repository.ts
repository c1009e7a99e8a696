import { sql, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { searchTerms, type Page } from '../../db/paged.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'

/** An entry on the wire. */
export type Interaction = components['schemas']['Interaction']

/** Which entries of an employee's log. */
export interface InteractionFilter {
  employeeId: string
  /** Only of this type. */
  filter?: string
  search?: string
  /** Days, YYYY-MM-DD, both included; read only when both are given (spec 2 section 5). */
  startDate?: string
  endDate?: string
}

// What a person may remember of an entry: the log of one employee is short, so no index serves it.
const TEXT = sql`ssp_fold(concat_ws(' ', replace(l.type, '_', ' '), l.description, l.actor_label,
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD')))`

function logOf(tx: Tx, clientId: string, { employeeId, filter, search, startDate, endDate }: InteractionFilter) {
  const days = startDate && endDate ? parseDays('startDate', `${startDate},${endDate}`) : undefined
  const terms = searchTerms(search)?.join(' ')
  return tx
    .selectFrom('interactions as l')
    .where('l.client_id', '=', clientId)
    .where('l.employee_id', '=', employeeId)
    .where((at) =>
      at.and([
        ...(filter ? [at('l.type', '=', filter)] : []),
        ...(days ? [inDays('l.created_at', clientId, days)] : []),
        ...(terms ? [sql<SqlBool>`${TEXT} like all (ssp_search_patterns(${terms}))`] : []),
      ]),
    )
}

/** A page of the log, the newest first. */
export async function findInteractions(
  tx: Tx,
  clientId: string,
  filter: InteractionFilter,
  { page = 0, limit = 10 }: Pick<Page, 'page' | 'limit'>,
): Promise<Interaction[]> {
  const rows = await logOf(tx, clientId, filter)
    .select(['l.id', 'l.employee_id', 'l.type', 'l.created_at', 'l.description', 'l.notify'])
    .select(['l.user_id', 'l.actor_label', 'l.sentences'])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return rows.map(({ employee_id: employeeId, user_id: id, actor_label: label, sentences, ...row }) => ({
    ...row,
    sentences: sentences.map(([name, ...values]) => ({ name, values })),
    employeeId,
    actor: { id, label },
  }))
}

/** How many entries the filter leaves. */
export async function countInteractions(tx: Tx, clientId: string, filter: InteractionFilter): Promise<number> {
  const { total } = await logOf(tx, clientId, filter)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
