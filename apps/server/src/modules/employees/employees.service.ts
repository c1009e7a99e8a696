import { can, isRestrictedAt } from '@ssp/api/can'
import { canReach, placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import { requireFreeIdentifier } from '../../access/holders.ts'
import type { Tx } from '../../db/database.ts'
import { FIRST_BIRTHDAY, isBirthday } from '../../people/birthdays.ts'
import { findToday } from '../../db/today.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import type { Call } from '../../access/call.ts'
import { isCounted, type EmployeeFilter, type SearchThrough } from '../../people/employee-filter.ts'
import { findTotals, type EmployeeTotals } from '../../people/employee-totals.ts'
import { logInteraction } from '../../people/interactions.ts'
import { joinTeam, teamOfNew } from '../../people/new-member.ts'
import { reachOf } from '../../people/reach.ts'
import * as repository from './employees.repository.ts'
import type { EmployeeRow, EmployeeScope, EmployeeSort, NewEmployee } from './employees.repository.ts'
import { findMerges } from './merges.repository.ts'
import type { PageAnchors } from './page-anchors.ts'
import { reachable } from './reachable.ts'

/** The page of a list; `page` starts at 0. */
export interface PageOf {
  page: number
  limit: number
  /** Default by name. */
  sort?: EmployeeSort | undefined
}

/** A list over several clients is restricted by either. */
const ACROSS_CLIENTS = ['EMPLOYEES_VIEW', 'PLATFORM_VIEW'] as const

/** The employees of the client within the caller's reach, and the teams that a filter may name. */
const scopeOf = (call: Call): EmployeeScope => {
  const { employees, teams } = reachOf(call)
  return { clientIds: [call.client.id], conditions: employees, teams }
}

// The counters include all employees, so they do not apply if any employee is out of reach.
const countersApply = ({ conditions }: EmployeeScope, filter: EmployeeFilter): boolean =>
  conditions.length === 0 && isCounted(filter)

async function countScope(tx: Tx, scope: EmployeeScope, filter: EmployeeFilter, through?: SearchThrough) {
  return countersApply(scope, filter)
    ? totalOf(await findTotals(tx, scope.clientIds), filter)
    : repository.countEmployees(tx, scope, filter, through)
}

/** Known start positions of deep pages; one object per server. */
interface Anchored {
  anchors: PageAnchors
}

// Without search and dates the list is one of five, whose pages start at known positions. If the position is not known yet,
// one more row is read: the one before the page, which becomes the position. The stamp covers only changes of the names, so
// other orders have no positions.
async function knownList(
  deps: Anchored,
  tx: Tx,
  scope: EmployeeScope,
  filter: EmployeeFilter,
  of: PageOf,
  describing: Pick<repository.PageRequest, 'labels' | 'accounts'>,
): Promise<{ rows: EmployeeRow[]; count: number }> {
  const { clientIds } = scope
  const { limit, sort } = of
  const offset = of.page * limit
  if (!repository.isByName(sort)) {
    const rows = await repository.findEmployees(tx, scope, filter, { limit, offset, sort, totals: true, ...describing })
    return { rows, count: totalOf(rows[0]?.totals ?? (await findTotals(tx, clientIds)), filter) }
  }
  const list = `${clientIds.join()}/${filter.status ?? 'all'}${sort === '-name' ? '/descending' : ''}`
  const anchor = deps.anchors.nearest(list, offset)
  const lead = offset > (anchor?.offset ?? 0) ? 1 : 0
  const wanted = { limit: limit + lead, offset: offset - lead, anchor, sort, totals: true, ...describing }
  const rows = await repository.findEmployees(tx, scope, filter, wanted)
  const totals = rows[0]?.totals ?? (await findTotals(tx, clientIds))
  if (anchor && anchor.stamp !== totals.stamp) {
    deps.anchors.forget(list)
    return knownList(deps, tx, scope, filter, of, describing)
  }
  const before = lead ? rows.shift() : undefined
  const last = rows.at(-1)
  if (before) deps.anchors.remember(list, totals.stamp, { offset, key: before })
  if (last) deps.anchors.remember(list, totals.stamp, { offset: offset + rows.length, key: last })
  return { rows, count: totalOf(totals, filter) }
}

/** A page of a client's employees. `count` is undefined if it would have to be counted row by row. */
export function listEmployees(
  deps: Pick<Deps, 'tenantRead'> & Anchored,
  call: Call,
  filter: EmployeeFilter,
  of: PageOf,
) {
  const scope = scopeOf(call)
  const accounts = can(call.actor.rights, 'USERS_UPDATE', placeOf(call.actor, call.client))
  const describing = { labels: true, accounts }
  return deps.tenantRead(call, async (tx) => {
    if (countersApply(scope, filter)) return knownList(deps, tx, scope, filter, of, describing)
    const page = { limit: of.limit, offset: of.page * of.limit, sort: of.sort, ...describing }
    const rows = await repository.findEmployees(tx, scope, filter, page)
    return { rows, count: undefined }
  })
}

/** The total for a filter. */
export const countEmployees = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: EmployeeFilter,
): Promise<number> => tenantRead(call, (tx) => countScope(tx, scopeOf(call), filter))

/**
 * A page of the employees of all clients of the client's platform that the caller reaches and where neither permission is
 * restricted, or of one of them.
 * @throws problem `not_found` for a client of another platform.
 */
export async function listPlatformEmployees(
  deps: Pick<Deps, 'clientsRead' | 'directory'> & Anchored,
  { actor, client }: Call,
  filter: EmployeeFilter,
  of: PageOf & { clientId?: string | undefined },
) {
  const ids = (await deps.directory.all())
    .filter((item) => item.platformId === client.platformId && canReach(actor, item))
    .filter((item) => !ACROSS_CLIENTS.some((name) => isRestrictedAt(actor.rights, name, placeOf(actor, item))))
    .flatMap(({ id }) => (of.clientId === undefined || id === of.clientId ? id : []))
  if (ids.length === 0) throw problem('not_found')
  const scope = { clientIds: ids.toSorted(), conditions: reachable(actor, ACROSS_CLIENTS), teams: [] }
  const read = async (tx: Tx) => {
    if (countersApply(scope, filter)) return knownList(deps, tx, scope, filter, of, {})
    const page = { limit: of.limit, offset: of.page * of.limit }
    const rows = await repository.findEmployees(tx, scope, filter, page, 'clients')
    return { rows, count: await repository.countEmployees(tx, scope, filter, 'clients') }
  }
  // A search of many clients is long, and so is a count of rows.
  return deps.clientsRead({ actor }, ids, read, { isLong: !countersApply(scope, filter) })
}

/**
 * One employee with the teams and merges.
 * @throws problem `not_found` when the client has no such employee within the caller's reach.
 */
export const findEmployee = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const row = requireFound(await repository.findEmployee(tx, call.client.id, id, reachable(call.actor)))
    const teams = await repository.findTeamsOf(tx, call.client.id, id)
    return { row, teams, ...(await findMerges(tx, call.client.id, id, reachable(call.actor))) }
  })

/**
 * Makes one employee, once per key.
 * @throws problem `conflict` for an id or an identifier in use, and as `teamOfNew`.
 */
export function quickCreateEmployee(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  { teamId, ...employee }: NewEmployee & { teamId: string | undefined },
  attempt: { key: string | undefined; body: unknown },
) {
  const { client } = call
  return tenantWrite(call, { operation: 'quickCreateEmployee', ...attempt }, async (tx) => {
    const born = employee.date_of_birth
    if (born && !isBirthday(born, await findToday(tx, client.id))) {
      const text = born < FIRST_BIRTHDAY ? 'This is before 1900.' : 'This lies in the future.'
      throw problem('invalid', { fields: { dateOfBirth: text } })
    }
    const team = await teamOfNew(tx, call, teamId)
    await requireFreeIdentifier(tx, call, employee.identifier, employee.id)
    await repository.insertEmployee(tx, client.id, employee)
    await auditCall(tx, call, { action: 'employee.create', target: employee.id })
    await logInteraction(tx, call, { employeeId: employee.id, type: 'employee_created' })
    if (team) await joinTeam(tx, call, employee.id, team)
    const row = await repository.findEmployee(tx, client.id, employee.id)
    if (!row) throw problem('internal')
    return row
  })
}

function totalOf(totals: EmployeeTotals, { status }: EmployeeFilter): number {
  const active = totals.registered + totals.unregistered
  if (status === undefined) return active + totals.deactivated + totals.merged
  return status === 'active' ? active : totals[status]
}
