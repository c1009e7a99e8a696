import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { inDays } from '../db/in-days.ts'
import { searchTerms } from '../db/paged.ts'
import { parseDays } from '../db/days.ts'
import { all } from './reach.ts'
import { isInUse } from './in-use.ts'

/** Account status, spec 2 section 4. */
export type EmployeeStatus = 'registered' | 'unregistered' | 'deactivated' | 'active'

/** The filters of an employee list, as on the wire. */
export interface EmployeeFilter {
  search?: string | undefined
  status?: EmployeeStatus | undefined
  /** 'YYYY-MM-DD,YYYY-MM-DD', both ends included. */
  lastLoginDt?: string | undefined
  registeredDt?: string | undefined
  createdDt?: string | undefined
  /** Excludes the members of this team. */
  notInTeam?: string | undefined
  /** Comma-separated ids: only members of one of these teams. */
  teamIds?: string | undefined
  /** Only these, for a selection. */
  ids?: readonly string[] | undefined
  /** All except these, for a selection. */
  except?: readonly string[] | undefined
}

/**
 * How a search finds its rows: by the index of one client in `withTenant`, of several in `withClients` (migration
 * 0165), or by comparing row after row.
 */
export type SearchThrough = 'tenant' | 'clients' | 'scan'

/** What a filter is read with. */
export interface FilterReach {
  /** The one client that is read; undefined for several. */
  only: string | undefined
  /** Conditions on `teams as t`: a team that does not meet them has no members for `teamIds`. */
  teams: readonly Expression<SqlBool>[]
  /** Default `tenant`. */
  through?: SearchThrough | undefined
  /** The first matches of a search that are needed, in the order of the list, where nothing else thins them out. Default all. */
  most?: number | undefined
}

const RANGES = [
  ['lastLoginDt', 'last_login_at'],
  ['registeredDt', 'registered_at'],
  ['createdDt', 'created_at'],
] as const

const STATUSES: Record<EmployeeStatus, RawBuilder<SqlBool>> = {
  registered: sql`${isInUse} and e.registered_at is not null`,
  unregistered: sql`${isInUse} and e.registered_at is null`,
  deactivated: sql`e.deactivated_at is not null`,
  active: isInUse,
}

/** The filters that a request sets: what else it says is left out. */
export function filterOf(query: EmployeeFilter): EmployeeFilter {
  const { search, status, lastLoginDt, registeredDt, createdDt, teamIds } = query
  const filter = { search, status, lastLoginDt, registeredDt, createdDt, teamIds }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** A filter as the audit log has it: selected employees as a number. */
export const auditedFilter = ({ ids, except, ...filter }: EmployeeFilter) => ({
  ...filter,
  ...(ids && { selected: ids.length }),
  ...(except && { except: except.length }),
})

/** Whether the counters of the client give the total of a filter. */
export function isCounted(filter: EmployeeFilter): boolean {
  const { search, status: _status, ...others } = filter
  return !searchTerms(search) && Object.values(others).every((value) => value === undefined)
}

const outside = (teamId: string) => sql<SqlBool>`not exists (select from team_members x
  where x.client_id = e.client_id and x.team_id = ${teamId} and x.employee_id = e.id)`

// The members of the teams are read once, by the key of the memberships.
const inside = (teamIds: readonly string[], teams: FilterReach['teams']) => sql<SqlBool>`(e.client_id, e.id) in (
  select x.client_id, x.employee_id from team_members x join teams t on t.client_id = x.client_id and t.id = x.team_id
  where x.team_id in (${sql.join(teamIds)}) and ${all(teams)})`

// Below three characters the trigram index finds nothing and nearly every row matches, so walking the
// list in its order meets a page of matches soonest.
const TRIGRAM = 3

// The index stops early: the first `most` matches in the order of the list, unless further filters thin them out.
function matches(terms: readonly string[], through: SearchThrough, most: number | null): RawBuilder<SqlBool> {
  const patterns = sql`ssp_search_patterns(${terms.join(' ')})`
  if (terms.every((term) => term.length < TRIGRAM) || through === 'scan')
    return sql`e.search_text like all (${patterns})`
  return through === 'tenant'
    ? sql`e.id in (select ssp_search_employees(${patterns}, ${most}::int))`
    : sql`(e.client_id, e.id) in (select client, employee from ssp_search_employees_of_clients(${patterns}, ${most}::int))`
}

/**
 * The conditions of a filter on `employees as e`, together with those of the caller's reach.
 * @throws problem `invalid` for an invalid range of days.
 */
export function employeesWithin(
  reached: readonly Expression<SqlBool>[],
  filter: EmployeeFilter,
  { only, teams, through = 'tenant', most }: FilterReach,
): Expression<SqlBool>[] {
  const conditions = [...reached]
  if (filter.status) conditions.push(STATUSES[filter.status])
  for (const [name, column] of RANGES) {
    const range = filter[name]
    if (range) conditions.push(inDays(`e.${column}`, only ?? sql.ref('e.client_id'), parseDays(name, range)))
  }
  if (filter.notInTeam !== undefined) conditions.push(outside(filter.notInTeam))
  if (filter.teamIds !== undefined) conditions.push(inside(filter.teamIds.split(','), teams))
  if (filter.ids) conditions.push(sql`e.id = any(${sql.val([...filter.ids])}::uuid[])`)
  if (filter.except) conditions.push(sql`e.id <> all(${sql.val([...filter.except])}::uuid[])`)
  const terms = searchTerms(filter.search)
  if (!terms) return conditions
  return [...conditions, matches(terms, through, conditions.length === 0 ? (most ?? null) : null)]
}
