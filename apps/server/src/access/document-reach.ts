import { can, teamRules, type TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { placeOf } from './actor.ts'
import type { Call } from './call.ts'
import { employeesAs, outsideOf } from './not-restricted.ts'

/** Conditions on `documents as d` and `document_associations as a`. */
export interface Reach {
  documents: RawBuilder<SqlBool>
  associations: RawBuilder<SqlBool>
}

const EVERYTHING: Reach = { documents: sql`true`, associations: sql`true` }

/**
 * The documents in reach with restricted teams: a document shared with an unrestricted team or employee, a company-wide
 * document, and the caller's own upload until it is shared.
 */
function reachWithout({ actor }: Call, rules: readonly TeamRule[]): Reach {
  const isReachable = (team: string, employee: string) => {
    const belongsTo = (teamIds: readonly string[]) =>
      sql<SqlBool>`(coalesce(${sql.ref(team)} in (${sql.join(teamIds)}), false)
      or ${sql.ref(employee)} is not null and exists (select from employees e where e.client_id = d.client_id
        and e.id = ${sql.ref(employee)} and ${employeesAs('e')(teamIds)}))`
    // Nor the whole client, which no team restricts.
    return sql<SqlBool>`(coalesce(${sql.ref(team)}, ${sql.ref(employee)}) is null or ${sql.join(
      rules.map((rule) => outsideOf(rule, belongsTo)),
      sql` and `,
    )})`
  }
  const shared = sql`select from document_associations s where s.client_id = d.client_id and s.document_id = d.id`
  return {
    associations: isReachable('a.team_id', 'a.employee_id'),
    documents: sql`(d.related_type = 1
      or exists (${shared} and ${isReachable('s.team_id', 's.employee_id')})
      or d.uploaded_by = ${actor.userId} and not exists (${shared}))`,
  }
}

/** The records that a permission reaches. */
export function reachOf(call: Call, permission: string): Reach {
  const rules = teamRules(call.actor.rights, permission)
  return rules.length === 0 ? EVERYTHING : reachWithout(call, rules)
}

/** The records that the caller reaches by any of the permissions that they hold. */
export function reachOfAny(call: Call, permissions: readonly string[] = ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW']): Reach {
  const reaches = permissions
    .filter((permission) => can(call.actor.rights, permission, placeOf(call.actor, call.client)))
    .map((permission) => reachOf(call, permission))
  const anyOf = (part: keyof Reach) =>
    sql<SqlBool>`(${sql.join([sql`false`, ...reaches.map((reach) => reach[part])], sql` or `)})`
  return { documents: anyOf('documents'), associations: anyOf('associations') }
}
