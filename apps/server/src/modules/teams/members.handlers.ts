import { toSelectionResult } from '../../access/selection.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import type { MemberRow } from './members.repository.ts'
import { membersService } from './members.service.ts'

type Ids =
  | 'listTeamMembers'
  | 'countTeamMembers'
  | 'addTeamMembers'
  | 'removeTeamMember'
  | 'setTeamApprover'
  | 'listEmployeeTeams'
  | 'removeFromAllTeams'
  | 'addSelectedMembers'
  | 'removeSelectedMembers'

const toMember = ({ id, registered_at, approver, ...person }: MemberRow) => ({
  employee_id: id,
  ...person,
  approver: Number(approver),
  registeredDt: registered_at,
})

/** Members of teams (C2-078 to C2-084). */
export function membersHandlers(deps: Deps): HandlersOf<Ids> {
  const service = membersService(deps)
  return {
    async listTeamMembers(request) {
      const { limit = 10, ...page } = request.query
      const rows = await service.list(callOf(request), request.params.teamId, { ...page, limit })
      return rows.map(toMember)
    },

    async countTeamMembers(request) {
      const { search = '' } = request.query
      return [{ total: await service.count(callOf(request), request.params.teamId, { search }) }]
    },

    async addTeamMembers(request, reply) {
      const added = await service.add(callOf(request), request.params.teamId, request.body, keyOf(request))
      reply.status(201)
      return { success: true, added }
    },

    async addSelectedMembers(request, reply) {
      const { params, body } = request
      const selected = await service.addSelected(callOf(request), params.teamId, body.selection, keyOf(request))
      reply.status(201)
      return toSelectionResult(selected)
    },

    async removeSelectedMembers(request) {
      const { params, body } = request
      return toSelectionResult(await service.removeSelected(callOf(request), params.teamId, body.selection))
    },

    async removeTeamMember(request) {
      await service.remove(callOf(request), request.params)
      return { success: true }
    },

    async setTeamApprover(request) {
      await service.setApprover(callOf(request), request.params, request.body.approver === 1)
      return { success: true }
    },

    async listEmployeeTeams(request) {
      const teams = await service.teamsOf(callOf(request), request.params.employeeId)
      return teams.map(({ approver, ...team }) => ({ ...team, approver: Number(approver) }))
    },

    async removeFromAllTeams(request) {
      await service.removeFromAll(callOf(request), request.params.identifier)
      return { success: true }
    },
  }
}
