import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { fixedId } from '../../testing/tenants.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.deps.database.withSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = server.tenants.clientId(client)
      const team = { client_id, id: fixedId(`team ${client}`), label: `Drivers of ${client}` }
      await tx
        .insertInto('teams')
        .values([team, { client_id, id: fixedId(`empty ${client}`), label: '100 % of us' }])
        .execute()
      const members = [1, 2, 3].map((n) => ({
        client_id,
        team_id: team.id,
        employee_id: fixedId(`employee ${client} ${n}`),
        approver: n === 3,
      }))
      await tx.insertInto('team_members').values(members).execute()
    }
  })
})
afterAll(() => server.close())

test('teams of the client with the leader first, found by label', async () => {
  const admin = await server.signIn('admin')
  const list = async (search: string) =>
    (
      await admin.send({
        method: 'GET',
        url: `/api/ssp/production/teams/${admin.clientId}?search=${encodeURIComponent(search)}`,
      })
    ).json()
  const [empty, drivers] = await list('')
  expect(empty).toMatchObject({ label: '100 % of us', employees: [] })
  expect(drivers).toMatchObject({ label: 'Drivers of acme', client_id: admin.clientId })
  expect(
    drivers.employees.map((member: { forename: string; approver: number }) => [member.forename, member.approver]),
  ).toEqual([
    ['Fore3', 1],
    ['Fore1', 0],
    ['Fore2', 0],
  ])
  expect(await list('borealis')).toEqual([])
  expect(await list('%')).toHaveLength(1)
})

test('needs a permission', async () => {
  const nobody = await server.signIn('nobody')
  const answer = await nobody.send({ method: 'GET', url: `/api/ssp/production/teams/${nobody.clientId}` })
  expect(answer.statusCode).toBe(403)
})
