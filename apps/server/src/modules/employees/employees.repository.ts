import type { components } from '@ssp/api/schema'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { NewRow } from '../../db/new-row.ts'
import { employeesWithin, type EmployeeFilter, type SearchThrough } from '../../people/employee-filter.ts'
import { totalsOf } from '../../people/employee-totals.ts'
import { all } from '../../people/reach.ts'
import type { Anchor } from './page-anchors.ts'

/** An employee as read, with the client data of a card. */
export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number]

/** A page of a list: skips `offset` rows, counted from `anchor` if there is one. */
export interface PageRequest {
  limit: number
  offset: number
  anchor?: Anchor | undefined
  /** Whether each row includes the counters of its client, which saves a round trip. */
  totals?: boolean
  /** Whether each row includes the labels of the teams within reach, and whether it was merged into an account within reach. */
  labels?: boolean
  /** Whether each row says if an account of this portal is linked to the employee. */
  accounts?: boolean
  /** Default by name. */
  sort?: EmployeeSort | undefined
}

/** Column that a list is sorted by, with a minus for descending. */
export type EmployeeSort = components['schemas']['EmployeeSort']

/** The clients whose employees are read. */
export interface EmployeeScope {
  clientIds: readonly string[]
  /** Conditions on `employees as e`, which exclude employees out of the caller's reach. */
  conditions: readonly Expression<SqlBool>[]
  /** Conditions on `teams as t`, for filters by team. */
  teams: readonly Expression<SqlBool>[]
}

function employeesOf(
  tx: Tx,
  { clientIds, conditions, teams }: EmployeeScope,
  filter: EmployeeFilter,
  through: SearchThrough,
  most?: number,
) {
  const only = clientIds.length === 1 ? clientIds[0] : undefined
  return tx
    .selectFrom('employees as e')
    .where((at) => (only ? at('e.client_id', '=', only) : at('e.client_id', 'in', clientIds)))
    .where((at) => at.and(employeesWithin(conditions, filter, { only, teams, through, most })))
}

// An employee of hundreds of teams is one with many; the page of the employee shows them all.
const LABELS = 20

const labelsOf = (teams: EmployeeScope['teams']) =>
  sql<string[]>`array(select t.label from team_members x join teams t on t.client_id = x.client_id and t.id = x.team_id
    where x.client_id = e.client_id and x.employee_id = e.id and ${all(teams)} order by t.label limit ${sql.lit(LABELS)})`

// The inner `e`, which the conditions are about, is the account that the row was merged into.
const mergedWithin = (conditions: EmployeeScope['conditions']) =>
  sql<boolean>`exists(select from (select m.client_id, m.linked_id from employee_merges m
      where m.client_id = e.client_id and m.employee_id = e.id) of
    join employees e on e.client_id = of.client_id and e.id = of.linked_id where ${all(conditions)})`

const hasAccount = sql<boolean>`exists(select from users u where u.client_id = e.client_id and u.employee_id = e.id)`

const SORTED = { identifier: 'identifier', registered: 'registered_at', lastLogin: 'last_login_at' } as const

/** Whether a list is in the order of the names, either way. */
export const isByName = (sort: EmployeeSort = 'name'): boolean => /^-?name$/.test(sort)

// As the indexes of migration 0470 have it, forwards or backwards.
function orderOf(sort: EmployeeSort = 'name') {
  const isDescending = sort.startsWith('-')
  const column = SORTED[sort.replace(/^-/, '') as keyof typeof SORTED]
  const direction = isDescending ? sql`desc` : sql`asc`
  const names = ['surname', 'forename', 'id', 'client_id'].map((name) => sql`${sql.ref(`e.${name}`)} ${direction}`)
  if (column === undefined) return names
  return [sql`${sql.ref(`e.${column}`)} ${isDescending ? sql`desc nulls last` : sql`asc nulls first`}`, ...names]
}

/** A page of the employees of clients, by default by surname, forename, id and client. */
export function findEmployees(
  tx: Tx,
  scope: EmployeeScope,
  filter: EmployeeFilter,
  page: PageRequest,
  through: SearchThrough = 'tenant',
) {
  const { anchor, limit, sort } = page
  const order = sql.join(orderOf(sort))
  const offset = page.offset - (anchor?.offset ?? 0)
  const most = sort === undefined || sort === 'name' ? page.offset + limit : undefined
  let query = employeesOf(tx, scope, filter, through, most)
  if (anchor) {
    const { surname, forename, id, client_id } = anchor.key
    const behind = sort === '-name' ? sql`<` : sql`>`
    query = query.where(
      sql<SqlBool>`(e.surname, e.forename, e.id, e.client_id) ${behind} (${surname}, ${forename}, ${id}::uuid, ${client_id}::uuid)`,
    )
  }
  // Display data is looked up only for the rows of the page, not for those that it skips.
  const isPaged = !isByName(sort) || offset > 0
  if (isPaged) {
    const keys = query.select(['e.client_id', 'e.id']).orderBy(order).offset(offset).limit(limit)
    query = employeesOf(tx, { ...scope, conditions: [] }, {}, through).where(
      sql<SqlBool>`(e.client_id, e.id) in (${keys})`,
    )
  }
  return query
    .innerJoin('clients as c', 'c.id', 'e.client_id')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .leftJoin('employee_additional_data as d', (join) =>
      join.onRef('d.client_id', '=', 'e.client_id').onRef('d.employee_id', '=', 'e.id'),
    )
    .selectAll('e')
    .select(['c.client_name', 'p.domain', 'd.data', 'd.version as data_version'])
    .$if(page.labels === true, (of) =>
      of.select([labelsOf(scope.teams).as('team_labels'), mergedWithin(scope.conditions).as('is_merged')]),
    )
    .$if(page.accounts === true, (of) => of.select(hasAccount.as('is_linked')))
    .$if(page.totals === true, (of) => of.select(totalsOf(scope.clientIds).as('totals')))
    .orderBy(order)
    .offset(isPaged ? 0 : offset)
    .limit(limit)
    .execute()
}

/** One employee of a client who meets the conditions; undefined if there is none. */
export async function findEmployee(
  tx: Tx,
  clientId: string,
  id: string,
  conditions: EmployeeScope['conditions'] = [],
): Promise<EmployeeRow | undefined> {
  return tx
    .selectFrom('employees as e')
    .innerJoin('clients as c', 'c.id', 'e.client_id')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .leftJoin('employee_additional_data as d', (join) =>
      join.onRef('d.client_id', '=', 'e.client_id').onRef('d.employee_id', '=', 'e.id'),
    )
    .selectAll('e')
    .select(['c.client_name', 'p.domain', 'd.data', 'd.version as data_version'])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', id)
    .where((at) => at.and(conditions))
    .executeTakeFirst()
}

/** The teams of an employee, oldest membership first. */
export const findTeamsOf = (tx: Tx, clientId: string, employeeId: string): Promise<{ team_id: string }[]> =>
  tx
    .selectFrom('team_members')
    .select('team_id')
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .orderBy('created_at')
    .orderBy('team_id')
    .limit(2000)
    .execute()

/** Counts the employees of clients row by row. */
export async function countEmployees(
  tx: Tx,
  scope: EmployeeScope,
  filter: EmployeeFilter,
  through: SearchThrough = 'tenant',
): Promise<number> {
  const { total } = await employeesOf(tx, scope, filter, through)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The fields of a new employee. */
export interface NewEmployee {
  id: string
  forename: string
  surname: string
  identifier: string | null
  email: string | null
  mobile_number: string | null
  telephone_number: string | null
  date_of_birth: string | null
  gender?: number
}

/** Inserts an employee, pending registration and not flagged for review. */
export async function insertEmployee(tx: Tx, clientId: string, employee: NewRow<'employees'>): Promise<void> {
  await tx
    .insertInto('employees')
    .values({ client_id: clientId, ...employee })
    .execute()
}
