import { sql, type Expression, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { parseDays } from '../../http/days.ts'
import { contains } from '../../db/search.ts'

type Schemas = components['schemas']
export type SubjectKind = Schemas['AuditSubjectKind']

/** Which changes of access of a client. */
export interface AuditLogFilter {
  search?: string
  actorId?: string
  subjectKind?: SubjectKind
  subjectId?: string
  action?: Schemas['AuditAction']
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  changedDt?: string
}

function conditions(filter: AuditLogFilter, kinds: readonly SubjectKind[]): Expression<SqlBool>[] {
  const { search, actorId, subjectKind, subjectId, action, changedDt } = filter
  const days = changedDt ? parseDays('changedDt', changedDt) : undefined
  return [
    // The condition of the partial indexes, so that the planner uses them.
    sql<SqlBool>`l.subject_kind is not null`,
    sql<SqlBool>`l.subject_kind = any(${sql.val([...kinds])}::text[])`,
    ...contains(['l.search_text'], search),
    ...(actorId ? [sql<SqlBool>`l.user_id = ${actorId}`] : []),
    ...(subjectKind ? [sql<SqlBool>`l.subject_kind = ${subjectKind}`] : []),
    ...(subjectId ? [sql<SqlBool>`l.subject_id = ${subjectId}`] : []),
    ...(action ? [sql<SqlBool>`l.action = ${action}`] : []),
    ...(days ? [sql<SqlBool>`l.at >= ${days.from.toISOString()}::timestamptz`] : []),
    ...(days ? [sql<SqlBool>`l.at < ${days.until.toISOString()}::timestamptz`] : []),
  ]
}

/** A page of the changes of access of a client, the newest first, with what leads to the records by now. */
export async function findAuditLog(
  tx: Tx,
  clientId: string,
  which: { filter: AuditLogFilter; kinds: readonly SubjectKind[] },
  { page, limit }: { page: number; limit: number },
): Promise<Schemas['AuditEntry'][]> {
  const { rows } = await sql<Schemas['AuditEntry']>`
    with page as (
      select l.* from audit_log l where l.client_id = ${clientId}
        and ${sql.join(conditions(which.filter, which.kinds), sql` and `)}
      order by l.at desc, l.id desc limit ${limit} offset ${page * limit}
    )
    select l.id, l.at, l.action, l.changes,
      json_build_object('id', l.user_id, 'label', l.actor_label, 'username', a.username) as actor,
      json_build_object('kind', l.subject_kind, 'id', l.subject_id, 'label', l.subject_label,
        'name', coalesce(u.username, r.name, p.name)) as subject
    from page l
      left join users a on a.client_id = l.client_id and a.id = l.user_id
      left join users u on l.subject_kind = 'user' and u.client_id = l.client_id and u.id = l.subject_id
      left join roles r on l.subject_kind = 'role' and r.client_id = l.client_id and r.id = l.subject_id
      left join policies p on l.subject_kind = 'policy' and p.client_id = l.client_id and p.id = l.subject_id
    order by l.at desc, l.id desc`.execute(tx)
  return rows
}

/** How many changes match. */
export async function countAuditLog(
  tx: Tx,
  clientId: string,
  { filter, kinds }: { filter: AuditLogFilter; kinds: readonly SubjectKind[] },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from audit_log l
    where l.client_id = ${clientId} and ${sql.join(conditions(filter, kinds), sql` and `)}`.execute(tx)
  return rows[0]?.total ?? 0
}
