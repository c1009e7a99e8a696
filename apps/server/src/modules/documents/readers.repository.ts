import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { searchTerms, type Page } from '../../db/paged.ts'
import type { Reach } from '../../access/document-reach.ts'
import { isInUse } from '../../people/in-use.ts'
import { acknowledgedAt, acknowledgedPairs, readAt, readPairs } from './reads.repository.ts'

/** Filter of the employees whom documents reach. */
export interface ReaderFilter extends Page {
  documentIds: readonly string[]
  userId?: string | undefined
  teamId?: string | undefined
  read?: 'read' | 'unread' | undefined
  acknowledged?: 'yes' | 'no' | undefined
}

/** The caller's reach: associations as `a` of documents as `d`, and employees as `e`. */
export interface ReaderReach {
  associations: Reach['associations']
  employees: readonly RawBuilder<SqlBool>[]
}

// A row per employee, with the oldest association by which the document reaches them. The kind of the document leaves one of
// the parts, so that a document of one employee is not looked for in everybody.
const reachedBy = (associations: RawBuilder<SqlBool>) => sql<{ employee_id: string; association_id: string }>`(
  select distinct on (x.employee_id) x.employee_id, x.association_id from (
    select a.employee_id, a.id as association_id, a.created_at from document_associations a
      where a.client_id = d.client_id and a.document_id = d.id and a.employee_id is not null and ${associations}
    union all
    select m.employee_id, a.id, a.created_at from document_associations a
      join team_members m on m.client_id = a.client_id and m.team_id = a.team_id
      where a.client_id = d.client_id and a.document_id = d.id and ${associations}
  ) x where d.related_type <> 1 order by x.employee_id, x.created_at, x.association_id)
  union all
  select c.id, a.id from document_associations a join employees c on c.client_id = a.client_id
    where d.related_type = 1 and a.client_id = d.client_id and a.document_id = d.id
      and a.team_id is null and a.employee_id is null`

// As sets of pairs: beside an outer join, whether a column is null is guessed so badly that the plan takes seconds.
const isAmong = (wanted: boolean, pairs: RawBuilder<unknown>) =>
  wanted ? sql<SqlBool>`(d.id, e.id) in (${pairs})` : sql<SqlBool>`(d.id, e.id) not in (${pairs})`

function readersOf(tx: Tx, clientId: string, reach: ReaderReach, filter: ReaderFilter) {
  const { documentIds, userId, teamId, read, acknowledged } = filter
  const terms = searchTerms(filter.search)
  return tx
    .selectFrom('documents as d')
    .innerJoin(
      sql<{ employee_id: string; association_id: string }>`lateral (${reachedBy(reach.associations)})`.as('r'),
      (join) => join.onTrue(),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'd.client_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .leftJoin('document_statuses as s', (join) =>
      join
        .onRef('s.client_id', '=', 'd.client_id')
        .onRef('s.document_id', '=', 'd.id')
        .onRef('s.employee_id', '=', 'e.id'),
    )
    .where('d.client_id', '=', clientId)
    .where('d.id', 'in', [...documentIds])
    .where(isInUse)
    .where((at) => at.and([...reach.employees]))
    .$if(userId !== undefined, (query) => query.where('e.id', '=', userId ?? ''))
    .$if(teamId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`e.id in (select m.employee_id from team_members m where m.client_id = ${clientId} and m.team_id = ${teamId ?? ''}::uuid)`,
      ),
    )
    .$if(read !== undefined, (query) =>
      query.where(isAmong(read === 'read', readPairs(clientId, sql.join([...documentIds])))),
    )
    .$if(acknowledged !== undefined, (query) =>
      query.where(isAmong(acknowledged === 'yes', acknowledgedPairs(clientId, sql.join([...documentIds])))),
    )
    .leftJoin('acknowledgement_requests as q', (join) =>
      join
        .onRef('q.client_id', '=', 'd.client_id')
        .on('q.subject_kind', '=', 'document')
        .onRef('q.subject_id', '=', 'd.id'),
    )
    .leftJoin('acknowledgements as k', (join) =>
      join
        .onRef('k.client_id', '=', 'q.client_id')
        .on('k.subject_kind', '=', 'document')
        .onRef('k.subject_id', '=', 'q.subject_id')
        .onRef('k.content_version', '=', 'q.content_version')
        .onRef('k.employee_id', '=', 'e.id'),
    )
    .$if(terms !== undefined, (query) =>
      query.where(
        sql<SqlBool>`e.id in (select ssp_search_employees(ssp_search_patterns(${terms?.join(' ') ?? ''}), null::int))`,
      ),
    )
}

/** A page of the employees whom documents reach, by surname and forename. */
export const findReadersPage = (tx: Tx, clientId: string, reach: ReaderReach, filter: ReaderFilter) =>
  readersOf(tx, clientId, reach, filter)
    .select([
      'r.association_id',
      'd.id as document_id',
      'e.id as employee_id',
      'e.forename',
      'e.surname',
      'e.identifier',
    ])
    .select([readAt(sql.ref('d.id')).as('read_at'), acknowledgedAt.as('acknowledged_at')])
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')
    .orderBy('d.id')
    .limit(filter.limit ?? 10)
    .offset((filter.page ?? 0) * (filter.limit ?? 10))
    .execute()

/** The number of rows that match. */
export async function countReaders(
  tx: Tx,
  clientId: string,
  reach: ReaderReach,
  filter: ReaderFilter,
): Promise<number> {
  const { total } = await readersOf(tx, clientId, reach, filter)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Whether a document reaches an employee: of the company, of a team of theirs, or their own. */
export async function reachesEmployee(
  tx: Tx,
  clientId: string,
  documentId: string,
  employeeId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('document_associations as a')
    .select('a.id')
    .where('a.client_id', '=', clientId)
    .where('a.document_id', '=', documentId)
    .where(
      sql<SqlBool>`(a.employee_id = ${employeeId}::uuid or a.employee_id is null and a.team_id is null
        or a.team_id in (select m.team_id from team_members m where m.client_id = ${clientId} and m.employee_id = ${employeeId}::uuid))`,
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes the first time that an employee read a document. @returns whether it is new. */
export async function insertRead(tx: Tx, clientId: string, documentId: string, employeeId: string): Promise<boolean> {
  const made = await tx
    .insertInto('document_statuses')
    .values({ client_id: clientId, document_id: documentId, employee_id: employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .executeTakeFirst()
  return made !== undefined
}
