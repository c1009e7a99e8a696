import { expect, test } from 'vitest'
import { grantPermissions } from '../testing.ts'
import { setUpServer, setUpUser } from '../../../testing/set-up-server.ts'
import { planOf, statementsOf, type Statement } from '../../../testing/statements.ts'
import { userAt } from '../../../testing/people.ts'
import type { SignedIn } from '../../../testing/test-server.ts'
import { accessIds, startAccessServer } from '../../../testing/access-fixture.ts'
import { makeScope } from '../testing.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')

const idOf = (username: string, client = 'acme') => server.tenants.userId(client, username)
const address = (path: string, clientId = admin.clientId) => `/api/ssp/production/access/${clientId}/${path}`
const patch = (id: string, operation: string, payload: object, who = admin, headers = {}) =>
  who.patch(address(`users/${id}?function=${operation}`), { userId: id, ...payload }, headers)
const setStatus = (id: string, status: string, who = admin, headers = {}) =>
  patch(id, 'setUserStatus', { status }, who, headers)
const found = (id: string) => admin.get(address(`find-user?attribute=id&attributeVal=${id}`))
const actions = async (id: string) =>
  (await admin.get(address(`audit-log?subjectId=${id}`))).json().map(({ action }: { action: string }) => action)
const login = (username: string, password = server.tenants.password, client = 'acme') =>
  server.inject({
    method: 'POST',
    url: `/api/login/${server.tenants.clientId(client)}`,
    payload: { username, password },
  })

test('deactivating ends sessions and tokens at once, and sign-in answers as for a wrong password', async () => {
  const reader = await server.signIn('reader')
  const etag = String((await found(idOf('reader'))).headers['etag'])
  const answer = await setStatus(idOf('reader'), 'inactive', admin, { 'if-match': etag })
  expect(answer.statusCode).toBe(200)
  expect((await found(idOf('reader'))).json().status).toBe('inactive')
  expect((await reader.get(address('users'))).statusCode).toBe(401)
  const refresh = await server.inject({
    method: 'POST',
    url: `/api/login/${admin.clientId}/refresh`,
    payload: { refreshToken: reader.refreshToken },
  })
  expect(refresh.statusCode).toBe(401)
  expect((await login('reader')).json()).toEqual((await login('reader', 'wrong-Password-1')).json())
  expect((await setStatus(idOf('reader'), 'active', admin, { 'if-match': etag })).statusCode).toBe(412)
  expect((await setStatus(idOf('reader'), 'active')).statusCode).toBe(200)
  expect((await login('reader')).json().success).toBe(true)
  expect((await reader.get(address('users'))).statusCode).toBe(401)
  expect(await actions(idOf('reader'))).toEqual(['user.reactivate', 'user.deactivate'])
})

test('a repeated status changes nothing', async () => {
  const before = (await found(idOf('reader'))).headers['etag']
  expect((await setStatus(idOf('reader'), 'active')).headers['etag']).toBe(before)
})

test('an account cannot deactivate itself, an account that holds more, or the last superadmin', async () => {
  const status = async (id: string, who: SignedIn) => (await setStatus(id, 'inactive', who)).statusCode
  expect(await status(idOf('admin'), admin)).toBe(403)
  expect(await status(idOf('staff'), admin)).toBe(403)
  // A second superadmin may let the first one go, and is then the last.
  const { superadminRole } = accessIds('acme')
  await server.db.updateTable('users').set({ role_id: superadminRole }).where('id', '=', idOf('nobody')).execute()
  const second = await server.signIn('nobody')
  expect(await status(idOf('nobody'), staff)).toBe(200)
  expect((await setStatus(idOf('nobody'), 'active', staff)).statusCode).toBe(200)
  expect((await second.get(address('users'))).statusCode).toBe(401)
  const back = await server.signIn('nobody')
  const both = await Promise.all([status(idOf('staff'), back), status(idOf('nobody'), staff)])
  expect(both.filter((code) => code === 200)).toHaveLength(1)
  const { json } = await admin.get(address('users?limit=100'))
  const left = json().filter(
    (user: { roleId: string; status: string }) => user.roleId === superadminRole && user.status === 'active',
  )
  expect(left).toHaveLength(1)
  // Those of other clients do not count.
  const guest = userAt('admin', 'borealis')
  await server.inSystem(async (tx) => {
    const role_id = accessIds('borealis').superadminRole
    await tx.updateTable('users').set({ role_id }).where('id', '=', guest.user_id).execute()
    await makeScope(tx, guest, admin.clientId)
  })
  const visitor = await server.signIn('admin', { client: 'borealis' })
  const headers = { 'ssp-client': admin.clientId }
  const rejected = await setStatus(left[0].id, 'inactive', visitor, headers)
  expect(rejected.json().message).toBe('The last superadmin cannot be deactivated.')
})

test('what would be rejected is told beforehand, with the reason', async () => {
  const denials = async (id: string, who: SignedIn) =>
    (await who.get(address(`find-user?attribute=id&attributeVal=${id}`))).json().denials
  const free = { setUserStatus: null, unlockUser: null, changeSignIn: null }
  expect(await denials(idOf('reader'), admin)).toEqual(free)
  const more = (await setStatus(idOf('staff'), 'inactive')).json().message
  expect(await denials(idOf('staff'), admin)).toEqual({ setUserStatus: more, unlockUser: more, changeSignIn: more })
  const own = (await setStatus(idOf('admin'), 'inactive')).json().message
  expect(await denials(idOf('admin'), admin)).toEqual({ ...free, setUserStatus: own })
})

test('users of another client are absent, and viewing alone changes nothing', async () => {
  const foreign = idOf('reader', 'borealis')
  for (const answer of [
    await setStatus(foreign, 'inactive'),
    await patch(foreign, 'unlockUser', {}),
    await admin.get(address(`users/${foreign}?function=getUserLock`)),
  ])
    expect(answer.statusCode).toBe(404)
  const limited = await server.signIn('restricted')
  expect((await setStatus(idOf('reader'), 'inactive', limited)).statusCode).toBe(403)
  expect((await patch(idOf('reader'), 'unlockUser', {}, limited)).statusCode).toBe(403)
  expect((await setStatus(idOf('reader'), 'inactive', admin, {})).statusCode).toBe(200)
  expect((await setStatus(idOf('reader'), 'active')).statusCode).toBe(200)
})

/** The list of those who are locked, and its count. */
const locked = async () => {
  const rows = await admin.get(address('users?status=locked'))
  const counts = await admin.get(address('users?status=locked&count=true'))
  return {
    usernames: rows.json().map(({ username }: { username: string }) => username),
    total: counts.json()[0].total,
  }
}

test('a lock is shown and taken away, at this client and no other', async () => {
  const lock = async (who = admin) =>
    (await who.get(address(`users/${idOf('reader')}?function=getUserLock`))).json().lockedUntil
  expect(await lock()).toBeNull()
  await server.inSystem((tx) =>
    grantPermissions(tx, { client_id: admin.clientId, user_id: idOf('reader') }, ['USERS_VIEW']),
  )
  const viewer = await server.signIn('reader')
  for (let attempt = 0; attempt < 11; attempt++) {
    await login('reader', 'wrong-Password-1')
    await login('reader', 'wrong-Password-1', 'borealis')
  }
  expect((await login('reader')).statusCode).toBe(429)
  expect(Date.parse(await lock())).toBeGreaterThan(Date.now() + 200_000)
  expect(await locked()).toEqual({ usernames: ['reader'], total: 1 })
  // With USERS_VIEW alone neither the list, nor its count, nor one account tells who is locked.
  for (const path of [
    'users?status=locked',
    'users?status=locked&count=true',
    `users/${idOf('reader')}?function=getUserLock`,
  ])
    expect((await viewer.get(address(path))).json()).toMatchObject({
      code: 'forbidden',
      permission: 'USERS_UPDATE',
    })
  expect((await viewer.get(address('users?count=true'))).statusCode).toBe(200)
  expect((await patch(idOf('reader'), 'unlockUser', {})).statusCode).toBe(200)
  expect(await lock()).toBeNull()
  expect(await locked()).toEqual({ usernames: [], total: 0 })
  expect((await login('reader')).json().success).toBe(true)
  // The reader of Borealis has the same username; that lock is not Acme's to lift.
  expect((await login('reader', undefined, 'borealis')).statusCode).toBe(429)
  expect((await actions(idOf('reader')))[0]).toBe('user.unlock')
  const before = await actions(idOf('reader'))
  expect((await patch(idOf('reader'), 'unlockUser', {})).statusCode).toBe(200)
  expect(await actions(idOf('reader'))).toEqual(before)
})

test('a budget of tries that is spent counts as a lock', async () => {
  const other = await server.signIn('admin', { client: 'borealis' })
  const id = idOf('admin', 'borealis')
  const lockAt = () => other.get(address(`users/${id}?function=getUserLock`, other.clientId))
  await server.db.updateTable('rate_limits').set({ hits: 101 }).execute()
  expect((await lockAt()).json().lockedUntil).toEqual(expect.any(String))
})

test('the lock of an account and a sign-in look for the name by an index, once for all clients', async () => {
  const looks = (sent: readonly Statement[]) => sent.filter(({ text }) => text.includes('lower(u.username)'))
  const lock = looks(await statementsOf(() => admin.get(address(`users/${idOf('reader')}?function=getUserLock`))))
  expect(lock).toHaveLength(1)
  const signIn = looks(await statementsOf(() => login('admin', 'wrong-Password-1')))
  for (const statement of [...lock, ...signIn])
    expect(await planOf(statement, 'ssp_system')).toContain('Index Scan using users_by_username')
})
