import { sql, type SqlBool } from 'kysely'
import type { components } from '@ssp/api/schema'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../db/days.ts'

type Schemas = components['schemas']
export type SubjectKind = Schemas['AuditSubjectKind']

/** Filter of a client's access changes. */
export interface AuditLogFilter extends Page {
  actorId?: string
  subjectKind?: SubjectKind
  subjectId?: string
  action?: Schemas['AuditAction']
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  changedDt?: string
}

const LIST = { search: { folded: 'l.search_text' }, order: ['l.at', 'l.id'], direction: 'desc' } as const

/** What of the log the caller reads. */
export interface AuditReach {
  kinds: readonly SubjectKind[]
  /** Whether to include changes that name teams: restrictions, and the log of a removed employee. */
  isNamingTeams: boolean
}

const NAMING_TEAMS: readonly Schemas['AuditChange']['field'][] = ['restriction', 'onlyIn', 'log']

function changesOf(tx: Tx, clientId: string, filter: AuditLogFilter, { kinds, isNamingTeams }: AuditReach) {
  const { actorId, subjectKind, subjectId, action, changedDt } = filter
  return (
    tx
      .selectFrom('audit_log as l')
      .where('l.client_id', '=', clientId)
      // The condition of the partial indexes, so that the planner uses them.
      .where('l.subject_kind', 'is not', null)
      .where(sql<SqlBool>`l.subject_kind = any(${sql.val([...kinds])}::text[])`)
      .where((at) =>
        at.and([
          ...(isNamingTeams
            ? []
            : [
                sql<SqlBool>`not exists (select from jsonb_array_elements(l.changes) c
                  where c ->> 'field' in (${sql.join(NAMING_TEAMS)}))`,
              ]),
          ...(actorId ? [at('l.user_id', '=', actorId)] : []),
          ...(subjectKind ? [at('l.subject_kind', '=', subjectKind)] : []),
          ...(subjectId ? [at('l.subject_id', '=', subjectId)] : []),
          ...(action ? [at('l.action', '=', action)] : []),
          ...(changedDt ? [inDays('l.at', clientId, parseDays('changedDt', changedDt))] : []),
        ]),
      )
  )
}

/** The access changes of a client, newest first, with current links to the records. */
export async function findAuditLog(
  tx: Tx,
  clientId: string,
  filter: AuditLogFilter,
  reach: AuditReach,
): Promise<Schemas['AuditEntry'][]> {
  const page = paged(changesOf(tx, clientId, filter, reach).selectAll('l'), filter, LIST)
  const { rows } = await sql<Schemas['AuditEntry']>`
    select l.id, l.at, l.action, l.changes,
      json_build_object('id', l.user_id, 'label', l.actor_label, 'username', a.username,
        'home', case when l.actor_client is not null then
          json_build_object('username', l.actor_username, 'client', l.actor_client) end) as actor,
      json_build_object('kind', l.subject_kind, 'id', l.subject_id, 'label', l.subject_label,
        'name', coalesce(u.username, r.name, p.name)) as subject
    from ${page} l
      left join users a on a.client_id = l.client_id and a.id = l.user_id
      left join users u on l.subject_kind = 'user' and u.client_id = l.client_id and u.id = l.subject_id
      left join roles r on l.subject_kind = 'role' and r.client_id = l.client_id and r.id = l.subject_id
      left join policies p on l.subject_kind = 'policy' and p.client_id = l.client_id and p.id = l.subject_id
    order by l.at desc, l.id desc`.execute(tx)
  return rows
}

/** The number of changes that match. */
export const countAuditLog = (tx: Tx, clientId: string, filter: AuditLogFilter, reach: AuditReach): Promise<number> =>
  counted(changesOf(tx, clientId, filter, reach), filter, LIST)
