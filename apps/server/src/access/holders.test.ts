import { expect, test } from 'vitest'
import { restrictPermissions } from '../modules/access/testing.ts'
import { employeeAt, userAt } from '../testing/people.ts'
import { restrictTeam } from '../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { accessIds, startAccessServer } from '../testing/access-fixture.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const PASSWORD = 'Quiet-Harbour-77'
const at = (path: string) => `/api/ssp/production/${path}`

const quickCreate = (identifier: string) => {
  const payload = { clientId: admin.clientId, surname: 'Probe', identifier }
  return { method: 'POST', url: at(`employees/${admin.clientId}?function=quickCreate`), payload } as const
}
const edit = (identifier: string) => {
  const payload = { id: employeeAt(3), identifier }
  return { method: 'PATCH', url: at(`employees/${employeeAt(3)}?clientId=${admin.clientId}`), payload } as const
}
const createUser = (fields: object) => {
  const sent = {
    password: PASSWORD,
    confirmPassword: PASSWORD,
    roleId: accessIds('acme').viewerRole,
    clientId: admin.clientId,
  }
  const payload = { label: 'Probe', username: 'probe', email: 'probe@acme.example', ...sent, ...fields }
  return { method: 'POST', url: at(`access/${admin.clientId}/users`), payload } as const
}
const editUser = (fields: object) => {
  const payload = { id: server.tenants.userId('acme', 'nobody'), client_id: admin.clientId, ...fields }
  return { method: 'PATCH', url: at(`access/${admin.clientId}/users`), payload } as const
}
const conflict = async (request: Parameters<typeof admin.send>[0]) => {
  const answer = await admin.send(request)
  expect(answer.statusCode, answer.body).toBe(409)
  const { fields, holder } = answer.json()
  return { fields, holder }
}
const IN_USE = 'This is in use already.'
const ada = { kind: 'employee', key: employeeAt(1), label: 'Fore1 Canary-acme' }

test('an identifier in use comes with the employee who has it, a username and an e-mail address with the account', async () => {
  const identifier = { fields: { identifier: IN_USE }, holder: ada }
  expect(await conflict(quickCreate('acme-1'))).toEqual(identifier)
  expect(await conflict(edit('acme-1'))).toEqual(identifier)
  const reader = { kind: 'user', key: 'reader', label: 'reader of acme' }
  const { email } = await server.db
    .updateTable('users')
    .set({ email: 'r@acme.example' })
    .where('id', '=', userAt('reader').user_id)
    .returning('email')
    .executeTakeFirstOrThrow()
  expect(await conflict(createUser({ username: 'Reader' }))).toEqual({ fields: { username: IN_USE }, holder: reader })
  expect(await conflict(createUser({ email }))).toEqual({ fields: { email: IN_USE }, holder: reader })
  expect(await conflict(editUser({ email }))).toEqual({ fields: { email: IN_USE }, holder: reader })
})

test('what is the own value is not in use', async () => {
  expect((await admin.send(edit('acme-3'))).statusCode).toBe(200)
  expect((await admin.send(editUser({ username: 'nobody' }))).statusCode).toBe(200)
})

test('who may not see the account or the employee learns only that it is in use', async () => {
  await restrictTeam(server, { username: 'admin', permission: 'EMPLOYEES_VIEW', employees: [1] })
  await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['USERS_VIEW']))
  expect(await conflict(quickCreate('acme-1'))).toEqual({ fields: { identifier: IN_USE } })
  expect(await conflict(edit('acme-1'))).toEqual({ fields: { identifier: IN_USE } })
  expect(await conflict(quickCreate('acme-2'))).toMatchObject({ holder: { key: employeeAt(2) } })
  expect(await conflict(editUser({ username: 'reader' }))).toEqual({ fields: { username: IN_USE } })
})
