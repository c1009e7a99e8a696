import type { components } from '@ssp/api/schema'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { reachableBy } from '../../access/team-reach.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import { logInteraction } from '../../people/interactions.ts'
import { requireEmployee } from '../../people/require-employee.ts'
import * as repository from './interactions.repository.ts'
import type { InteractionFilter, Reach } from './interactions.repository.ts'

// For teams, the condition of the list of an employee's teams.
function reachOf(call: Call): Reach {
  const { teams, members } = reachableBy(call, ['EMPLOYEES_VIEW', 'TEAMS_VIEW'])
  return { employee: members, team: teams }
}

/** A page of the interaction log of an employee, and how many there are. @throws problem `not_found`. */
export const listInteractions = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: InteractionFilter,
  page: Pick<Page, 'page' | 'limit'>,
) =>
  tenantRead(call, async (tx) => {
    await requireEmployee(tx, call, filter.employeeId)
    const reach = reachOf(call)
    const data = await repository.findInteractions(tx, call.client.id, reach, filter, page)
    return { data, count: await repository.countInteractions(tx, call.client.id, reach, filter) }
  })

/** How many interactions there are. @throws problem `not_found`. */
export const countInteractions = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  filter: InteractionFilter,
): Promise<number> =>
  tenantRead(call, async (tx) => {
    await requireEmployee(tx, call, filter.employeeId)
    return repository.countInteractions(tx, call.client.id, reachOf(call), filter)
  })

/**
 * Records an event reported by a browser, once per key. The server sets the user and the time. @throws problem `not_found`.
 */
export const recordInteraction = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  event: components['schemas']['ActivityEvent'],
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'recordInteraction', key, body: event }, async (tx) => {
    const { employeeId, type, notify } = event
    await requireEmployee(tx, call, employeeId)
    await logInteraction(tx, call, { employeeId, type, notify })
    await auditCall(tx, call, { action: 'interaction.record', target: employeeId, details: { type } })
    return { success: true }
  })
