import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import { setUpIncidents } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)
const team = randomUUID()

beforeAll(async () => {
  const client_id = admin.clientId
  await server.inSystem(async (tx) => {
    await makeTeam(tx, client_id, { id: team, label: 'Drivers', members: [use.employeeId(1)] })
    await tx
      .updateTable('employees')
      .set({ gender: 0 })
      .where('client_id', '=', client_id)
      .where('id', '=', use.employeeId(1))
      .execute()
  })
})

const get = async (path: string, who = admin) => {
  const response = await use.send(who, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the list', () => {
  test('shows named reports with team, and anonymous ones without', async () => {
    const named = await use.reported(author)
    const anonymous = await use.reported(author, { anonymous: true })
    const rows = await get('?limit=100')
    expect(rows.find((row: { id: string }) => row.id === named)).toMatchObject({
      user_id: use.employeeId(1),
      user_fullname: 'Fore1 Canary-acme',
      label: 'Drivers',
      resolved: 0,
      resolved_at: null,
      assigned_to: null,
      assigned_to_username: null,
      due: 'acknowledge',
      category: 'Health and safety',
      excerpt: 'The guard rail is loose',
    })
    expect(rows.find((row: { id: string }) => row.id === anonymous)).toMatchObject({ user_id: null, label: null })
  })

  test('is filtered by team, status and day, and searched; the count agrees', async () => {
    const id = await use.reported(author, {
      answers: { 2: 'Zebra Crossing Ltd', 5: 'Fraud or theft', 9: 'Ünïque smell' },
    })
    const old = await use.reported(author)
    await server.db.updateTable('incidents').set({ created_at: '2020-02-02T10:00:00Z' }).where('id', '=', old).execute()
    await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })
    const today = new Date().toISOString().slice(0, 10)
    const wanted: [string, (ids: string[]) => void][] = [
      ['status=resolved', (ids) => expect(ids).toEqual([id])],
      ['status=unresolved', (ids) => expect(ids).not.toContain(id)],
      [`teamId=${team}`, (ids) => expect(ids).toContain(id)],
      [`teamId=${randomUUID()}`, (ids) => expect(ids).toEqual([])],
      ['createdAt=2020-02-02,2020-02-02', (ids) => expect(ids).toEqual([old])],
      [`createdAt=${today},${today}`, (ids) => expect(ids).not.toContain(old)],
      ['search=unique zebra', (ids) => expect(ids).toEqual([id])],
      ['search=fore1', (ids) => expect(ids).toContain(id)],
      ['search=drivers', (ids) => expect(ids).toContain(id)],
    ]
    for (const [query, judge] of wanted) {
      const ids = idsOf(await get(`?limit=100&${encodeURI(query)}`))
      judge(ids)
      expect(await get(`?count=true&${encodeURI(query)}`), query).toEqual([{ total: ids.length }])
    }
    for (const typed of ['zebra', 'cross UNIQUE', 'fore', 'ra fo', 'theft %', 'or', 'zebra nowhere']) {
      const { rows } = await sql`select count(*)::int as total from incidents where client_id = ${admin.clientId}
          and search_text like all (ssp_search_patterns(${typed}))`.execute(server.db)
      expect(await get(`?count=true&search=${encodeURIComponent(typed)}`), typed).toEqual(rows)
    }
    expect((await use.send(admin, 'GET', '?createdAt=2026-02-30,2026-03-01')).statusCode).toBe(400)
  })

  test('has ten to a page, the newest first', async () => {
    for (let index = 0; index < 8; index += 1) await use.reported(author)
    const [first, second] = [await get('?page=0'), await get('?page=1')]
    expect(first).toHaveLength(10)
    expect(idsOf(second).some((id) => idsOf(first).includes(id))).toBe(false)
    const dates = [...first, ...second].map((row: { created_at: string }) => row.created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('one report', () => {
  test('has its answers in the form that it was made with, and the gender of who made it', async () => {
    const id = await use.reported(author)
    const { data, images } = await get(`/${id}`)
    const answered = JSON.parse(data.fields).filter(({ value }: { value: string }) => value)
    expect(answered.map(({ label, value }: { label: string; value: string }) => [label, value])).toEqual([
      ['Who employs you?', 'Harbour Ltd'],
      ['What kind of incident is it?', 'Health and safety'],
      ['When did it happen?', '2026-01-05'],
      ['Please describe what happened', 'The guard rail is loose'],
    ])
    expect(data).toMatchObject({ gender: 0, conflicts: [] })
    expect(images).toEqual([])
    expect((await use.send(admin, 'GET', `/${randomUUID()}`)).statusCode).toBe(404)
  })

  test('is resolved and opened again', async () => {
    const id = await use.reported(author)
    const etag = String((await use.send(admin, 'GET', `/${id}`)).headers['etag'])
    const began = Date.now()
    const resolved = await use.send(admin, 'PATCH', `/${id}`, {
      payload: { resolved: 1 },
      headers: { 'if-match': etag },
    })
    expect(resolved.statusCode).toBe(200)
    const after = await get(`/${id}`)
    expect(after.data).toMatchObject({ resolved: 1, due: null, due_at: null })
    expect(Date.parse(after.data.resolved_at)).toBeGreaterThanOrEqual(began)
    const late = await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 0 }, headers: { 'if-match': etag } })
    expect(late.statusCode).toBe(412)
    expect((await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 0 } })).statusCode).toBe(200)
    expect((await get(`/${id}`)).data).toMatchObject({ resolved: 0, resolved_at: null })
  })

  test('is assigned to a user of the client, and unassigned', async () => {
    const id = await use.reported(author)
    const assign = (assigned_to: string | null) => use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to } })
    expect((await assign(server.tenants.userId('acme', 'reader'))).statusCode).toBe(200)
    expect((await get(`/${id}`)).data).toMatchObject({ assigned_to: server.tenants.userId('acme', 'reader') })
    expect((await assign(server.tenants.userId('borealis', 'reader'))).statusCode).toBe(404)
    expect((await assign(randomUUID())).statusCode).toBe(404)
    const setReader = (status: 'active' | 'inactive') =>
      server.db.updateTable('users').set({ status }).where('id', '=', server.tenants.userId('acme', 'reader')).execute()
    expect((await assign(null)).statusCode).toBe(200)
    await setReader('inactive')
    const deactivated = await assign(server.tenants.userId('acme', 'reader'))
    expect(deactivated.json().fields).toEqual({ assigned_to: 'This account is deactivated.' })
    await setReader('active')
    expect((await assign(null)).statusCode).toBe(200)
    expect((await get(`/${id}`)).data).toMatchObject({ assigned_to: null, assigned_to_username: null })
  })

  test('keeps the name of an employee whose record is removed', async () => {
    const gone = await server.inSystem((tx) => makeEmployee(tx, admin.clientId, { forename: 'Short', surname: 'Stay' }))
    await use.link('nobody', gone)
    const id = await use.reported(author)
    await use.link('nobody', use.employeeId(1))
    await server.db.deleteFrom('employees').where('id', '=', gone).execute()
    expect((await get(`/${id}`)).data).toMatchObject({ user_id: null, user_fullname: 'Short Stay', gender: null })
  })
})

describe('reporting', () => {
  test.each([
    ['a missing answer', { answers: { 2: 'Acme' } }, ['5', '9']],
    ['an option that there is not', { answers: { 2: 'x', 5: 'Boredom', 9: 'x' } }, ['5']],
    ['a day that there is not', { answers: { 2: 'x', 5: 'Something else', 7: '2026-02-30', 9: 'x' } }, ['7']],
    ['a question that there is not', { answers: { 2: 'x', 5: 'Something else', 9: 'x', 77: 'x' } }, ['77']],
  ])('rejects %s at the question', async (_name, body, at) => {
    const response = await use.report(author, body)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(at)
  })

  test('is for employees of the client', async () => {
    const staff = await server.signIn('staff')
    expect((await use.report(staff)).statusCode).toBe(403)
    expect((await use.report(author, { fields_version: 99 })).statusCode).toBe(409)
  })
})

describe('the export', () => {
  test('holds all reports, safe to open in a spreadsheet', async () => {
    await use.reported(author, { answers: { 2: '=cmd()', 5: 'Something else', 9: 'a, "b"\nc' } })
    const address = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
    const file = await follow(server, address)
    expect(file.headers['content-disposition']).toContain('incidents.csv')
    expect(file.body).toContain('From,Created Date,Resolved,Resolved Date,Team,Assigned To,Report')
    expect(file.body).toContain('Who employs you?: =cmd()')
    expect(file.body).toContain('a, ""b""')
    const [{ total }] = await get('?count=true')
    expect(file.body.split('\r\n')).toHaveLength(total + 2)
  })

  test('works as long as its caller may read', async () => {
    const address = await admin.get(`/api/ssp/production/export-incidents?clientId=${admin.clientId}`)
    await admin.post(`/api/login/${admin.clientId}/logout`, {})
    expect((await follow(server, address)).statusCode).toBe(403)
    Object.assign(admin, await server.signIn('admin'))
  })
})

test('without INCIDENTS_VIEW nothing is read or changed', async () => {
  const id = await use.reported(author)
  for (const path of ['', '?count=true', `/${id}`, `/notes/${id}`, '/form', '/settings'])
    expect((await use.send(author, 'GET', path)).statusCode, path).toBe(403)
  expect((await use.send(author, 'PATCH', `/${id}`, { payload: { resolved: 1 } })).statusCode).toBe(403)
  expect((await use.upload(author, id, { file: PNG })).statusCode).toBe(403)
})

test('the clock has presets, and counts from the acknowledgement', async () => {
  const preset = await use.send(admin, 'GET', '/settings')
  expect(preset.json()).toEqual({ acknowledge_days: 7, answer_months: 3 })
  const id = await use.reported(author)
  const dueIn = async () => {
    const { data } = await get(`/${id}`)
    return [data.due, Math.round((Date.parse(data.due_at) - Date.now()) / 86_400_000)] as const
  }
  expect(await dueIn()).toEqual(['acknowledge', 7])
  const payload = { acknowledge_days: 3, answer_months: 1 }
  const saved = await use.send(admin, 'PATCH', '/settings', { payload, headers: { 'if-match': '"0"' } })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await use.send(admin, 'PATCH', '/settings', { payload, headers: { 'if-match': '"0"' } })).statusCode).toBe(
    412,
  )
  expect(await dueIn()).toEqual(['acknowledge', 3])
  await use.send(admin, 'PATCH', `/${id}`, { payload: { acknowledged: 1 } })
  const [due, days] = await dueIn()
  expect(due).toBe('answer')
  expect(days).toBeGreaterThanOrEqual(27)
  expect(days).toBeLessThanOrEqual(32)
})

test('late are the unresolved reports whose clock has run out, and the count agrees', async () => {
  const id = await use.reported(author)
  const made = (days: number) =>
    server.db
      .updateTable('incidents')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('client_id', '=', admin.clientId)
      .where('id', '=', id)
      .execute()
  const late = async () => idsOf(await get('?status=late&limit=100'))
  const { data } = await get(`/${id}`)
  const clock = Math.round((Date.parse(data.due_at) - Date.now()) / 86_400_000)
  await made(clock - 1)
  expect(await late()).not.toContain(id)
  await made(clock + 1)
  expect(await late()).toContain(id)
  expect(await get('?count=true&status=late')).toEqual([{ total: (await late()).length }])
  await use.send(admin, 'PATCH', `/${id}`, { payload: { acknowledged: 1 } })
  expect(await late()).not.toContain(id)
})
