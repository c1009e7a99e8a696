import { afterEach, beforeAll, expect, test } from 'vitest'
import { employeeAt, userAt } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const [drivers, fitters, empty] = [fixedId('drivers'), fixedId('fitters'), fixedId('empty team')] as const
const foreign = fixedId('drivers of borealis')

beforeAll(() =>
  server.inSystem(async (tx) => {
    const borealis = server.tenants.clientId('borealis')
    await makeTeam(tx, admin.clientId, { id: drivers, label: 'Drivers', members: [employeeAt(1), employeeAt(2)] })
    await makeTeam(tx, admin.clientId, { id: fitters, label: 'Fitters', members: [employeeAt(2)] })
    await makeTeam(tx, admin.clientId, { id: empty, label: 'Nights' })
    await makeTeam(tx, borealis, { id: foreign, label: 'Foreign', members: [employeeAt(1, 'borealis')] })
  }),
)
afterEach(async () => {
  await server.db.deleteFrom('user_permission_restrictions').execute()
})

interface Listed {
  id: string
  teamLabels: string[]
}

const ask = (query: string, who = admin) => who.get(`/api/ssp/production/employees/${who.clientId}?${query}`)
const list = async (query: string, who = admin): Promise<Listed[]> => (await ask(query, who)).json().employees
const ids = async (query: string, who = admin) => (await list(query, who)).map(({ id }) => id).toSorted()
const of = (...numbers: number[]) => numbers.map((n) => employeeAt(n)).toSorted()

test('members of any of the teams, each once, and the count agrees', async () => {
  expect(await ids(`teamIds=${drivers}`)).toEqual(of(1, 2))
  expect(await ids(`teamIds=${drivers},${fitters},${drivers}`)).toEqual(of(1, 2))
  expect(await ids(`teamIds=${fitters}&search=canary&status=active`)).toEqual(of(2))
  expect(await ids(`teamIds=${empty}`)).toEqual([])
  for (const teams of [drivers, `${drivers},${fitters}`, empty, foreign])
    expect((await ask(`count=true&teamIds=${teams}`)).json().count).toBe((await ids(`teamIds=${teams}`)).length)
})

test('rows name the teams of the employee by label', async () => {
  const labels = new Map((await list('limit=100')).map(({ id, teamLabels }) => [id, teamLabels]))
  expect(labels.get(employeeAt(1))).toEqual(['Drivers'])
  expect(labels.get(employeeAt(2))).toEqual(['Drivers', 'Fitters'])
  expect(labels.get(employeeAt(3))).toEqual([])
})

test('a team of another client, or none, has no members here', async () => {
  expect(await ids(`teamIds=${foreign}`)).toEqual([])
  expect(await ids(`teamIds=${foreign},${fitters}`)).toEqual(of(2))
  for (const wrong of ['x', `${drivers},`, `${drivers};${fitters}`, `${drivers},null`])
    expect([wrong, (await ask(`teamIds=${wrong}`)).statusCode]).toEqual([wrong, 400])
})

test('a team out of reach has no members and is not named', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['TEAMS_VIEW'], { team: drivers }))
  expect(await ids(`teamIds=${drivers}`, staff)).toEqual([])
  expect(await ids(`teamIds=${drivers},${fitters}`, staff)).toEqual(of(2))
  expect((await list('limit=100', staff)).flatMap(({ teamLabels }) => teamLabels)).toEqual(['Fitters'])
})

test('without the right to see teams none is named, and none filters', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['TEAMS_VIEW']))
  expect(await ids(`teamIds=${drivers}`, staff)).toEqual([])
  expect((await list('limit=100', staff)).flatMap(({ teamLabels }) => teamLabels)).toEqual([])
})
