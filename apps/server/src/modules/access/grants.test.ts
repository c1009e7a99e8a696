import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { userAt } from '../../testing/people.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'
import { restrictPermissions } from './testing.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
let reader: string
const acme = accessIds('acme')

beforeAll(async () => {
  reader = server.tenants.userId('acme', 'reader')
})

const address = (path: string) => `/api/ssp/production/access/${admin.clientId}/${path}`
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  who = admin,
  headers: Record<string, string> = {},
) => who.send({ method, url: address(path), ...(payload && { payload }), headers })
const change = (permissions: object[], who = admin, headers: Record<string, string> = {}) =>
  send('PATCH', `users/${reader}/permissions`, { userId: reader, clientId: admin.clientId, permissions }, who, headers)
const restrict = (fields: { id: string; clientIds: string[]; teamIds: string[]; only?: boolean }, who = admin) =>
  send(
    'PATCH',
    `users/${reader}/permissions?function=updateUserPermissionsRestricted`,
    { userId: reader, ...fields },
    who,
  )
const permissionOf = async (name: string) =>
  (await send('GET', `users/${reader}/permissions`)).json().find((row: { name: string }) => row.name === name)

/** The latest entry of the audit log about a restriction. */
const lastRestriction = () =>
  server.db
    .selectFrom('audit_log')
    .select('changes')
    .where('action', '=', 'user.restrictPermission')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('a permission is given and taken, and works at once', async () => {
  const them = await server.signIn('reader')
  expect((await send('GET', 'roles', undefined, them)).statusCode).toBe(200)
  expect((await send('GET', 'policies', undefined, them)).statusCode).toBe(403)
  const upID = randomUUID()
  expect((await change([{ id: acme.permission('POLICIES_VIEW'), selected: true, upID }])).statusCode).toBe(200)
  expect(await permissionOf('POLICIES_VIEW')).toMatchObject({ selected: true, inherited: false, upID, restricted: [] })
  expect((await send('GET', 'policies', undefined, them)).statusCode).toBe(200)
  await change([{ id: acme.permission('POLICIES_VIEW'), selected: false, upID }])
  expect((await send('GET', 'policies', undefined, them)).statusCode).toBe(403)
})

test('the lists say what the caller may give', async () => {
  const grantable = async (path: string, who = admin): Promise<Record<string, boolean>> => {
    const rows: { name: string; grantable: boolean }[] = (await send('GET', path, undefined, who)).json()
    return Object.fromEntries(rows.map((row) => [row.name, row.grantable]))
  }
  for (const path of [`users/${reader}/permissions`, 'permissions?getAll=true']) {
    expect(await grantable(path)).toMatchObject({ POLICIES_VIEW: true, PLATFORM_VIEW: false })
    expect(await grantable(path, staff)).toMatchObject({ POLICIES_VIEW: true, PLATFORM_VIEW: true })
  }
  for (const path of ['roles', 'policies']) {
    const mine = await grantable(path)
    expect(Object.values(mine)).toContain(true)
    expect(Object.values(mine)).toContain(false)
    expect(Object.values(await grantable(path, staff))).not.toContain(false)
  }
})

test('a grant is limited to what the caller holds, by any route', async () => {
  const platformView = acme.permission('PLATFORM_VIEW')
  const row = { id: randomUUID(), policy_id: acme.ownPolicy, permission_id: platformView }
  const routes = [
    await change([{ id: platformView, selected: true }]),
    await send('POST', 'policies', {
      policy: [{ id: row.id, label: 'Reach' }],
      permissions: [platformView],
      id: row.id,
    }),
    await send('POST', 'policies?function=addPermissions', { permissions: [row], clientId: admin.clientId }),
    await send('POST', 'roles?function=addPolicyToRole', { roleId: acme.ownRole, policyId: acme.everything }),
  ]
  for (const answer of routes) expect(answer.json()).toMatchObject({ code: 'forbidden', permission: 'PLATFORM_VIEW' })
  expect((await permissionOf('PLATFORM_VIEW')).selected).toBe(false)
  expect((await change([{ id: platformView, selected: true }], staff)).statusCode).toBe(200)
  expect((await change([{ id: platformView, selected: false }])).statusCode).toBe(403)
  expect((await change([{ id: platformView, selected: false }], staff)).statusCode).toBe(200)
})

test('a permission held with a restriction cannot be given', async () => {
  const client = server.tenants.clientId('borealis')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('admin'), ['TEAMS_VIEW'], { client }))
  expect((await change([{ id: acme.permission('TEAMS_VIEW'), selected: true }])).statusCode).toBe(403)
})

test('all changes of one call apply, or none', async () => {
  const answer = await change([
    { id: acme.permission('POLICIES_VIEW'), selected: true },
    { id: accessIds('borealis').permission('USERS_VIEW'), selected: true },
  ])
  expect(answer.statusCode).toBe(404)
  expect((await permissionOf('POLICIES_VIEW')).selected).toBe(false)
})

test('a stale editor is told', async () => {
  const seen = String((await send('GET', `users/${reader}/permissions`)).headers['etag'])
  const match = { 'if-match': seen }
  const grant = [{ id: acme.permission('AUTH_VIEW'), selected: true }]
  expect((await change(grant, admin, match)).statusCode).toBe(200)
  const late = await change(grant, admin, match)
  expect(late.json()).toMatchObject({ code: 'stale', current: { permissions: expect.any(Array) } })
})

test('a restriction is a deny list for clients and teams in reach; lifting it needs the right to give', async () => {
  const { upID } = await permissionOf('USERS_VIEW')
  const them = await server.signIn('reader')
  const borealis = server.tenants.clientId('borealis')
  expect((await restrict({ id: upID, clientIds: [borealis], teamIds: [] })).statusCode).toBe(404)
  expect((await restrict({ id: upID, clientIds: [], teamIds: [accessIds('borealis').team] })).statusCode).toBe(404)
  expect((await restrict({ id: randomUUID(), clientIds: [], teamIds: [] })).statusCode).toBe(404)
  expect((await restrict({ id: upID, clientIds: [admin.clientId], teamIds: [acme.team] })).statusCode).toBe(200)
  expect(await permissionOf('USERS_VIEW')).toMatchObject({
    restricted: [admin.clientId],
    restricted_teams: [acme.team],
  })
  expect((await send('GET', 'users', undefined, them)).statusCode).toBe(403)
  expect((await restrict({ id: upID, clientIds: [], teamIds: [] })).statusCode).toBe(200)
  expect((await send('GET', 'users', undefined, them)).statusCode).toBe(200)

  await change([{ id: acme.permission('PLATFORM_VIEW'), selected: true }], staff)
  const platform = await permissionOf('PLATFORM_VIEW')
  expect((await restrict({ id: platform.upID, clientIds: [borealis], teamIds: [] }, staff)).statusCode).toBe(200)
  expect((await restrict({ id: platform.upID, clientIds: [borealis, admin.clientId], teamIds: [] })).statusCode).toBe(
    403,
  )
  expect((await restrict({ id: platform.upID, clientIds: [], teamIds: [] })).statusCode).toBe(403)
  expect((await change([{ id: acme.permission('PLATFORM_VIEW'), selected: false }], staff)).statusCode).toBe(200)
})

test('a restriction outlives its grant: who was restricted is not freed by revoking and granting again', async () => {
  const id = acme.permission('AUTH_VIEW')
  expect((await change([{ id, selected: true }])).statusCode).toBe(200)
  const { upID } = await permissionOf('AUTH_VIEW')
  expect((await restrict({ id: upID, clientIds: [admin.clientId], teamIds: [] })).statusCode).toBe(200)
  expect((await change([{ id, selected: false }])).statusCode).toBe(200)
  expect((await change([{ id, selected: true }])).statusCode).toBe(200)
  expect(await permissionOf('AUTH_VIEW')).toMatchObject({ selected: true, restricted: [admin.clientId] })
  expect((await restrict({ id, clientIds: [], teamIds: [] })).statusCode).toBe(200)
  const { changes } = await lastRestriction()
  expect(changes).toMatchObject([{ field: 'restriction', of: 'AUTH_VIEW', from: ['acme Ltd'], to: [] }])
})

test('only in one place: what widens it needs the permission, and the audit log says both lists', async () => {
  const id = acme.permission('AUTH_VIEW')
  expect((await change([{ id, selected: true }])).statusCode).toBe(200)
  const { upID } = await permissionOf('AUTH_VIEW')
  const at = (rest: { clientIds: string[]; teamIds: string[]; only?: boolean }, who = admin) =>
    restrict({ id: upID, ...rest }, who)
  expect((await at({ clientIds: [], teamIds: [], only: true })).json()).toMatchObject({ code: 'invalid' })
  expect((await at({ clientIds: [admin.clientId], teamIds: [acme.team], only: true })).statusCode).toBe(400)
  expect((await at({ clientIds: [], teamIds: [accessIds('borealis').team], only: true })).statusCode).toBe(404)
  expect((await at({ clientIds: [admin.clientId], teamIds: [] })).statusCode).toBe(200)
  expect((await at({ clientIds: [], teamIds: [acme.team], only: true })).statusCode).toBe(200)
  expect(await permissionOf('AUTH_VIEW')).toMatchObject({ only: true, restricted: [], restricted_teams: [acme.team] })
  const { changes } = await lastRestriction()
  expect(changes).toEqual([
    { field: 'restriction', of: 'AUTH_VIEW', from: ['acme Ltd'], to: [] },
    { field: 'onlyIn', of: 'AUTH_VIEW', from: [], to: ['Team acme'] },
  ])
  expect((await at({ clientIds: [], teamIds: [] })).statusCode).toBe(200)
  expect(await permissionOf('AUTH_VIEW')).toMatchObject({ only: false, restricted: [], restricted_teams: [] })

  // The administrator does not hold PLATFORM_VIEW: they may narrow where it applies, not widen it.
  await change([{ id: acme.permission('PLATFORM_VIEW'), selected: true }], staff)
  const platform = await permissionOf('PLATFORM_VIEW')
  const borealis = server.tenants.clientId('borealis')
  const to = (clientIds: string[], only: boolean, who = admin) =>
    restrict({ id: platform.upID, clientIds, teamIds: [], only }, who)
  expect((await to([borealis, admin.clientId], true, staff)).statusCode).toBe(200)
  expect((await to([], false)).statusCode).toBe(403)
  expect((await to([borealis], false)).statusCode).toBe(403)
  expect((await to([], false, staff)).statusCode).toBe(200)
  expect((await change([{ id: acme.permission('PLATFORM_VIEW'), selected: false }], staff)).statusCode).toBe(200)
})

test('a permission that comes with the role can be restricted', async () => {
  const url = 'users'
  const give = { id: reader, client_id: admin.clientId, roleId: acme.viewerRole }
  expect((await send('PATCH', url, give)).statusCode).toBe(200)
  expect((await change([{ id: acme.permission('USERS_VIEW'), selected: false }])).statusCode).toBe(200)
  expect(await permissionOf('USERS_VIEW')).toMatchObject({ upID: null, inherited: true })
  const them = await server.signIn('reader')
  expect((await send('GET', url, undefined, them)).statusCode).toBe(200)
  const id = acme.permission('USERS_VIEW')
  expect((await restrict({ id, clientIds: [admin.clientId], teamIds: [] })).statusCode).toBe(200)
  expect((await send('GET', url, undefined, them)).statusCode).toBe(403)
})

test('a user with less cannot change rights at all', async () => {
  const them = await server.signIn('reader')
  expect((await change([{ id: acme.permission('USERS_VIEW'), selected: true }], them)).json()).toMatchObject({
    code: 'forbidden',
    permission: 'USERS_UPDATE',
  })
})
