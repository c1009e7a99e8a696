import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { accessIds, startAccessServer } from '../../../testing/access-fixture.ts'
import { setUpServer, setUpUser } from '../../../testing/set-up-server.ts'
import { grantPermissions, makeUser } from '../testing.ts'
import { untilBlocked } from '../../../testing/until-blocked.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')

const at = (path: string) => `/api/ssp/production/access/${admin.clientId}/${path}`
const change = async (selection: object, action: string, by = admin) => {
  const answer = await by.patch(at('users/selected'), { selection, action })
  const { done, leftOut, message, permission } = answer.json()
  return { status: answer.statusCode, done: done?.toSorted(), leftOut, message, permission }
}
const statusOf = async (id: string) => (await admin.get(at(`find-user?attribute=id&attributeVal=${id}`))).json().status
const statuses = (ids: readonly string[]) => Promise.all(ids.map(statusOf))
const actions = async (id: string) =>
  (await admin.get(at(`audit-log?subjectId=${id}`))).json().map(({ action }: { action: string }) => action)
const login = (username: string, password = server.tenants.password) =>
  server.inject({ method: 'POST', url: `/api/login/${admin.clientId}`, payload: { username, password } })

/** Three plain users whose names begin alike. */
let ids: string[] = []
let mark = ''
beforeEach(async () => {
  mark = `s${randomUUID().slice(0, 8)}`
  ids = [randomUUID(), randomUUID(), randomUUID()].toSorted()
  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', server.tenants.userId('acme', 'reader'))
    .executeTakeFirstOrThrow()
  await server.inSystem(async (tx) => {
    for (const [index, id] of ids.entries())
      await makeUser(tx, admin.clientId, { id, username: `${mark}-${index}`, label: `${mark} ${index}`, password_hash })
  })
})

test('users by id are deactivated, each in the audit log; repeated, nothing changes; and are reactivated', async () => {
  const [first] = ids as [string]
  const session = (await login(`${mark}-0`)).json<{ token: string }>()
  expect(await change({ ids: [...ids, randomUUID()] }, 'deactivate')).toMatchObject({
    status: 200,
    done: ids,
    leftOut: [{ reason: 'gone', total: 1 }],
  })
  expect(await statuses(ids)).toEqual(['inactive', 'inactive', 'inactive'])
  const headers = { authorization: `Bearer ${session.token}` }
  expect((await server.inject({ method: 'GET', url: at('users'), headers })).statusCode).toBe(401)
  expect(await change({ ids }, 'deactivate')).toMatchObject({
    done: [],
    leftOut: [{ reason: 'unchanged', total: 3 }],
  })
  expect(await change({ ids }, 'reactivate')).toMatchObject({ done: ids, leftOut: [] })
  expect(await actions(first)).toEqual(['user.reactivate', 'user.deactivate'])
})

test('all that a search leaves, except some, at most 500', async () => {
  const [one, two, three] = ids as [string, string, string]
  expect(await change({ filter: { search: mark }, except: [two] }, 'deactivate')).toMatchObject({
    done: [one, three].toSorted(),
  })
  expect(await statuses([one, two, three])).toEqual(['inactive', 'active', 'inactive'])
  expect(await change({ filter: { search: 'no such user' } }, 'deactivate')).toMatchObject({ status: 200, done: [] })
  expect((await change({ ids: [randomUUID()] }, 'deactivate')).status).toBe(404)
  expect((await change({ filter: { roleId: randomUUID() } }, 'deactivate')).status).toBe(404)
})

test('the own account, one that holds more and the last superadmin are left out', async () => {
  const idOf = (name: string) => server.tenants.userId('acme', name)
  const [plain] = ids as [string]
  expect(await change({ ids: [idOf('admin'), idOf('staff'), plain] }, 'deactivate')).toMatchObject({
    done: [plain],
    leftOut: [{ reason: 'blocked', total: 2 }],
  })
  const { superadminRole } = accessIds('acme')
  const second = ids[1] ?? ''
  await server.db.updateTable('users').set({ role_id: superadminRole }).where('id', '=', second).execute()
  expect(await change({ ids: [idOf('staff'), second] }, 'deactivate', staff)).toMatchObject({
    done: [second],
    leftOut: [{ reason: 'blocked', total: 1 }],
  })
  expect(await statusOf(idOf('staff'))).toBe('active')
})

test('users of another client are gone, and USERS_VIEW is needed for what the list shows', async () => {
  const foreign = server.tenants.userId('borealis', 'reader')
  const { superadminRole } = accessIds('borealis')
  expect((await change({ filter: { roleId: superadminRole } }, 'deactivate')).status).toBe(404)
  expect((await change({ ids: [foreign] }, 'deactivate')).status).toBe(404)
  const caller = server.tenants.userId('acme', 'nobody')
  await server.inSystem((tx) => grantPermissions(tx, { client_id: admin.clientId, user_id: caller }, ['USERS_UPDATE']))
  const updater = await server.signIn('nobody')
  expect(await change({ filter: {} }, 'deactivate', updater)).toMatchObject({ status: 403, permission: 'USERS_VIEW' })
  expect(await change({ ids: ids.slice(0, 1) }, 'deactivate', updater)).toMatchObject({ done: ids.slice(0, 1) })
  const limited = await server.signIn('restricted')
  expect((await change({ ids }, 'deactivate', limited)).status).toBe(403)
})

test('those who are locked are unlocked, the others are unchanged', async () => {
  const [first] = ids as [string]
  for (let attempt = 0; attempt < 11; attempt++) await login(`${mark}-0`, 'wrong-Password-1')
  expect((await login(`${mark}-0`)).statusCode).toBe(429)
  const filter = { filter: { status: 'locked', search: mark } }
  expect(await change({ ids }, 'unlock')).toMatchObject({ done: [first], leftOut: [{ reason: 'unchanged', total: 2 }] })
  expect((await login(`${mark}-0`)).json().success).toBe(true)
  expect(await change(filter, 'unlock')).toMatchObject({ status: 200, done: [], leftOut: [] })
  expect(await actions(first)).toEqual(['user.unlock'])
})

test('of two who deactivate the same users at once, each user is changed by one of them', async () => {
  const [one, other] = await Promise.all([
    change({ ids }, 'deactivate'),
    change({ ids: ids.toReversed() }, 'deactivate', staff),
  ])
  const done: string[] = [...one.done, ...other.done]
  expect(done.toSorted()).toEqual(ids)
  expect(await actions(ids[0] ?? '')).toEqual(['user.deactivate'])
})

test('of two who deactivate each other at once, one stays active', async () => {
  const [one, other] = ids as [string, string]
  const { database } = server.deps
  await database.withSystem(async (tx) => {
    for (const id of [one, other])
      await grantPermissions(tx, { client_id: admin.clientId, user_id: id }, ['USERS_UPDATE'])
  })
  const first = await server.signIn(`${mark}-0`)
  const second = await server.signIn(`${mark}-1`)
  const held = Promise.withResolvers<void>()
  const changes = [
    held.promise.then(() => change({ ids: [other] }, 'deactivate', first)),
    held.promise.then(() => change({ ids: [one] }, 'deactivate', second)),
  ]
  await database.withSystem(async (tx) => {
    // Both are signed in when their changes begin, and wait for this transaction.
    await tx.selectFrom('users').select('id').where('id', 'in', [one, other]).forNoKeyUpdate().execute()
    held.resolve()
    await untilBlocked(database, 2)
  })
  const codes = await Promise.all(changes)
  expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  expect(new Set(await statuses([one, other]))).toEqual(new Set(['active', 'inactive']))
})
