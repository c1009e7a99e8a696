import { toSelectionResult } from '../../access/selection.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import type { MemberRow } from './members.repository.ts'
import {
  addSelectedMembers,
  addTeamMembers,
  countTeamMembers,
  listEmployeeTeams,
  listTeamMembers,
  removeFromAllTeams,
  removeSelectedMembers,
  removeTeamMember,
  setTeamApprover,
} from './members.service.ts'

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
  return {
    async listTeamMembers(request) {
      const { limit = 10, ...page } = request.query
      const rows = await listTeamMembers(deps, callOf(request), request.params.teamId, { ...page, limit })
      return rows.map(toMember)
    },

    async countTeamMembers(request) {
      const { search = '' } = request.query
      return [{ total: await countTeamMembers(deps, callOf(request), request.params.teamId, { search }) }]
    },

    async addTeamMembers(request, reply) {
      const added = await addTeamMembers(deps, callOf(request), request.params.teamId, request.body, keyOf(request))
      reply.status(201)
      return { success: true, added }
    },

    async addSelectedMembers(request, reply) {
      const { params, body } = request
      const selected = await addSelectedMembers(deps, callOf(request), params.teamId, body.selection, keyOf(request))
      reply.status(201)
      return toSelectionResult(selected)
    },

    async removeSelectedMembers(request) {
      const { params, body } = request
      return toSelectionResult(await removeSelectedMembers(deps, callOf(request), params.teamId, body.selection))
    },

    async removeTeamMember(request) {
      await removeTeamMember(deps, callOf(request), request.params)
      return { success: true }
    },

    async setTeamApprover(request) {
      await setTeamApprover(deps, callOf(request), request.params, request.body.approver === 1)
      return { success: true }
    },

    async listEmployeeTeams(request) {
      const teams = await listEmployeeTeams(deps, callOf(request), request.params.employeeId)
      return teams.map(({ approver, ...team }) => ({ ...team, approver: Number(approver) }))
    },

    async removeFromAllTeams(request) {
      await removeFromAllTeams(deps, callOf(request), request.params.identifier)
      return { success: true }
    },
  }
}
