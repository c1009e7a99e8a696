import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { searchTerms, type Page } from '../../db/paged.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'
import { inEnglish, NAMING, withoutNames } from '../../people/interaction-sentences.ts'
import { all } from '../../people/reach.ts'

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

/** Conditions of what the reader may see, on `employees as e` and on `teams as t`; none without a restriction. */
export type Reach = Record<keyof typeof NAMING, readonly RawBuilder<SqlBool>[]>

const RECORDS = {
  employee: sql`employees e where e.client_id = l.client_id and e.id`,
  team: sql`teams t where t.client_id = l.client_id and t.id`,
}

/**
 * Whether an entry names a record out of the reader's reach. A deleted record is out of the reach of a restricted reader.
 */
function isNameless(reach: Reach): RawBuilder<SqlBool> {
  const kinds = (['employee', 'team'] as const).filter((kind) => reach[kind].length > 0)
  const hidden = kinds.map(
    (kind) => sql`l.type in (${sql.join(NAMING[kind])})
      and not exists (select from ${RECORDS[kind]} = l.named_id and ${all(reach[kind])})`,
  )
  return sql`(${sql.join([sql`false`, ...hidden], sql` or `)})`
}

// Parts of an entry that a user may remember: the log of one employee is short, so it needs no index.
const textOf = (reach: Reach) => sql`ssp_fold(concat_ws(' ', replace(l.type, '_', ' '),
  case when ${isNameless(reach)} then '' else l.description end, l.actor_label,
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD')))`

function logOf(
  tx: Tx,
  clientId: string,
  reach: Reach,
  { employeeId, filter, search, startDate, endDate }: InteractionFilter,
) {
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
        ...(terms ? [sql<SqlBool>`${textOf(reach)} like all (ssp_search_patterns(${terms}))`] : []),
      ]),
    )
}

/** A page of the log, newest first. */
export async function findInteractions(
  tx: Tx,
  clientId: string,
  reach: Reach,
  filter: InteractionFilter,
  { page = 0, limit = 10 }: Pick<Page, 'page' | 'limit'>,
): Promise<Interaction[]> {
  const rows = await logOf(tx, clientId, reach, filter)
    .select(['l.id', 'l.employee_id', 'l.type', 'l.created_at', 'l.description', 'l.notify'])
    .select(['l.user_id', 'l.actor_label', 'l.sentences', isNameless(reach).as('nameless')])
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  return rows.map(
    ({ employee_id: employeeId, user_id: id, actor_label: label, nameless, sentences: stored, ...row }) => {
      const sentences = nameless ? withoutNames(stored) : stored
      return {
        ...row,
        ...(nameless && { description: inEnglish(sentences) }),
        sentences: sentences.map(([name, ...values]) => ({ name, values })),
        employeeId,
        actor: { id, label },
      }
    },
  )
}

/** How many entries the filter leaves. */
export async function countInteractions(
  tx: Tx,
  clientId: string,
  reach: Reach,
  filter: InteractionFilter,
): Promise<number> {
  const { total } = await logOf(tx, clientId, reach, filter)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
