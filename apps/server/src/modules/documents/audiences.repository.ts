import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { ReaderReach } from './readers.repository.ts'
import type { Reach } from '../../access/document-reach.ts'
import { countInUse, idsNotInUse, isInUse } from '../../people/in-use.ts'
import { acknowledgedPairs, readPairs } from './reads.repository.ts'

/** The audience of a document within the caller's reach, and its number of readers. */
export interface AudienceRow {
  document_id: string
  /** Teams or employees that it is shared with; 1 for the whole client. */
  shared: number
  label: string | null
  content_version: number
  total: number
  read: number
  /** Null if acknowledgement is not requested. */
  acknowledged: number | null
}

/**
 * The audiences of the given documents, without those out of the caller's reach. Company-wide documents use the stored
 * count of the client or, for a restricted caller, read its employees once; per document only the rows of readers and
 * acknowledgements are read.
 */
export async function findAudiences(
  tx: Tx,
  clientId: string,
  reach: ReaderReach & Pick<Reach, 'documents'>,
  documentIds: readonly string[],
): Promise<AudienceRow[]> {
  const isCounted = sql.join([sql`e.client_id = ${clientId} and ${isInUse}`, ...reach.employees], sql` and `)
  const isUnrestricted = reach.employees.length === 0
  const everyone = isUnrestricted ? countInUse(clientId) : sql`(select count(*) from employees e where ${isCounted})`
  const isReached = (employeeId: RawBuilder<unknown>) =>
    isUnrestricted
      ? sql`${employeeId} not in ${idsNotInUse(clientId)}`
      : sql`exists (select from employees e where e.id = ${employeeId} and ${isCounted})`
  const { rows } = await sql<AudienceRow>`
    with wanted as materialized (
      select d.client_id, d.id, d.related_type, d.content_version from documents d
      where d.client_id = ${clientId} and d.id in (${sql.join([...documentIds])}) and ${reach.documents}
    ), related as materialized (
      select d.id as document_id, d.related_type, a.employee_id, a.team_id
      from wanted d join document_associations a on a.client_id = d.client_id and a.document_id = d.id
      where ${reach.associations}
    ), named as (
      select r.document_id, count(*) as shared,
        min(coalesce(t.label, trim(concat_ws(' ', n.forename, n.surname)))) filter (where r.related_type <> 1) as label
      from related r
        left join teams t on t.client_id = ${clientId} and t.id = r.team_id
        left join employees n on n.client_id = ${clientId} and n.id = r.employee_id
      group by r.document_id
    ), reached as (
      select r.document_id, r.employee_id from related r
        where r.related_type <> 1 and r.employee_id is not null and ${isReached(sql`r.employee_id`)}
      union
      select r.document_id, m.employee_id from related r
        join team_members m on m.client_id = ${clientId} and m.team_id = r.team_id
        where r.related_type <> 1 and ${isReached(sql`m.employee_id`)}
    ), pairs as (
      select document_id, employee_id, 'reached' as kind from reached
      union all
      select distinct r.document_id, r.employee_id, 'read' from (${readPairs(clientId, sql`select id from wanted`)}) r
      union all
      select distinct k.document_id, k.employee_id, 'acknowledged' from (${acknowledgedPairs(clientId, sql`select id from wanted`)}) k
    ), counted as (
      select p.document_id, count(*) filter (where p.kind = 'reached') as total, count(*) filter (where p.kind = 'read') as read,
        count(*) filter (where p.kind = 'acknowledged') as acknowledged
      from pairs p join wanted d on d.id = p.document_id
      where p.kind = 'reached' or case when d.related_type = 1
        then ${isReached(sql`p.employee_id`)}
        else (p.document_id, p.employee_id) in (select document_id, employee_id from reached) end
      group by p.document_id
    )
    select d.id as document_id, coalesce(n.shared, 0)::int as shared, n.label, d.content_version,
      case when d.related_type <> 1 then coalesce(c.total, 0)
        when n.shared is null then 0
        else ${everyone} end::int as total,
      coalesce(c.read, 0)::int as read,
      case when exists (select from acknowledgement_requests q
        where q.client_id = ${clientId} and q.subject_kind = 'document' and q.subject_id = d.id)
        then coalesce(c.acknowledged, 0)::int end as acknowledged
    from wanted d left join named n on n.document_id = d.id left join counted c on c.document_id = d.id
    order by d.id`.execute(tx)
  return rows
}
