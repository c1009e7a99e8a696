import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { etagOf } from '../../http/etag.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { logosOf, type KnownLogos } from './client-logos.ts'
import { toEmployee, toEmployeeDetail } from './employee-wire.ts'
import {
  countEmployees,
  findEmployee,
  listEmployees,
  listPlatformEmployees,
  quickCreateEmployee,
} from './employees.service.ts'
import { PageAnchors } from './page-anchors.ts'
import { parseQuickCreate } from './quick-create.ts'

/** Employees of a client and of a platform (C1-017, C2-020 to C2-026). */
export function employeesHandlers(
  deps: Deps,
): HandlersOf<'listEmployees' | 'countEmployees' | 'quickCreateEmployee' | 'listPlatformEmployees'> {
  const logos: KnownLogos = new Map()
  const remembering = { ...deps, anchors: new PageAnchors(), logos }
  const logoOf = async (call: Call) => (await logosOf(remembering, call, [call.client.id])).get(call.client.id) ?? null
  const { objects } = deps
  return {
    async listEmployees(request, reply) {
      const { page = 0, limit = 10, sort, id, clientId, ...filter } = request.query
      const call = callOf(request)
      requireSameClient(call, clientId)
      const logo = await logoOf(call)
      if (id !== undefined) {
        const { row, teams, merger, merged } = await findEmployee(deps, call, id)
        reply.header('etag', etagOf(row.version))
        return { success: true, count: 1, employees: [toEmployeeDetail(row, teams, logo, objects)], merger, merged }
      }
      const { rows, count } = await listEmployees(remembering, call, filter, { page, limit, sort })
      return {
        success: true,
        ...(count !== undefined && { count }),
        employees: rows.map((row) => toEmployee(row, logo, objects)),
      }
    },

    async countEmployees(request) {
      const { count: _asked, clientId, ...filter } = request.query
      const call = callOf(request)
      requireSameClient(call, clientId)
      return { success: true, count: await countEmployees(deps, call, filter) }
    },

    async quickCreateEmployee(request, reply) {
      const call = callOf(request)
      requireSameClient(call, request.body.clientId)
      const attempt = { key: keyOf(request), body: request.body }
      const row = await quickCreateEmployee(deps, call, parseQuickCreate(request.body), attempt)
      reply.status(201).header('etag', etagOf(row.version))
      return toEmployee(row, await logoOf(call), objects)
    },

    async listPlatformEmployees(request) {
      const { page = 0, limit = 10, clientId, function: _name, ...filter } = request.query
      const call = callOf(request)
      const { rows, count } = await listPlatformEmployees(remembering, call, filter, { page, limit, clientId })
      const shown = await logosOf(
        remembering,
        call,
        rows.map((row) => row.client_id),
      )
      const employees = rows.map((row) => toEmployee(row, shown.get(row.client_id) ?? null, objects))
      return { success: true, count, employees }
    },
  }
}
