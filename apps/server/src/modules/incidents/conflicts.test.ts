import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import { ANSWERS, incidentFixture } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/recognition-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { nameParts, possibleNames } from './conflicts.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
let use: ReturnType<typeof incidentFixture>
const named = randomUUID()
const leader = randomUUID()

beforeAll(async () => {
  use = incidentFixture(server)
  await use.link('nobody', use.employeeId(1))
  const client_id = admin.clientId
  await server.deps.database.withSystem(async (tx) => {
    await makeEmployee(tx, client_id, { id: named, forename: 'Zoë Marie', surname: "O'Brien-Łukasz" })
    await makeEmployee(tx, client_id, { id: leader, forename: 'Kofi', surname: 'Mensah' })
    await makeTeam(tx, client_id, { label: 'Dispatch', members: [named], leader })
  })
})

const naming = (text: string) => ({ answers: { ...ANSWERS, 8: text } })

test('possible names are runs of words, and pairs the other way round', () => {
  const namesIn = (text: string) => possibleNames(nameParts(text))
  expect(namesIn('Okafor, Ada.')).toEqual(['Okafor Ada', 'Ada Okafor'])
  expect(namesIn("Ada Okafor's.")).toContain('Ada Okafor')
  expect(namesIn('Kofi Mensah’s')).toContain('Kofi Mensah')
  expect(namesIn("the Ada Mills' van")).toContain('Ada Mills')
  expect(namesIn('a b c')).toEqual(['a b', 'a b c', 'b a', 'b c', 'c b'])
  expect(namesIn('nobody')).toEqual([])
  expect(namesIn('word '.repeat(100_000)).length).toBeLessThan(20_000)
})

test.each([
  ['is named', named],
  ['leads the team of somebody who is', leader],
])('who %s neither finds nor opens it, and is not assigned', async (_name, employee) => {
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  await use.link('admin', employee)
  try {
    const opened = await use.send(admin, 'GET', `/${id}`)
    expect(opened.statusCode).toBe(403)
    expect(opened.json().message).toContain('You are named in this report')
    expect(opened.body).not.toContain('Fore1')
    expect((await use.send(admin, 'GET', '?limit=100')).body).not.toContain(id)
    const payload = { note: 'x', resolved: undefined }
    expect((await use.send(admin, 'POST', `/notes/${id}`, { payload })).statusCode).toBe(403)
    expect((await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })).statusCode).toBe(403)
    expect((await use.upload(admin, id, { file: PNG })).statusCode).toBe(403)
    const exported = await admin.send({ url: `/api/ssp/production/export-incidents?clientId=${admin.clientId}` })
    const file = await follow(server, exported)
    expect(file.body).not.toContain('zoe marie')
  } finally {
    await use.link('admin', null)
  }
  await use.link('reader', employee)
  const reader = server.tenants.userId('acme', 'reader')
  const assigned = await use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: reader } })
  expect(assigned.statusCode).toBe(400)
  expect(assigned.json().fields.assigned_to).toContain('named in the report')
  expect((await use.send(admin, 'GET', `/${id}`)).json().data.conflicts).toEqual([reader])
  await use.link('reader', null)
})

test('who left the link to the named employee neither opens, finds nor exports it', async () => {
  const id = await use.reported(author, naming("It was zoe marie o'brien-lukasz, I think."))
  const association = `/api/ssp/production/access/${admin.clientId}/association`
  const userId = server.tenants.userId('acme', 'admin')
  await use.link('admin', named)
  try {
    const left = await admin.send({ method: 'DELETE', url: `${association}?userId=${userId}&employeeId=${named}` })
    expect(left.statusCode, left.body).toBeLessThan(300)
    expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
    expect((await use.send(admin, 'GET', '?limit=100')).body).not.toContain(id)
    const exported = await admin.send({ url: `/api/ssp/production/export-incidents?clientId=${admin.clientId}` })
    expect((await follow(server, exported)).body).not.toContain('zoe marie')
  } finally {
    await use.link('admin', null)
  }
})

test('the author of a named report is in no conflict with it', async () => {
  const id = await use.reported(author, naming('I am Fore1 Canary-acme'))
  expect((await use.send(admin, 'GET', `/${id}`)).json().data.conflicts).toEqual([])
  const rows = await server.deps.database.withSystem((tx) =>
    tx.selectFrom('incident_conflicts').select('employee_id').where('incident_id', '=', id).execute(),
  )
  expect(rows).toEqual([])
})

test('reports of restricted teams are out of reach everywhere; anonymous ones have no team', async () => {
  const id = await use.reported(author, { answers: { ...ANSWERS, 9: 'Kept from admin' } })
  const anonymous = await use.reported(author, { anonymous: true })
  await use.upload(admin, id, { file: PNG })
  const [image] = (await use.send(admin, 'GET', `/${id}`)).json().images
  await restrictTeam(server, { username: 'admin', permission: 'INCIDENTS_VIEW', employees: [1] })
  const list = (await use.send(admin, 'GET', '?limit=100')).body
  expect(list).not.toContain(id)
  expect(list).toContain(anonymous)
  const total = (await use.send(admin, 'GET', '?count=true')).json<[{ total: number }]>()[0].total
  expect(total).toBe(JSON.parse(list).length)
  expect((await use.send(admin, 'GET', '?search=Kept')).json()).toEqual([])
  for (const [method, path, payload] of [
    ['GET', `/${id}`, undefined],
    ['PATCH', `/${id}`, { resolved: 1 }],
    ['GET', `/notes/${id}`, undefined],
    ['POST', `/notes/${id}`, { note: 'x' }],
    ['DELETE', `/images?key=${encodeURIComponent(image.key)}`, undefined],
  ] as const)
    expect((await use.send(admin, method, path, payload && { payload })).statusCode, `${method} ${path}`).toBe(404)
  expect((await use.upload(admin, id, { file: PNG })).statusCode).toBe(404)
  const exported = await admin.send({ url: `/api/ssp/production/export-incidents?clientId=${admin.clientId}` })
  expect((await follow(server, exported)).body).not.toContain('Kept from admin')
})

test('a name is found at the end of a report whose words make more names than one statement looks for', async () => {
  const text = Array.from({ length: 800 }, (_, index) => `w${index}`).join(' ')
  const id = await use.reported(author, naming(`${text} ZOË Marie O'Brien-Łukasz's`))
  await use.link('admin', named)
  try {
    expect((await use.send(admin, 'GET', `/${id}`)).statusCode).toBe(403)
  } finally {
    await use.link('admin', null)
  }
})
