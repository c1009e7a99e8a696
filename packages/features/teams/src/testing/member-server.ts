import type { Employee, Team, TeamMember } from '@ssp/api'
import { collection, fakeServer, type FakeSelection } from '@ssp/api/testing'
import { candidates, team, teamEmail, teamMembers } from './teams'

const path = '/ssp/production/teams/{clientId}'
const membersPath = '/ssp/production/teams/members/{clientId}/{teamId}'
const employeesPath = '/ssp/production/employees/{clientId}'
const emailsPath = '/ssp/production/employees/emails/{clientId}'

/** A fake server for one team, its members, the employees outside it, and the reminder. */
export function memberServer(first: TeamMember[] = teamMembers(12), outside: Employee[] = candidates(12)) {
  let label = team(0).label
  let members = first
  let removed: readonly (TeamMember & { id: string })[] = []
  const asEmployees = () => members.slice(0, 6).map(({ employee_id, ...rest }) => ({ ...rest, id: employee_id }))
  const current = () =>
    team(0, {
      label,
      membersCount: members.length,
      employees: asEmployees().map(({ id, forename, surname, approver }) => ({ id, forename, surname, approver })),
    })
  const list = () =>
    collection({
      rows: members.map((member) => ({ ...member, id: member.employee_id })),
      search: ({ forename, surname, identifier }) => [forename, surname, identifier],
    })
  const potential = () =>
    collection({
      rows: outside.filter(({ id }) => !members.some((member) => member.employee_id === id)),
      search: ({ forename, surname, identifier }) => [forename, surname, identifier],
    })
  return fakeServer()
    .on('get', `${path}/{teamId}`, () => Response.json(current(), { headers: { ETag: '"1"' } }))
    .on('patch', `${path}/{teamId}`, ({ body }) => {
      ;({ label } = body as Pick<Team, 'label'>)
      return current()
    })
    .on('delete', `${path}/{teamId}`, { success: true })
    .on('get', membersPath, ({ query }) =>
      list()
        .page(query)
        .map(({ id: _id, ...member }) => member),
    )
    .on('get', `${membersPath}#count`, ({ query }) => [{ total: list().total(query) }])
    .on('post', membersPath, ({ body }) => {
      const { membersToAdd } = body as { membersToAdd: { employee_id: string }[] }
      const added = outside.filter(({ id }) => membersToAdd.some(({ employee_id }) => employee_id === id))
      members = [
        ...members,
        ...added.map(({ id, identifier, forename, surname, registeredDt }) => ({
          employee_id: id,
          identifier,
          forename,
          surname,
          registeredDt,
          approver: 0,
        })),
      ]
      return Response.json({ success: true, added: added.length }, { status: 201 })
    })
    .on('patch', `${membersPath}/{employeeId}`, ({ params: { employeeId }, body }) => {
      const { approver } = body as { approver: number }
      members = members.map((member) => (member.employee_id === employeeId ? { ...member, approver } : member))
      return { success: true }
    })
    .on('delete', `${membersPath}/{employeeId}`, ({ params: { employeeId } }) => {
      members = members.filter((member) => member.employee_id !== employeeId)
      return { success: true }
    })
    .on('delete', `${membersPath}/selected`, ({ body }) => {
      const { selection } = body as { selection: FakeSelection }
      removed = list().selected(selection)
      members = members.filter(({ employee_id }) => !removed.some(({ id }) => id === employee_id))
      return { success: true, done: removed.map(({ id }) => id), leftOut: [] }
    })
    .on('post', `${membersPath}/selected`, () => {
      members = [...removed.map(({ id: _id, ...member }) => member), ...members]
      return Response.json({ success: true, done: removed.map(({ id }) => id), leftOut: [] }, { status: 201 })
    })
    .on('get', employeesPath, ({ query }) => ({
      success: true as const,
      employees: potential().page(query),
      count: potential().total(query),
    }))
    .on('get', `${employeesPath}#count`, ({ query }) => ({ success: true as const, count: potential().total(query) }))
    .on('get', emailsPath, teamEmail)
    .on('get', `${emailsPath}#getTeamRecipients`, {
      recipients: 5,
      noAddress: { total: 0, first: [] },
      remindedRecently: { total: 0, first: [] },
    })
    .on('post', `${emailsPath}#emailUnregisteredTeam`, () =>
      Response.json({ status: 'The registration reminder is on its way to 5 employees.' }, { status: 201 }),
    )
}
