import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { employeeAt, userAt } from '../../testing/people.ts'
import { restrictPermissions } from './testing.ts'
import { insertMembers } from '../teams/members.repository.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const acme = accessIds('acme')
const PASSWORD = 'Quiet-Harbour-77'

const address = (path: string, clientId = admin.clientId) => `/api/ssp/production/access/${clientId}/${path}`
const get = (path: string, who = admin) => who.get(address(path, who.clientId))
const post = (path: string, payload: object, who = admin, headers: Record<string, string> = {}) =>
  who.post(address(path, who.clientId), payload, headers)
const patch = (path: string, payload: object, who = admin, headers: Record<string, string> = {}) =>
  who.patch(address(path, who.clientId), payload, headers)

const modal = (fields: object = {}) => ({
  label: 'Mona Modal',
  username: 'mona modal',
  email: 'mona@acme.example',
  roleId: acme.viewerRole,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  clientId: admin.clientId,
  ...fields,
})
const wizard = (user: object = {}, rest: object = {}) => ({
  user: {
    label: 'Will',
    username: 'will',
    email: 'will@acme.example',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...user,
  },
  userClients: [admin.clientId],
  userPermissions: [acme.permission('USERS_VIEW')],
  clientId: admin.clientId,
  ...rest,
})

const count = async () => (await get('users?count=true')).json()[0].total

test('each tenant sees only its own users', async () => {
  const other = await server.signIn('admin', { client: 'borealis' })
  const mine = (await get('users?limit=100')).json()
  const theirs = (await get('users?limit=100', other)).json()
  expect(mine.every((user: { clientId: string }) => user.clientId === admin.clientId)).toBe(true)
  expect(theirs.map((user: { username: string }) => user.username)).toEqual(['admin', 'reader'])
  expect((await get('users?count=true')).json()).toEqual([{ total: mine.length }])
  expect((await get('users?search=borealis')).json()).toEqual([])
  const foreign = server.tenants.userId('borealis', 'admin')
  const answers = [
    await get(`users?id=${foreign}`),
    await get(`find-user?attribute=id&attributeVal=${foreign}`),
    await get(`find-user?attribute=email&attributeVal=admin@borealis.example`),
    await get(`users/${foreign}?function=getUserScopes`),
    await get(`users/${foreign}?function=getUserTeams`),
    await get(`users/${foreign}/permissions`),
    await patch('users', { id: foreign, client_id: admin.clientId, label: 'Taken over' }),
    await post(`users/${foreign}?function=addUserScope`, { userId: foreign, clientId: admin.clientId }),
    await patch(`users/${foreign}/permissions`, {
      userId: foreign,
      clientId: admin.clientId,
      permissions: [{ id: acme.permission('USERS_VIEW'), selected: true }],
    }),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404))
})

test('the modal makes a user who can sign in, once per key', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await post('users', modal(), admin, key)
  const again = await post('users', modal(), admin, key)
  expect(first.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  const found = await get('find-user?attribute=username&attributeVal=MONA-modal')
  expect(found.json()).toMatchObject({ id: first.json().id, username: 'mona-modal', role_label: 'viewer' })
  expect(JSON.stringify(found.json())).not.toMatch(/password|argon/i)
  const mona = await server.signIn('mona-modal', { password: PASSWORD })
  expect((await get('users', mona)).statusCode).toBe(200)
  expect((await post('users', modal(), mona)).statusCode).toBe(403)
})

test('the list has the last sign-in, which changes no version, and how many permissions are restricted', async () => {
  const made = (await post('users', modal({ label: 'Lena', username: 'lena', email: 'lena@acme.example' }))).json()
  const listed = async () => (await get('users?search=lena')).json()[0]
  expect(await listed()).toMatchObject({ lastSignInDt: null, restrictionsCount: 0 })
  const { etag } = (await get('find-user?attribute=username&attributeVal=lena')).headers
  const before = Date.now() - 1000
  await server.signIn('lena', { password: PASSWORD })
  expect(Date.parse((await listed()).lastSignInDt)).toBeGreaterThan(before)
  const found = await get('find-user?attribute=username&attributeVal=lena')
  expect(found.headers['etag']).toBe(etag)
  expect(found.json()).toMatchObject({ lastSignInDt: (await listed()).lastSignInDt })

  const restrict = (name: string, places: object) =>
    patch(`users/${made.id}/permissions?function=updateUserPermissionsRestricted`, {
      id: acme.permission(name),
      userId: made.id,
      clientIds: [],
      teamIds: [],
      ...places,
    })
  await restrict('USERS_VIEW', { clientIds: [admin.clientId] })
  await restrict('EMPLOYEES_VIEW', { teamIds: [acme.team], only: true })
  expect(await listed()).toMatchObject({ restrictionsCount: 2 })
  const rows = (await get(`users/${made.id}/permissions`)).json()
  const isRestricted = (row: { only: boolean; restricted: string[]; restricted_teams: string[] }) =>
    row.only || row.restricted.length > 0 || row.restricted_teams.length > 0
  expect(rows.filter(isRestricted)).toHaveLength(2)
  await restrict('USERS_VIEW', {})
  await restrict('EMPLOYEES_VIEW', {})
  expect(await listed()).toMatchObject({ restrictionsCount: 0 })
})

test('the wizard makes a user with permissions and clients', async () => {
  const made = await post(
    'users',
    wizard({}, { userPermissions: [acme.permission('USERS_VIEW'), acme.permission('CLIENT_VIEW')] }),
  )
  expect(made.statusCode).toBe(201)
  const id = made.json().id
  const held = (await get(`users/${id}/permissions`)).json().filter((row: { selected: boolean }) => row.selected)
  expect(held.map((row: { name: string }) => row.name)).toEqual(['CLIENT_VIEW', 'USERS_VIEW'])
  expect((await get(`users/${id}?function=getUserScopes`)).json()).toMatchObject([
    { client_id: admin.clientId, default: false },
  ])
  expect((await get(`users?id=${id}`)).json()).toMatchObject([{ roleId: null, role_label: null }])
})

test('the wizard gives access to shared documents with the account, all or nothing', async () => {
  const documents = (id: string) =>
    admin.get(`/api/ssp/production/shared-documents/${admin.clientId}/access?userId=${id}`)
  const scopes = [{ targetScope: 'default' }, { targetScope: 'client', targetId: admin.clientId }]
  const user = { username: 'dora', email: 'dora@acme.example' }
  const made = await post('users', wizard(user, { sharedDocumentScopes: scopes }))
  expect(made.statusCode).toBe(201)
  const given = (await documents(made.json().id)).json()
  expect(given.map((row: { target_scope: string }) => row.target_scope).toSorted()).toEqual(['client', 'default'])

  const before = await count()
  const foreign = { targetScope: 'client', targetId: server.tenants.clientId('castor') }
  const other = { username: 'dorian', email: 'dorian@acme.example' }
  const rejected = await post('users', wizard(other, { sharedDocumentScopes: [{ targetScope: 'default' }, foreign] }))
  expect(rejected.statusCode).toBe(404)
  expect(await count()).toBe(before)
  expect((await get('find-user?attribute=username&attributeVal=dorian')).statusCode).toBe(404)
})

test('what a new user may not be is rejected, and nothing is written', async () => {
  const before = await count()
  const rejections: [object, number, string?][] = [
    [modal({ username: 'ADMIN' }), 409, 'username'],
    [modal({ username: 'x1', email: 'Admin@acme.example' }), 409, 'email'],
    [modal({ username: 'x2', email: 'x2@acme.example', id: server.tenants.userId('acme', 'admin') }), 409, 'id'],
    [modal({ username: 'Create', email: 'x3@acme.example' }), 400, 'username'],
    [
      modal({ username: 'x4', email: 'x4@acme.example', password: 'short1A!', confirmPassword: 'other1A!' }),
      400,
      'confirmPassword',
    ],
    [
      modal({ username: 'x5', email: 'x5@acme.example', password: 'alllowercase', confirmPassword: 'alllowercase' }),
      400,
      'password',
    ],
    [modal({ username: 'x6', email: 'x6@acme.example', roleId: acme.superadminRole }), 400, 'roleId'],
    [modal({ username: 'x7', email: 'x7@acme.example', roleId: accessIds('borealis').viewerRole }), 404],
    [wizard({ username: 'x8', email: 'x8@acme.example' }, { userClients: [server.tenants.clientId('castor')] }), 404],
    [
      wizard({ username: 'x9', email: 'x9@acme.example' }, { userPermissions: [acme.permission('PLATFORM_VIEW')] }),
      403,
    ],
    [wizard({ username: 'y1', email: 'y1@acme.example' }, { userClients: [] }), 400],
    [modal({ username: 'y2', email: 'y2@acme.example', clientId: server.tenants.clientId('borealis') }), 409],
    [modal({ username: 'y3', email: 'y3@acme.example', is_admin: true }), 400],
  ]
  for (const [payload, status, field] of rejections) {
    const answer = await post('users', payload)
    const named = field === undefined || Object.hasOwn(answer.json().fields ?? {}, field)
    expect([payload, answer.statusCode, named]).toEqual([payload, status, true])
  }
  expect(await count()).toBe(before)
})

test('account details change with the version seen, and not on a stale one', async () => {
  const id = server.tenants.userId('acme', 'reader')
  const found = await get(`find-user?attribute=id&attributeVal=${id}`)
  const etag = String(found.headers['etag'])
  const first = await patch('users', { id, client_id: admin.clientId, label: ' Rita Reader ' }, admin, {
    'if-match': etag,
  })
  expect(first.json()).toEqual({ success: true })
  expect(first.headers['etag']).not.toBe(etag)
  const second = await patch('users', { id, client_id: admin.clientId, label: 'Lost' }, admin, { 'if-match': etag })
  expect(second.statusCode).toBe(412)
  expect(second.json()).toMatchObject({ code: 'stale', current: { label: 'Rita Reader' } })
  expect((await patch('users', { id, client_id: admin.clientId, username: 'admin' })).json()).toMatchObject({
    code: 'conflict',
    fields: { username: expect.any(String) },
  })
  expect(
    (await patch('users', { id, client_id: admin.clientId, img: `${admin.clientId}/users/${id}/avatar.png` })).json()
      .fields,
  ).toHaveProperty('img')
})

test('a new password ends the sessions of the user', async () => {
  const made = (await post('users', modal({ label: 'Pat', username: 'pat', email: 'pat@acme.example' }))).json()
  const pat = await server.signIn('pat', { password: PASSWORD })
  const changed = await patch('users', { id: made.id, client_id: admin.clientId, password: 'Other-Harbour-78' })
  expect(changed.statusCode).toBe(200)
  expect((await get('users', pat)).statusCode).toBe(401)
  expect((await server.signIn('pat', { password: 'Other-Harbour-78' })).token).toBeTruthy()
})

test('an account that holds more cannot be taken over, and a superadmin keeps the role', async () => {
  const boss = server.tenants.userId('acme', 'staff')
  for (const change of [
    { password: 'Other-Harbour-78' },
    { email: 'mine@acme.example' },
    { username: 'mine' },
    { roleId: acme.viewerRole },
  ]) {
    const answer = await patch('users', { id: boss, client_id: admin.clientId, ...change })
    expect([change, answer.statusCode]).toEqual([change, 403])
  }
  expect(
    (await patch('users', { id: boss, client_id: admin.clientId, roleId: acme.viewerRole }, staff)).statusCode,
  ).toBe(403)
})

test('client access: given within reach, one default, removed with it', async () => {
  const borealis = server.tenants.clientId('borealis')
  const user = (await post('users', wizard({ username: 'scoped', email: 'scoped@acme.example' }))).json().id
  const add = (clientId: string, who: SignedIn) =>
    post(`users/${user}?function=addUserScope`, { userId: user, clientId }, who)
  expect((await add(borealis, admin)).statusCode).toBe(404)
  expect((await add(server.tenants.clientId('castor'), staff)).statusCode).toBe(404)
  const added = await add(borealis, staff)
  expect(added.statusCode).toBe(201)
  expect((await add(borealis, staff)).statusCode).toBe(409)
  const scopeId = added.json().id
  const setDefault = (id: string, clientId: string) =>
    patch(`users/${user}?function=setDefaultScope`, { userId: user, scopeId: id, clientId }, staff)
  expect((await setDefault(scopeId, admin.clientId)).statusCode).toBe(404)
  expect((await setDefault(scopeId, borealis)).statusCode).toBe(200)
  const scopes = (await get(`users/${user}?function=getUserScopes`)).json()
  expect(scopes.map((scope: { default: boolean }) => scope.default)).toEqual([false, true])
  expect((await setDefault(scopes[0].id, admin.clientId)).statusCode).toBe(200)
  const teams = (who: SignedIn) => get(`users/${user}?function=getUserTeams`, who)
  expect((await teams(staff)).json().map((team: { label: string }) => team.label)).toEqual([
    'Team acme',
    'Team borealis',
  ])
  expect((await teams(admin)).json().map((team: { label: string }) => team.label)).toEqual(['Team acme'])
  const remove = (id: string, who: SignedIn) => who.delete(address(`users?function=removeUserScope&scopeId=${id}`))
  // The account enters a client that the administrator does not.
  const more = { message: 'You cannot change an account that holds more than you do.' }
  expect((await remove(scopeId, admin)).json()).toMatchObject(more)
  expect((await patch('users', { id: user, client_id: admin.clientId, label: 'Less' })).json()).toMatchObject(more)
  expect((await remove(scopeId, staff)).statusCode).toBe(200)
  expect((await remove(scopeId, staff)).statusCode).toBe(404)
})

test('an update that changes nothing leaves the version as it is', async () => {
  const user = (await post('users', wizard({ username: 'same', email: 'same@acme.example' }))).json().id
  const same = await patch('users', { id: user, client_id: admin.clientId, confirmPassword: PASSWORD })
  expect([same.statusCode, same.headers['etag']]).toEqual([200, '"1"'])
})

test('a changed password is told in the name of the default client, else of the own one', async () => {
  const borealis = server.tenants.clientId('borealis')
  const user = (await post('users', wizard({ username: 'told', email: 'told@acme.example' }))).json().id
  const mailOf = async (password: string) => {
    expect((await patch('users', { id: user, client_id: admin.clientId, password }, staff)).statusCode).toBe(200)
    await server.deps.jobs.drain()
    const outbox = join(server.config.dataDir, 'outbox')
    return readFileSync(join(outbox, readdirSync(outbox).toSorted().at(-1) ?? ''), 'utf8')
  }
  expect(await mailOf('Other-Harbour-79')).toContain('Your acme Ltd password was changed')
  const added = await post(`users/${user}?function=addUserScope`, { userId: user, clientId: borealis }, staff)
  const scope = { userId: user, scopeId: added.json().id, clientId: borealis }
  expect((await patch(`users/${user}?function=setDefaultScope`, scope, staff)).statusCode).toBe(200)
  const mail = await mailOf('Other-Harbour-80')
  expect(mail).toContain('Your borealis Ltd password was changed')
  expect(mail).toContain('To: told@acme.example')
})

test('the clients to choose from are those in reach', async () => {
  const names = async (who: SignedIn) =>
    (await get('clients', who)).json().clients.map((client: { clientName: string }) => client.clientName)
  expect(await names(admin)).toEqual(['acme Ltd'])
  expect(await names(staff)).toEqual(['acme Ltd', 'borealis Ltd'])
  expect((await get('client-users')).json()[0]).toEqual({
    id: expect.any(String),
    username: expect.any(String),
    label: expect.any(String),
    email: expect.any(String),
    status: 'active',
  })
})

test('the employee of a user is shown to callers who may see them, else left out', async () => {
  await post('users', wizard({ label: 'Lin', username: 'lin', email: 'lin@acme.example' }))
  const lin = await server.signIn('lin', { password: PASSWORD })
  const read = async (who: SignedIn) => (await get('find-user?attribute=username&attributeVal=lin', who)).json()
  const { id: userId } = await read(admin)
  expect(await read(admin)).toMatchObject({ employee: null })
  const employeeId = employeeAt(2)
  expect((await patch('association', { userId, employeeId })).statusCode).toBe(200)
  expect(await read(admin)).toMatchObject({ employee: { id: employeeId, identifier: 'acme-2' } })
  expect(await read(lin)).toMatchObject({ id: userId })
  expect(await read(lin)).not.toHaveProperty('employee')
  await server.inSystem(async (tx) => {
    await insertMembers(tx, admin.clientId, acme.team, [employeeId])
    await restrictPermissions(tx, userAt('admin'), ['EMPLOYEES_VIEW'], { team: acme.team })
  })
  expect(await read(await server.signIn('admin'))).not.toHaveProperty('employee')
  await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', acme.team).execute()
})

test('the former address of an account is notified', async () => {
  const id = server.tenants.userId('acme', 'reader')
  const payload = { id, client_id: admin.clientId, email: 'elsewhere@acme.example' }
  expect((await patch('users', payload)).statusCode).toBe(200)
  await server.deps.jobs.drain()
  const [mail] = mailsTo(server, 'reader@acme.example')
  expect(mail).toContain('now go to another address')
  expect(mail).not.toContain('elsewhere')
  expect(mailsTo(server, 'elsewhere@acme.example')).toEqual([])
})

test('an address that is changed to and fro gets five mails a day', async () => {
  const id = server.tenants.userId('acme', 'reader')
  for (let round = 0; round < 8; round += 1)
    for (const email of ['there@acme.example', 'back@acme.example'])
      expect((await patch('users', { id, client_id: admin.clientId, email })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect(mailsTo(server, 'there@acme.example')).toHaveLength(5)
})
