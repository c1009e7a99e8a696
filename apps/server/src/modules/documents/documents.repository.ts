import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely'
import { isOverdue, type Reachable } from '../../acknowledgements/subject.ts'
import type { Tx } from '../../db/database.ts'
import { counted, paged, searchTerms, type Page } from '../../db/paged.ts'
import type { Schema } from '../../db/schema.ts'
import type { Reach } from '../../access/document-reach.ts'
import { isInUse } from '../../people/in-use.ts'
import { readAt } from './reads.repository.ts'

/** Whose documents are listed. */
export interface DocumentFilter {
  reach: Reach
  teamIds?: readonly string[] | undefined
  relatedType?: number | undefined
  /** Only documents that one of these employees, `employees as e`, has not acknowledged in time. */
  overdueFor?: Reachable | undefined
  /** Terms that name and tag must contain. */
  search?: string | undefined
}

/** A stored document with one of its associations. */
export interface DocumentRow {
  id: string
  object_key: string
  name: string
  related_type: number
  employee_id: string | null
  tag: string | null
  version: number
  created_at: string
  updated_at: string
  association_id: string | null
  related_id: string | null
}

const LIST = {
  search: { folded: 'd.search_text' },
  people: { ids: [], of: [], rest: { folded: 'd.search_text' }, texts: 'documents' },
  order: ['d.created_at', 'd.id'],
  direction: 'desc',
  sorts: { name: 'd.name', createdDt: 'd.created_at' },
} as const

const COLUMNS = [
  'd.id',
  'd.object_key',
  'd.name',
  'd.related_type',
  'd.employee_id',
  'd.tag',
  'd.version',
  'd.created_at',
  'd.updated_at',
] as const
const RELATED = sql<string | null>`coalesce(a.employee_id, a.team_id, a.client_id)`

/** The documents of a client, each with the oldest association in reach. */
function documentsOf(tx: Tx, clientId: string, filter: DocumentFilter) {
  const { reach, teamIds, relatedType, overdueFor } = filter
  const isOfTeams = sql<SqlBool>`d.id in (select t.document_id from document_associations t
    where t.client_id = ${clientId} and t.team_id in (${sql.join(teamIds ?? [])}))`
  const ofTeams = relatedType === 2 ? isOfTeams : sql<SqlBool>`(d.related_type <> 2 or ${isOfTeams})`
  return tx
    .selectFrom('documents as d')
    .where('d.client_id', '=', clientId)
    .where(reach.documents)
    .$if(relatedType !== undefined, (query) => query.where('d.related_type', '=', relatedType ?? 0))
    .$if(teamIds !== undefined, (query) => query.where(ofTeams))
    .$if(overdueFor !== undefined, (query) =>
      query.where(isOverdue({ clientId, kind: 'document', id: sql.ref('d.id') }, overdueFor ?? [])),
    )
}

/** A page of the documents of a client, newest first. */
export function findDocuments(
  tx: Tx,
  clientId: string,
  filter: DocumentFilter,
  { limit = 2000, page = 0, sort }: Omit<Page, 'search'>,
): Promise<DocumentRow[]> {
  // The page first, from the index alone: columns and an association are looked up only for its rows.
  const { search } = filter
  const ids = paged(
    documentsOf(tx, clientId, filter).select('d.id'),
    { page, limit, sort, search },
    { ...LIST, isCostly: searchTerms(search) !== undefined },
  )
  const rows = tx
    .selectFrom('documents as d')
    .selectAll('d')
    .where('d.client_id', '=', clientId)
    .where('d.id', 'in', ids)
  const shown = tx
    .selectFrom(rows.as('d'))
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('document_associations as a')
          .selectAll('a')
          .whereRef('a.client_id', '=', 'd.client_id')
          .whereRef('a.document_id', '=', 'd.id')
          .where(filter.reach.associations)
          .orderBy('a.created_at')
          .orderBy('a.id')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .select(COLUMNS)
    .select(['a.id as association_id', RELATED.as('related_id')])
  return paged(shown, { sort }, LIST).execute()
}

/** The number of rows that match. */
export const countDocuments = (tx: Tx, clientId: string, filter: DocumentFilter): Promise<number> =>
  counted(documentsOf(tx, clientId, filter), filter, LIST)

/** Documents by id or by key, whether or not they may be seen; check them with `reach`. */
export const findDocument = (
  tx: Tx,
  clientId: string,
  by: { id: string } | { key: string },
  reach: RawBuilder<SqlBool> = sql`true`,
) =>
  tx
    .selectFrom('documents as d')
    .selectAll('d')
    .where('d.client_id', '=', clientId)
    .where((at) => ('id' in by ? at('d.id', '=', by.id) : at('d.object_key', '=', by.key)))
    .where(reach)
    .executeTakeFirst()

/** Inserts a document. @returns false if there is one with its key. */
export async function insertDocument(tx: Tx, document: Insertable<Schema['documents']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('documents')
    .values({ id: randomUUID(), ...document })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes a document. */
export const deleteDocument = (tx: Tx, clientId: string, id: string) =>
  tx.deleteFrom('documents').where('client_id', '=', clientId).where('id', '=', id).execute()

/** The associations of a document within `reach`, oldest first. */
export const findAssociations = (
  tx: Tx,
  clientId: string,
  documentId: string,
  reach: RawBuilder<SqlBool> = sql`true`,
) =>
  tx
    .selectFrom('document_associations as a')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.client_id', '=', 'a.client_id').onRef('d.id', '=', 'a.document_id'),
    )
    .select(COLUMNS)
    .select(['a.id as association_id', RELATED.as('related_id')])
    .where('a.client_id', '=', clientId)
    .where('a.document_id', '=', documentId)
    .where(reach)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(2000)
    .execute()

/** The teams of an employee, limited to `teamIds` if given. */
const teamsOf = (clientId: string, employeeId: string, teamIds: readonly string[] | undefined) =>
  sql`(select m.team_id from team_members m where m.client_id = ${clientId} and m.employee_id = ${employeeId}
    and ${teamIds === undefined ? sql`true` : sql`m.team_id in (${sql.join(teamIds)})`})`

/**
 * The documents of an employee, shared with them, with one of their teams, or with everyone: each with the oldest
 * association through which it reaches the employee. Each part has an index, and documents that the employee cannot see are
 * not read.
 */
function ofEmployee(tx: Tx, clientId: string, employeeId: string, teamIds: readonly string[] | undefined) {
  const shared = sql`select a.* from document_associations a where a.client_id = ${clientId}`
  const associations = sql<Schema['document_associations']>`(select distinct on (x.document_id) x.* from (
      ${shared} and a.employee_id = ${employeeId}
      union all ${shared} and a.employee_id is null and a.team_id is null
      union all ${shared} and a.team_id in ${teamsOf(clientId, employeeId, teamIds)}) x
    order by x.document_id, x.created_at)`
  return tx
    .selectFrom('documents as d')
    .innerJoin(associations.as('a'), (join) => join.onRef('a.document_id', '=', 'd.id'))
    .where('d.client_id', '=', clientId)
}

/** A page of the documents of an employee, newest first. */
export const findEmployeeDocuments = (
  tx: Tx,
  clientId: string,
  employeeId: string,
  teamIds: readonly string[] | undefined,
  page: Page,
): Promise<DocumentRow[]> =>
  paged(
    ofEmployee(tx, clientId, employeeId, teamIds)
      .select(COLUMNS)
      .select(['a.id as association_id', RELATED.as('related_id')]),
    page,
    LIST,
  ).execute()

/**
 * Whether a document belongs to an employee: a personal one, or shared with the employee, one of their teams or the client.
 */
export async function hasDocument(tx: Tx, clientId: string, employeeId: string, id: string): Promise<boolean> {
  const found = await ofEmployee(tx, clientId, employeeId, undefined)
    .select('d.id')
    .where('d.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Their number. */
export const countEmployeeDocuments = (
  tx: Tx,
  clientId: string,
  employeeId: string,
  teamIds: readonly string[] | undefined,
): Promise<number> => counted(ofEmployee(tx, clientId, employeeId, teamIds), {}, LIST)

/** When employees have read a document, latest first. `reach` has conditions on `employees as e`. */
export const findStatuses = (tx: Tx, clientId: string, documentId: string, reach: readonly RawBuilder<SqlBool>[]) =>
  tx
    .selectFrom('document_statuses as s')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 's.client_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select(['s.employee_id as user_id', 's.read_at as updatedDt'])
    .where('s.client_id', '=', clientId)
    .where('s.document_id', '=', documentId)
    .where((at) => at.and(reach))
    .orderBy('s.read_at', 'desc')
    .limit(2000)
    .execute()

/** An employee with the time when they read a document. */
export type ReadStatusRow = Awaited<ReturnType<typeof findReaders>>[number]

/** Employees of a team or of the client, with the time when each read a document. `reach` holds conditions on `employees as e`. */
export const findReaders = (
  tx: Tx,
  clientId: string,
  { documentId, teamId, reach }: { documentId: string; teamId: string | undefined; reach: RawBuilder<SqlBool>[] },
  { after, limit }: { after: { surname: string; forename: string; id: string } | undefined; limit: number },
) =>
  tx
    .selectFrom('employees as e')
    .leftJoin('document_statuses as s', (join) =>
      join
        .onRef('s.client_id', '=', 'e.client_id')
        .onRef('s.employee_id', '=', 'e.id')
        .on('s.document_id', '=', documentId),
    )
    .select(['e.id', 'e.forename', 'e.surname', 'e.identifier', readAt(documentId).as('read_at')])
    .where('e.client_id', '=', clientId)
    .where(isInUse)
    .where((at) => at.and(reach))
    .where(
      after
        ? sql<SqlBool>`(e.surname, e.forename, e.id) > (${after.surname}, ${after.forename}, ${after.id}::uuid)`
        : sql<SqlBool>`true`,
    )
    .$if(teamId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select from team_members m where m.client_id = ${clientId} and m.team_id = ${teamId ?? ''}::uuid and m.employee_id = e.id)`,
      ),
    )
    .orderBy('e.surname')
    .orderBy('e.forename')
    .orderBy('e.id')
    .limit(limit)
    .execute()
