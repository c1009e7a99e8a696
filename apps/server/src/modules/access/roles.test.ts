import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const other = setUpUser(server, 'admin', { client: 'borealis' })
const acme = accessIds('acme')

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, path: string, payload?: object, who = admin, headers: Record<string, string> = {}) =>
  who.send({ method, url: `/api/ssp/production/access/${who.clientId}/${path}`, ...(payload && { payload }), headers })

async function makeRole(label: string) {
  const id = randomUUID()
  const made = await send('POST', 'roles', { id, label })
  expect(made.statusCode).toBe(201)
  return id
}

async function makePolicy(label: string, names: string[]) {
  const id = randomUUID()
  const permissions = names.map((name) => acme.permission(name))
  await send('POST', 'policies', { policy: [{ id, label }], permissions, id })
  return id
}

const link = (roleId: string, policyId: string) => send('POST', 'roles?function=addPolicyToRole', { roleId, policyId })
const giveRole = (username: string, roleId: string | null) =>
  server.db
    .updateTable('users')
    .set({ role_id: roleId })
    .where('id', '=', server.tenants.userId('acme', username))
    .execute()

test('a role is made, renamed under its name and removed while no account has it', async () => {
  const id = await makeRole('  Night Desk ')
  const found = await send('GET', 'roles?name=night_desk')
  expect(found.json()).toMatchObject([{ id, label: 'Night Desk', policies: [], user_roles_count: 0, readOnly: false }])
  const renamed = await send('PATCH', 'roles', { id, label: 'Late Desk' })
  expect(renamed.headers['etag']).not.toBe(found.headers['etag'])
  expect((await send('GET', 'roles?name=night_desk')).json()).toMatchObject([{ label: 'Late Desk' }])
  // Another role of the first label says which role has the name.
  const other = await makeRole('Plain desk')
  for (const [method, second] of [
    ['POST', randomUUID()],
    ['PATCH', other],
  ] as const)
    expect((await send(method, 'roles', { id: second, label: 'night desk' })).json()).toMatchObject({
      code: 'conflict',
      fields: { label: expect.stringContaining('Late Desk') },
    })
  expect((await send('DELETE', `roles?function=removeRole&roleId=${id}`)).json()).toEqual({ success: true })
  expect((await send('GET', 'roles?name=night_desk')).statusCode).toBe(404)
})

test('a role that an account has stays', async () => {
  const id = await makeRole('Kept')
  await giveRole('nobody', id)
  expect((await send('DELETE', `roles?function=removeRole&roleId=${id}`)).json()).toMatchObject({ code: 'conflict' })
  await giveRole('nobody', null)
  expect((await send('DELETE', `roles?function=removeRole&roleId=${id}`)).statusCode).toBe(200)
})

test('the accounts of a role are as many as it says, deactivated ones too', async () => {
  const id = await makeRole('Counted')
  await giveRole('nobody', id)
  await giveRole('reader', id)
  const nobodyId = server.tenants.userId('acme', 'nobody')
  const deactivated = { userId: nobodyId, status: 'inactive' }
  expect((await send('PATCH', `users/${nobodyId}?function=setUserStatus`, deactivated)).statusCode).toBe(200)
  const of = async (roleId: string, who = admin) => {
    const rows: { username: string }[] = (await send('GET', `users?roleId=${roleId}`, undefined, who)).json()
    const [counted] = (await send('GET', `users?count=true&roleId=${roleId}`, undefined, who)).json()
    return { usernames: rows.map(({ username }) => username).toSorted(), total: counted.total }
  }
  const both = { usernames: ['nobody', 'reader'], total: 2 }
  expect(await of(id)).toEqual(both)
  expect((await send('GET', 'roles?name=counted')).json()).toMatchObject([{ user_roles_count: both.total }])
  expect((await send('GET', `users?roleId=${id}&search=reader`)).json()).toMatchObject([{ username: 'reader' }])
  // Accounts belong to no team, so a restriction by team hides none.
  await link(id, await makePolicy('Counting', ['ROLES_VIEW', 'USERS_VIEW']))
  const readerId = server.tenants.userId('acme', 'reader')
  for (const name of ['ROLES_VIEW', 'USERS_VIEW']) {
    const restriction = { id: acme.permission(name), userId: readerId, clientIds: [], teamIds: [acme.team] }
    const path = `users/${readerId}/permissions?function=updateUserPermissionsRestricted`
    expect((await send('PATCH', path, restriction)).statusCode).toBe(200)
  }
  const reader = await server.signIn('reader')
  expect(await of(id, reader)).toEqual(both)
  expect((await send('GET', 'roles?name=counted', undefined, reader)).json()).toMatchObject([
    { user_roles_count: both.total },
  ])
  // A role of another client has no accounts here.
  expect(await of(id, other)).toEqual({ usernames: [], total: 0 })
  expect((await send('GET', 'users?roleId=counted')).statusCode).toBe(400)
})

test.each(['Superadmin', ' SUPERADMIN ', 'own', '   '])('%o is no label for a role', async (label) => {
  const id = await makeRole(`Plain ${randomUUID()}`)
  const status = label.trim() ? 409 : 400
  expect((await send('PATCH', 'roles', { id, label })).statusCode).toBe(status)
  expect((await send('POST', 'roles', { id: randomUUID(), label })).statusCode).toBe(status)
})

test('roles of the platform and of another client are out of reach', async () => {
  expect((await send('PATCH', 'roles', { id: acme.superadminRole, label: 'Mine' })).statusCode).toBe(403)
  expect((await send('DELETE', `roles?function=removeRole&roleId=${acme.viewerRole}`)).statusCode).toBe(403)
  const id = await makeRole('Ours')
  expect((await send('PATCH', 'roles', { id, label: 'Theirs' }, other)).statusCode).toBe(404)
  expect((await send('DELETE', `roles?function=removeRole&roleId=${id}`, undefined, other)).statusCode).toBe(404)
  expect((await send('POST', 'roles', { id: randomUUID(), label: 'A', owner: 'platform' })).statusCode).toBe(400)
})

test('the second of two administrators is told what the role is now', async () => {
  const id = await makeRole('Shared')
  const policyId = await makePolicy('Shared policy', ['USERS_VIEW'])
  const seen = (await send('GET', 'roles?name=shared')).headers['etag'] as string
  const first = await send('POST', 'roles?function=addPolicyToRole', { roleId: id, policyId }, admin, {
    'if-match': seen,
  })
  expect(first.headers['etag']).not.toBe(seen)
  const second = await send('PATCH', 'roles', { id, label: 'Lost' }, admin, { 'if-match': seen })
  expect(second.statusCode).toBe(412)
  expect(second.json()).toMatchObject({
    code: 'stale',
    current: { label: 'Shared', policies: [{ policy_id: policyId }] },
  })
  for (const path of [`removePolicyFromRole&roleId=${id}&policyId=${policyId}`, `removeRole&roleId=${id}`]) {
    expect((await send('DELETE', `roles?function=${path}`, undefined, admin, { 'if-match': seen })).statusCode).toBe(
      412,
    )
  }
})

test('a removal is weighed: who loses, who keeps it by another policy or a grant, in how many clients', async () => {
  const roleId = await makeRole('Weighed')
  const policyId = await makePolicy('Weighed policy', ['USERS_VIEW', 'EMPLOYEES_VIEW'])
  await link(roleId, policyId)
  await giveRole('nobody', roleId)
  const account = server.tenants.userId('acme', 'nobody')
  const rolePath = `roles?function=getImpact&roleId=${roleId}&policyId=${policyId}`
  const permission = acme.permission('USERS_VIEW')
  const policyPath = `policies?function=getImpact&policyId=${policyId}&permissionId=${permission}`

  expect((await send('GET', rolePath)).json()).toMatchObject({
    loses: 1,
    keeps: 0,
    accounts: [{ id: account, keeps: false }],
  })
  expect((await send('GET', policyPath)).json().accounts).toHaveLength(1)

  await link(roleId, await makePolicy('Spare', ['USERS_VIEW', 'EMPLOYEES_VIEW']))
  expect((await send('GET', policyPath)).json()).toMatchObject({ loses: 0, keeps: 1, clients: 0 })
  expect((await send('GET', rolePath)).json()).toMatchObject({ loses: 0, keeps: 1, accounts: [{ keeps: true }] })

  expect((await send('GET', rolePath, undefined, other)).statusCode).toBe(404)
  expect((await send('GET', policyPath, undefined, other)).statusCode).toBe(404)
  await giveRole('nobody', null)
})
