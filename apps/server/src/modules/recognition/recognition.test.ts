import { beforeEach, describe, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { userAt } from '../../testing/people.ts'
import { recognitionCaller, recognitionIds, startRecognitionServer } from '../../testing/recognition-fixture.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeEmployee } from '../employees/testing.ts'

const server = setUpServer(startRecognitionServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const call = recognitionCaller(admin)
const ids = recognitionIds('acme')

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('recognitions').execute()
    await tx.updateTable('recognition_settings').set({ require_approval: false }).execute()
    await tx.deleteFrom('user_permission_restrictions').execute()
  }),
)

const gift = (change: object = {}) => ({
  team: 0,
  receiver_id: ids.other,
  badge_id: ids.badge,
  type_id: ids.type,
  user_id: ids.own,
  message: '  Danke, Zoë 🌟 ',
  ...change,
})
const give = async (change: object = {}) =>
  (await call('POST', '', { payload: gift(change) })).json<{ id: string }>().id
const requireApproval = async () => {
  const payload = { hide_message: 0, require_approval: 1 }
  const [saved] = (await call('GET', '/settings')).json<{ id: string }[]>()
  await (saved ? call('PATCH', `/settings/${saved.id}`, { payload }) : call('POST', '/settings', { payload }))
}

describe('giving', () => {
  test('to an employee, once per key, and in the audit log', async () => {
    const headers = { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000c001' }
    const first = await call('POST', '', { payload: gift(), headers })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({
      giver_id: ids.own,
      user_forname: 'Fore1',
      user_surname: 'Canary-acme',
      receiver_id: ids.other,
      receiver_name: 'Fore2 Canary-acme',
      team_name: null,
      type_title: 'Thank you',
      badge_name: 'Star',
      message: 'Danke, Zoë 🌟',
      approved: 0,
      likes: 0,
    })
    expect((await call('POST', '', { payload: gift(), headers })).json()).toEqual(first.json())
    expect((await call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
    const rows = await server.db
      .selectFrom('audit_log')
      .select('target')
      .where('action', '=', 'recognition.give')
      .execute()
    expect(rows).toEqual([{ target: first.json().id }])
  })

  test('to a team', async () => {
    const answer = await call('POST', '', { payload: gift({ team: 1, receiver_id: ids.teamB, approved: 1 }) })
    expect(answer.json()).toMatchObject({ team: 1, team_name: 'B', receiver_name: null, approved: 1 })
  })

  test.each([
    ['to oneself', { receiver_id: ids.own }, 400, ['receiver_id']],
    ['to somebody who has left', { receiver_id: ids.left }, 400, ['receiver_id']],
    ['to an employee of another client', { receiver_id: recognitionIds('borealis').other }, 404, ['receiver_id']],
    ['to an employee of another platform', { receiver_id: recognitionIds('castor').other }, 404, ['receiver_id']],
    ['to a team of another client', { team: 1, receiver_id: recognitionIds('borealis').teamA }, 404, ['receiver_id']],
    ['to a team as an employee', { receiver_id: ids.teamA }, 404, ['receiver_id']],
    ['in the name of somebody else', { user_id: ids.other, receiver_id: ids.own }, 404, []],
    ['with a type of another client', { type_id: recognitionIds('borealis').type }, 404, ['type_id']],
    ['with a badge of another client', { badge_id: recognitionIds('borealis').badge }, 404, ['badge_id']],
    ['with a message that is too long', { message: 'x'.repeat(2001) }, 400, ['message']],
    ['with a flag that is none', { team: 2 }, 400, ['team']],
  ])('%s is rejected and nothing is written', async (_name, change, status, fields) => {
    const answer = await call('POST', '', { payload: gift(change) })
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json().fields ?? {})).toEqual(fields)
    expect((await call('GET')).json()).toEqual([])
  })

  test('without a linked employee the stated text is returned', async () => {
    const answer = await recognitionCaller(staff)('POST', '', { payload: gift() })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('You need to associate an employee with your account before giving recognition')
  })
})

test('a page of ten, the newest first, searched by any name', async () => {
  for (let index = 0; index < 11; index += 1) await give({ message: `No ${index}` })
  const rows = (await call('GET')).json<{ message: string }[]>()
  expect(rows).toHaveLength(10)
  expect(rows[0]?.message).toBe('No 10')
  expect((await call('GET', '?page=1')).json()).toMatchObject([{ message: 'No 0' }])
  expect((await call('GET', '?count=true&search=FORE2')).json()).toEqual([{ total: 11 }])
  expect((await call('GET', '?count=true&search=nobody')).json()).toEqual([{ total: 0 }])
})

test('is edited under its version and removed', async () => {
  const id = await give()
  const etag = String((await call('GET', `/${id}`)).headers['etag'])
  const change = (payload: object, ifMatch = etag) =>
    call('PATCH', `/${id}`, { payload, headers: { 'if-match': ifMatch } })
  expect((await change({ message: ' Better ', approved: 1 })).statusCode).toBe(200)
  expect((await call('GET', `/${id}`)).json()).toMatchObject({ message: 'Better', approved: 1 })
  expect((await change({ message: 'Late' })).json()).toMatchObject({ code: 'stale', current: { message: 'Better' } })
  expect((await call('PATCH', `/${id}`, { payload: {} })).statusCode).toBe(400)
  expect((await call('PATCH', `/${id}`, { payload: { type_id: recognitionIds('borealis').type } })).statusCode).toBe(
    404,
  )
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
})

describe('the approval queue', () => {
  const judge = (payload: object) => call('POST', '/approvals', { payload })

  test('is worked in one go, with a reason when rejected', async () => {
    const [a, b, c] = [await give(), await give(), await give()]
    expect((await judge({ ids: [a], approved: 0, reason: '  ' })).json().fields).toHaveProperty('reason')
    expect((await judge({ ids: [a, b], approved: 1 })).json()).toEqual({ changed: 2 })
    expect((await judge({ ids: [b, c], approved: 0, reason: ' Not about work ' })).json()).toEqual({ changed: 1 })
    const reasons = (await call('GET', '?status=rejected')).json()
    expect(reasons).toMatchObject([{ id: c, rejected_reason: 'Not about work', approved: 0 }])
    expect((await call('GET', '?count=true&status=awaiting')).json()).toEqual([{ total: 0 }])
    expect((await call('PATCH', `/${c}`, { payload: { approved: 1 } })).statusCode).toBe(200)
    expect((await call('GET', `/${c}`)).json()).toMatchObject({ approved: 1, rejected_reason: null })
  })

  test('rejects for good: what was rejected is not published when approval is switched off', async () => {
    const [rejected, awaiting] = [await give(), await give()]
    await judge({ ids: [rejected], approved: 0, reason: 'Not about work' })
    expect((await call('PUT', `/likes/${rejected}`)).statusCode).toBe(404)
    expect((await call('PUT', `/likes/${awaiting}`)).json()).toEqual({ likes: 1 })
    expect((await call('GET', '/leaderboard')).json()).toMatchObject([{ total: 1 }])
  })

  test('changes nothing when one of the ids is foreign', async () => {
    const id = await give()
    expect((await judge({ ids: [id, recognitionIds('borealis').badge], approved: 1 })).statusCode).toBe(404)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ approved: 0 })
  })
})

describe('likes', () => {
  test('count once per employee and go with the recognition', async () => {
    const id = await give()
    expect((await call('PUT', `/likes/${id}`)).json()).toEqual({ likes: 1 })
    expect((await call('PUT', `/likes/${id}`)).json()).toEqual({ likes: 1 })
    expect((await call('GET')).json()).toMatchObject([{ likes: 1 }])
    expect((await call('DELETE', `/likes/${id}`)).json()).toEqual({ likes: 0 })
    expect((await recognitionCaller(staff)('PUT', `/likes/${id}`)).statusCode).toBe(403)
  })

  test('are not given to what awaits approval', async () => {
    const id = await give()
    await requireApproval()
    expect((await call('PUT', `/likes/${id}`)).statusCode).toBe(404)
    await call('POST', '/approvals', { payload: { ids: [id], approved: 1 } })
    expect((await call('PUT', `/likes/${id}`)).json()).toEqual({ likes: 1 })
  })
})

describe('the leaderboard', () => {
  const board = async (query = '') => (await call('GET', `/leaderboard${query}`)).json()

  test('ranks employees by total, and teams on request', async () => {
    await give()
    await give()
    await give({ team: 1, receiver_id: ids.teamA })
    expect(await board()).toEqual([{ id: ids.other, rank: 1, fullname: 'Fore2 Canary-acme', total: 2 }])
    expect(await board('?rank=teams')).toEqual([{ id: ids.teamA, rank: 1, fullname: 'A', total: 1 }])
    expect(await board('?count=true')).toEqual([{ total: 1 }])
    expect(await board('?search=nobody')).toEqual([])
  })

  test('of a period and of a team', async () => {
    await give()
    expect(await board('?period=2020-01-01,2020-12-31')).toEqual([])
    expect(await board(`?teamId=${ids.teamA}`)).toEqual([])
    expect(await board(`?teamId=${ids.teamB}`)).toMatchObject([{ id: ids.other }])
    expect(await board(`?teamId=${recognitionIds('borealis').teamA}`)).toMatchObject({ code: 'not_found' })
    expect(await board('?period=2020-12-31,2020-01-01')).toMatchObject({ code: 'invalid' })
  })

  test('counts nothing that awaits approval while approval is required', async () => {
    await give()
    await requireApproval()
    expect(await board()).toEqual([])
  })
})

test('a restriction by team leaves out rows of its members, given or received, and of the team', async () => {
  const id = await give()
  await give({ team: 1, receiver_id: ids.teamA })
  const seen = async () => {
    const asStaff = recognitionCaller(staff)
    const [list, count, board, teams] = await Promise.all(
      ['', '?count=true', '/leaderboard', '/leaderboard?rank=teams'].map((path) => asStaff('GET', path)),
    )
    return [list?.json().length, count?.json()[0].total, board?.json().length, teams?.json().length]
  }
  expect(await seen()).toEqual([2, 2, 1, 1])
  const restrictFrom = (team: string) =>
    server.inSystem(async (tx) => {
      await tx.deleteFrom('user_permission_restrictions').execute()
      await restrictPermissions(tx, userAt('staff'), ['RECOGNITION_VIEW'], { team })
    })
  await restrictFrom(ids.teamB)
  expect(await seen()).toEqual([1, 1, 0, 1])
  const asStaff = recognitionCaller(staff)
  expect((await asStaff('GET', `/${id}`)).statusCode).toBe(404)
  expect((await asStaff('PATCH', `/${id}`, { payload: { approved: 1 } })).statusCode).toBe(404)
  expect((await asStaff('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await asStaff('POST', '/approvals', { payload: { ids: [id], approved: 1 } })).statusCode).toBe(404)
  await restrictFrom(ids.teamA)
  expect(await seen()).toEqual([0, 0, 0, 0])
})

test('needs the permission, and sees one client only', async () => {
  const id = await give()
  const nobody = recognitionCaller(await server.signIn('nobody'))
  expect((await nobody('GET')).statusCode).toBe(403)
  const borealis = recognitionCaller(await server.signIn('admin', { client: 'borealis' }))
  expect((await borealis('GET')).json()).toEqual([])
  expect((await borealis('GET', `/${id}`)).statusCode).toBe(404)
})

test('goes with its receiver, and outlives giver and team', async () => {
  const received = await give()
  const toTeam = await give({ team: 1, receiver_id: ids.teamB })
  await server.inSystem(async (tx) => {
    const gone = await makeEmployee(tx, admin.clientId)
    await tx.updateTable('recognitions').set({ receiver_id: gone }).where('id', '=', received).execute()
    await tx.updateTable('recognitions').set({ giver_id: gone }).where('id', '=', toTeam).execute()
    await tx.deleteFrom('employees').where('id', '=', gone).execute()
    await tx.deleteFrom('teams').where('client_id', '=', admin.clientId).where('id', '=', ids.teamB).execute()
  })
  expect((await call('GET')).json()).toMatchObject([
    { id: toTeam, user_forname: null, receiver_id: null, team_name: 'B', receiver_name: null },
  ])
})
