import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { searchTerms } from '../../db/paged.ts'
import { inDays } from '../../db/in-days.ts'
import { parseDays } from '../../http/days.ts'

/** Account status, spec 2 section 4. */
export type EmployeeStatus = 'registered' | 'unregistered' | 'deactivated' | 'active'

/** The filters of an employee list, as on the wire. */
export interface EmployeeFilter {
  search?: string
  status?: EmployeeStatus
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  lastLoginDt?: string
  registeredDt?: string
  createdDt?: string
  /** Leaves out the members of this team. */
  notInTeam?: string
}

const RANGES = [
  ['lastLoginDt', 'last_login_at'],
  ['registeredDt', 'registered_at'],
  ['createdDt', 'created_at'],
] as const

const STATUSES: Record<EmployeeStatus, RawBuilder<SqlBool>> = {
  registered: sql`e.deactivated_at is null and e.registered_at is not null`,
  unregistered: sql`e.deactivated_at is null and e.registered_at is null`,
  deactivated: sql`e.deactivated_at is not null`,
  active: sql`e.deactivated_at is null`,
}

/** Whether the counters of the client give the total of a filter. */
export function isCounted(filter: EmployeeFilter): boolean {
  const { search, lastLoginDt, registeredDt, createdDt, notInTeam } = filter
  return !searchTerms(search) && !lastLoginDt && !registeredDt && !createdDt && !notInTeam
}

const outside = (teamId: string) => sql<SqlBool>`not exists (select from team_members x
  where x.client_id = e.client_id and x.team_id = ${teamId} and x.employee_id = e.id)`

/** The conditions of status, dates and team on `employees as e`, of one client or of several. */
export function statusAndDates(filter: EmployeeFilter, only: string | undefined): Expression<SqlBool>[] {
  const ranges = RANGES.flatMap(([name, column]) => {
    const range = filter[name]
    if (!range) return []
    return [inDays(`e.${column}`, only ?? sql.ref('e.client_id'), parseDays(name, range))]
  })
  const others = filter.notInTeam === undefined ? [] : [outside(filter.notInTeam)]
  return [...(filter.status ? [STATUSES[filter.status]] : []), ...ranges, ...others]
}
