import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { grantTo } from '../../testing/people.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const other = setUpUser(server, 'admin', { client: 'borealis' })
const staff = setUpUser(server, 'staff')
const acme = accessIds('acme')
const borealis = accessIds('borealis')

const send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  who = admin,
  headers: Record<string, string> = {},
) =>
  who.send({ method, url: `/api/ssp/production/access/${who.clientId}/${path}`, ...(payload && { payload }), headers })
const get = async (path: string, who = admin) => (await send('GET', path, undefined, who)).json()
const policy = (label: string, permissions: string[] = []) => {
  const id = randomUUID()
  return { policy: [{ id, label }], permissions, id }
}
const group = (name: string) =>
  ['CREATE', 'VIEW', 'UPDATE', 'DELETE'].map((verb) => ({
    id: randomUUID(),
    group: name,
    name: `${name.toUpperCase()}_${verb}`,
  }))
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('a policy is made with its permissions, under the name of its label', async () => {
  const payload = policy('Front Desk', [acme.permission('USERS_VIEW'), acme.permission('EMPLOYEES_VIEW')])
  const key = { 'idempotency-key': randomUUID() }
  expect((await send('POST', 'policies', payload, admin, key)).json()).toEqual({ success: true, id: payload.id })
  expect((await send('POST', 'policies', payload, admin, key)).statusCode).toBe(201)
  expect((await send('POST', 'policies', policy('front desk'))).json()).toMatchObject({
    code: 'conflict',
    fields: { label: expect.any(String) },
  })
  expect((await send('POST', 'policies', policy('   '))).statusCode).toBe(400)
  const made = await send('GET', 'policies/front_desk')
  expect(made.json()).toMatchObject({ id: payload.id, label: 'Front Desk', readOnly: false })
  expect(names(made.json().permissions)).toEqual(['EMPLOYEES_VIEW', 'USERS_VIEW'])
  expect((await send('GET', 'policies/front_desk', undefined, other)).statusCode).toBe(404)
  expect(names(await get('policies', other))).not.toContain('front_desk')
})

test('permissions are added and removed, and the version moves', async () => {
  const before = (await send('GET', 'policies/own')).headers['etag']
  const row = {
    id: randomUUID(),
    policy_id: acme.ownPolicy,
    permission_id: acme.permission('AUTH_VIEW'),
    timestamp: new Date().toISOString(),
  }
  const add = (rows: object[]) =>
    send('POST', 'policies?function=addPermissions', { permissions: rows, clientId: admin.clientId })
  expect((await add([row])).json()).toEqual({ success: true })
  const after = await send('GET', 'policies/own')
  expect(names(after.json().permissions)).toEqual(['AUTH_VIEW'])
  expect(after.headers['etag']).not.toBe(before)
  expect((await add([{ ...row, permission_id: acme.permission('USERS_VIEW') }])).statusCode).toBe(409)
  const remove = () =>
    send(
      'DELETE',
      `policies?function=removePermission&policyId=${acme.ownPolicy}&permissionId=${acme.permission('AUTH_VIEW')}`,
    )
  expect((await remove()).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(404)
})

test('what belongs to the platform is read-only, to superadmin too', async () => {
  const row = { id: randomUUID(), policy_id: acme.viewing, permission_id: acme.permission('AUTH_VIEW') }
  for (const who of [admin, staff]) {
    const answers = [
      await send('POST', 'policies?function=addPermissions', { permissions: [row], clientId: admin.clientId }, who),
      await send(
        'DELETE',
        `policies?function=removePermission&policyId=${acme.viewing}&permissionId=${acme.permission('USERS_VIEW')}`,
        undefined,
        who,
      ),
      await send('POST', 'roles?function=addPolicyToRole', { roleId: acme.viewerRole, policyId: acme.ownPolicy }, who),
      await send(
        'DELETE',
        `roles?function=removePolicyFromRole&roleId=${acme.viewerRole}&policyId=${acme.viewing}`,
        undefined,
        who,
      ),
    ]
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403])
  }
})

test('ids of another client do not exist', async () => {
  const row = { id: randomUUID(), policy_id: acme.ownPolicy, permission_id: borealis.permission('USERS_VIEW') }
  const answers = [
    await send('POST', 'policies', policy('Foreign', [borealis.permission('USERS_VIEW')])),
    await send('POST', 'policies?function=addPermissions', { permissions: [row], clientId: admin.clientId }),
    await send('POST', 'policies?function=addPermissions', {
      permissions: [{ ...row, policy_id: borealis.ownPolicy, permission_id: acme.permission('USERS_VIEW') }],
      clientId: admin.clientId,
    }),
    await send(
      'DELETE',
      `policies?function=removePermission&policyId=${borealis.ownPolicy}&permissionId=${acme.permission('USERS_VIEW')}`,
    ),
    await send('POST', 'roles?function=addPolicyToRole', { roleId: acme.ownRole, policyId: borealis.ownPolicy }),
    await send('POST', 'roles?function=addPolicyToRole', { roleId: borealis.ownRole, policyId: acme.ownPolicy }),
    await send('DELETE', `roles?function=removePolicyFromRole&roleId=${borealis.ownRole}&policyId=${acme.ownPolicy}`),
  ]
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404))
})

test('a role shows its policies and accounts, and takes and loses a policy', async () => {
  expect(await get('roles?count=true')).toEqual([{ total: 3 }])
  expect(await get('roles?name=superadmin')).toMatchObject([
    { user_roles_count: 1, readOnly: true, policies: [{ name: 'everything' }] },
  ])
  expect((await send('GET', 'roles?name=absent')).statusCode).toBe(404)
  const link = { roleId: acme.ownRole, policyId: acme.viewing }
  expect((await send('POST', 'roles?function=addPolicyToRole', link)).json()).toEqual({ success: true })
  expect(await get('roles?name=own')).toMatchObject([{ readOnly: false, policies: [{ policy_id: acme.viewing }] }])
  const remove = () =>
    send('DELETE', `roles?function=removePolicyFromRole&roleId=${link.roleId}&policyId=${link.policyId}`)
  expect((await remove()).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(404)
})

test('the list counts the permissions of a policy, and its roles for those who may list roles', async () => {
  const made = policy('Counted', [acme.permission('USERS_VIEW'), acme.permission('EMPLOYEES_VIEW')])
  const counted = async (who = admin) => (await get('policies?name=counted', who))[0]
  await send('POST', 'policies', made)
  expect(await counted()).toMatchObject({ permissionsCount: 2, rolesCount: 0 })
  const link = { roleId: acme.ownRole, policyId: made.id }
  await send('POST', 'roles?function=addPolicyToRole', link)
  expect(await counted()).toMatchObject({ permissionsCount: 2, rolesCount: 1 })
  const roles: { policies: { policy_id: string }[] }[] = await get('roles?limit=100')
  const holding = roles.filter(({ policies }) => policies.some(({ policy_id }) => policy_id === made.id))
  expect(holding).toHaveLength(1)
  expect(await get(`roles?policyId=${made.id}`)).toEqual(holding)
  expect(await get(`roles?count=true&policyId=${made.id}`)).toEqual([{ total: 1 }])
  expect((await send('GET', 'policies/counted')).json().permissions).toHaveLength(2)

  await grantTo(server, ['nobody'], ['POLICIES_VIEW'])
  const nobody = await server.signIn('nobody')
  expect((await send('GET', 'roles', undefined, nobody)).statusCode).toBe(403)
  expect(await counted(nobody)).toMatchObject({ permissionsCount: 2 })
  expect(await counted(nobody)).not.toHaveProperty('rolesCount')
})

test('a permission, and a group of four, are made and held by their maker', async () => {
  const post = (rows: object[]) => send('POST', 'permissions', rows)
  expect((await post(group('parking'))).json()).toEqual({ success: true })
  expect((await post(group('parking'))).json()).toMatchObject({
    code: 'conflict',
    fields: { group: expect.any(String) },
  })
  expect((await post([{ id: randomUUID(), group: 'Front Desk', name: ' Keys ' }])).statusCode).toBe(201)
  expect(await get('permissions?name=Keys')).toMatchObject([{ name: 'Keys', group: 'front_desk', readOnly: false }])
  expect((await post([{ id: randomUUID(), group: 'users', name: 'USERS_VIEW' }])).json().fields).toHaveProperty('name')
  expect((await post(group('half').slice(0, 2))).statusCode).toBe(400)
  expect((await post([{ id: acme.permission('USERS_VIEW'), group: 'over', name: 'OVER' }])).statusCode).toBe(409)
  expect(names(await get('permissions?getAll=true', other))).not.toContain('Keys')
  const keys = (await get('permissions?name=Keys'))[0].id
  const passed = policy('Key holders', [keys])
  expect((await send('POST', 'policies', passed)).statusCode).toBe(201)
})

test('the list of permissions to add leaves out what the policy holds, and the count agrees', async () => {
  const [{ total }] = await get('permissions?count=true')
  const [{ total: left }] = await get(`permissions?count=true&excludePolicyId=${acme.viewing}`)
  expect(left).toBe(total - 1)
  expect(names(await get(`permissions?getAll=true&excludePolicyId=${acme.viewing}`))).not.toContain('USERS_VIEW')
  expect(await get('permissions?limit=2')).toHaveLength(2)
  expect(await get('permissions?getAll=true')).toHaveLength(total)
  expect(await get('permissions?search=users_')).not.toHaveLength(0)
})
