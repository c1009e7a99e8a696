import { beforeEach, describe, expect, test } from 'vitest'
import { restrictPermissions } from '../modules/access/testing.ts'
import { makeTeam } from '../modules/teams/testing.ts'
import { employeeAt, grantTo, linkUser, userAt } from '../testing/people.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { fixedId } from '../testing/tenants.ts'

// Fore1 and Fore2 are in the team that a rule of `reader` names, Fore3 is not; all three are in the other team.
const server = setUpServer()
const reader = setUpUser(server, 'reader')
const [NAMED, OTHER] = [fixedId('indirect named'), fixedId('indirect other')]
const nobody = userAt('nobody').user_id

beforeEach(async () => {
  await grantTo(server, ['reader'], ['USERS_UPDATE', 'USERS_VIEW', 'TEAMS_VIEW', 'TEAMS_UPDATE', 'TEAMS_DELETE'])
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('user_permissions_only').execute()
    await tx.deleteFrom('teams').execute()
    await makeTeam(tx, reader.clientId, { id: NAMED, label: 'Named', members: [employeeAt(1), employeeAt(2)] })
    await makeTeam(tx, reader.clientId, { id: OTHER, label: 'Other', members: [1, 2, 3].map((n) => employeeAt(n)) })
    await tx.updateTable('clients').set({ strict_rights: true }).where('id', '=', reader.clientId).execute()
  })
  server.deps.directory.forget()
})

const restrict = (permission: string, only = false) =>
  server.inSystem((tx) => restrictPermissions(tx, userAt('reader'), [permission], { team: NAMED, only }))
const association = () => `/api/ssp/production/access/${reader.clientId}/association`

describe('the link of an account is judged before and after it', () => {
  const cases = [
    { only: false, from: null, to: 1, status: 403 },
    { only: false, from: null, to: 3, status: 200 },
    { only: false, from: 3, to: 1, status: 403 },
    { only: false, from: 1, to: 3, status: 404 },
    { only: false, from: 1, to: null, status: 404 },
    { only: false, from: 3, to: null, status: 200 },
    { only: true, from: 1, to: 3, status: 403 },
    { only: true, from: 1, to: 2, status: 200 },
    { only: true, from: 3, to: 1, status: 404 },
    { only: true, from: null, to: 1, status: 404 },
    { only: true, from: 1, to: null, status: 403 },
  ]
  for (const permission of ['USERS_UPDATE', 'USERS_VIEW'])
    test.each(cases)(`${permission}, only the team: $only, from $from to $to`, async ({ only, from, to, status }) => {
      const employee = (number: number | null) => (number === null ? null : employeeAt(number))
      await linkUser(server, 'nobody', employee(from))
      await restrict(permission, only)
      const sent =
        to === null
          ? await reader.delete(`${association()}?userId=${nobody}&employeeId=${employee(from)}`)
          : await reader.patch(association(), { userId: nobody, employeeId: employee(to) })
      expect(sent.statusCode, sent.body).toBe(status)
      const { employee_id } = await server.db
        .selectFrom('users')
        .select('employee_id')
        .where('client_id', '=', reader.clientId)
        .where('id', '=', nobody)
        .executeTakeFirstOrThrow()
      expect(employee_id).toBe(employee(status === 200 ? to : from))
    })
})

describe('a team whose members are not all within reach is not deleted', () => {
  const removal = () => `/api/ssp/production/teams/${reader.clientId}/${OTHER}`
  test.each(['EMPLOYEES_VIEW', 'TEAMS_VIEW', 'TEAMS_UPDATE', 'TEAMS_DELETE'])('%s', async (permission) => {
    await restrict(permission)
    const rejected = await reader.delete(removal())
    expect(rejected.statusCode).toBe(403)
    expect(rejected.json()).toMatchObject({ message: 'This team also has members whom your rights do not reach.' })
    const members = server.db.selectFrom('team_members').select('employee_id').where('team_id', '=', OTHER)
    expect(await members.execute()).toHaveLength(3)
    // The others are taken out, as on the screen of the team.
    await server.db
      .deleteFrom('team_members')
      .where('team_id', '=', OTHER)
      .where('employee_id', '<>', employeeAt(3))
      .execute()
    expect((await reader.delete(removal())).statusCode).toBe(200)
  })
})
