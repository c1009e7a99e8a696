import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'
import { makePolicy, makeRole } from './testing.ts'

// Every way to more rights than one has, through every operation of the access area: rejected, and nothing is written.
// `admin` of acme holds all but PLATFORM_VIEW; `staff` is acme's one superadmin; borealis is the other client.

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Attempt = [what: string, method: Method, path: string, body: object | undefined, status: number]

const server = setUpServer(startAccessServer)
let people: Record<'admin' | 'staff', SignedIn>
const acme = accessIds('acme')
const borealis = accessIds('borealis')
const PASSWORD = 'Quiet-Harbour-77'
const [here, there] = [fixedId('client acme'), fixedId('client borealis')]
const user = (name: string, client = 'acme') => fixedId(`user ${client} ${name}`)
const grant = (name: string, permission: string) => fixedId(`grant acme ${name} ${permission}`)

beforeAll(async () => {
  // A role and a policy of the client that hold what the administrator lacks.
  await server.inSystem(async (tx) => {
    const permissions = [acme.permission('PLATFORM_VIEW')]
    await makePolicy(tx, here, { id: reach.policy, name: 'reach', label: 'Reach', permissions })
    await makeRole(tx, here, { id: reach.role, name: 'reach', label: 'Reach', policies: [reach.policy] })
  })
})
beforeEach(async () => {
  people = { admin: await server.signIn('admin'), staff: await server.signIn('staff') }
})

const reach = { role: fixedId('role reach'), policy: fixedId('policy reach') }
const send = (who: SignedIn, method: Method, path: string, payload?: object) =>
  who.send({ method, url: `/api/ssp/production/access/${here}/${path}`, ...(payload && { payload }) })

/** Who holds what, everywhere: roles, policies, grants, restrictions, clients, and who may sign in. */
async function allRights(): Promise<string> {
  const { rows } = await sql`select (select json_agg(x order by x.client_id, x.id) from (
          select client_id, id, role_id, status, employee_id, username, email, password_hash from users) x) as users,
        (select json_agg(x order by x.client_id, x.id) from (select client_id, id, name, label, owner from roles) x) as roles,
        (select json_agg(x order by x.client_id, x.id) from (select client_id, id, name, label, owner from policies) x) as policies,
        (select json_agg(x order by x.client_id, x.id) from (select client_id, id, name, owner from permissions) x) as permissions,
        (select json_agg(x order by x.client_id, x.role_id, x.policy_id) from role_policies x) as role_policies,
        (select json_agg(x order by x.client_id, x.id) from policy_permissions x) as policy_permissions,
        (select json_agg(x order by x.client_id, x.id) from user_permissions x) as grants,
        (select json_agg(x order by x.user_id, x.permission_id) from user_permission_restrictions x) as restrictions,
        (select json_agg(x order by x.client_id, x.id) from user_scopes x) as scopes`.execute(server.db)
  return JSON.stringify(rows)
}

const account = (fields: object) => ({
  label: 'Eve',
  username: 'eve',
  email: 'eve@acme.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...fields,
})
const modal = (fields: object = {}) => account({ clientId: here, roleId: acme.viewerRole, ...fields })
const wizard = (fields: object) => ({
  user: account({}),
  userClients: [here],
  userPermissions: [acme.permission('USERS_VIEW')],
  clientId: here,
  ...fields,
})
const update = (id: string, fields: object) => ({ id, client_id: here, ...fields })
const selecting = (userId: string, permissionId: string, more: object = {}) => ({
  userId,
  clientId: here,
  permissions: [{ id: permissionId, selected: true }],
  ...more,
})
const restricting = (userId: string, id: string, more: object = {}) => ({
  id,
  userId,
  clientIds: [here],
  teamIds: [],
  ...more,
})
const policy = (label: string, permissions: string[], more: object = {}) => {
  const id = randomUUID()
  return { policy: [{ id, label }], permissions, id, ...more }
}
const adding = (policyId: string, permissionId: string) => ({
  permissions: [{ id: randomUUID(), policy_id: policyId, permission_id: permissionId }],
  clientId: here,
})
const RESTRICT = 'permissions?function=updateUserPermissionsRestricted'
const ADD_POLICY = 'roles?function=addPolicyToRole'
const ADD_PERMISSIONS = 'policies?function=addPermissions'
const platformView = acme.permission('PLATFORM_VIEW')
const usersView = acme.permission('USERS_VIEW')
const [self, reader, boss] = [user('admin'), user('reader'), user('staff')]

const attempts: Record<string, { who: 'admin' | 'staff'; tries: Attempt[] }> = {
  'gives more than they hold': {
    who: 'admin',
    tries: [
      ['a permission, to another', 'PATCH', `users/${reader}/permissions`, selecting(reader, platformView), 403],
      ['a permission, to oneself', 'PATCH', `users/${self}/permissions`, selecting(self, platformView), 403],
      ['in a new policy', 'POST', 'policies', policy('Wide', [platformView]), 403],
      ['in a policy there is', 'POST', ADD_PERMISSIONS, adding(acme.ownPolicy, platformView), 403],
      ['a policy, to a role', 'POST', ADD_POLICY, { roleId: acme.ownRole, policyId: reach.policy }, 403],
      ['a role, to another', 'PATCH', 'users', update(reader, { roleId: reach.role }), 403],
      ['a role, to oneself', 'PATCH', 'users', update(self, { roleId: reach.role }), 403],
      ['a role, to a new account', 'POST', 'users', modal({ roleId: reach.role }), 403],
      ['a permission, to a new account', 'POST', 'users', wizard({ userPermissions: [platformView] }), 403],
      ['a client, to a new account', 'POST', 'users', wizard({ userClients: [there] }), 404],
      [
        'a client, to another',
        'POST',
        `users/${reader}?function=addUserScope`,
        { userId: reader, clientId: there },
        404,
      ],
      ['a client, to oneself', 'POST', `users/${self}?function=addUserScope`, { userId: self, clientId: there }, 404],
    ],
  },
  'takes over an account that holds more': {
    who: 'admin',
    tries: [
      ['by its password', 'PATCH', 'users', update(boss, { password: PASSWORD, confirmPassword: PASSWORD }), 403],
      ['by its address', 'PATCH', 'users', update(boss, { email: 'eve@acme.example' }), 403],
      ['by its name', 'PATCH', 'users', update(boss, { username: 'eve' }), 403],
      ['by taking its role', 'PATCH', 'users', update(boss, { roleId: acme.viewerRole }), 403],
    ],
  },
  'sets what no form has': {
    who: 'admin',
    tries: [
      ['status of an account', 'PATCH', 'users', update(reader, { status: 'active' }), 400],
      ['role by name', 'PATCH', 'users', update(reader, { role: 'superadmin' }), 400],
      ['permissions of an account', 'PATCH', 'users', update(self, { permissions: [platformView] }), 400],
      ['permissions with the modal', 'POST', 'users', modal({ permissions: [platformView] }), 400],
      ['role with the wizard', 'POST', 'users', wizard({ roleId: acme.superadminRole }), 400],
      ['role inside of the wizard', 'POST', 'users', wizard({ user: account({ roleId: reach.role }) }), 400],
      ['owner of a role', 'POST', 'roles', { id: randomUUID(), label: 'Mine', owner: 'platform' }, 400],
      ['policies of a role', 'POST', 'roles', { id: randomUUID(), label: 'Mine', policies: [reach.policy] }, 400],
      ['name of a role', 'PATCH', 'roles', { id: acme.ownRole, label: 'Mine', name: 'superadmin' }, 400],
      ['owner of a policy', 'POST', 'policies', policy('Mine', [], { owner: 'platform' }), 400],
      [
        'owner of a permission',
        'POST',
        'permissions',
        [{ id: randomUUID(), group: 'x', name: 'X', owner: 'platform' }],
        400,
      ],
      [
        'client of a grant',
        'PATCH',
        `users/${reader}/permissions`,
        selecting(reader, usersView, { client_id: there }),
        400,
      ],
      [
        'permission of a restriction',
        'PATCH',
        `users/${reader}/${RESTRICT}`,
        restricting(reader, grant('reader', 'USERS_VIEW'), { permission: 'X' }),
        400,
      ],
      [
        'a name that does not fit its label',
        'POST',
        'policies',
        { ...policy('Mine', []), policy: [{ id: randomUUID(), label: 'Mine', name: 'everything' }] },
        400,
      ],
    ],
  },
  "uses another client's ids": {
    who: 'admin',
    tries: [
      ['role, for an account', 'PATCH', 'users', update(reader, { roleId: borealis.viewerRole }), 404],
      ['role, for a new account', 'POST', 'users', modal({ roleId: borealis.viewerRole }), 404],
      ['role, to rename', 'PATCH', 'roles', { id: borealis.ownRole, label: 'Mine' }, 404],
      ['role, to remove', 'DELETE', `roles?function=removeRole&roleId=${borealis.ownRole}`, undefined, 404],
      ['role, for a policy', 'POST', ADD_POLICY, { roleId: borealis.ownRole, policyId: acme.ownPolicy }, 404],
      ['policy, for a role', 'POST', ADD_POLICY, { roleId: acme.ownRole, policyId: borealis.ownPolicy }, 404],
      [
        'policy, to take away',
        'DELETE',
        `roles?function=removePolicyFromRole&roleId=${borealis.viewerRole}&policyId=${borealis.viewing}`,
        undefined,
        404,
      ],
      ['policy, for a permission', 'POST', ADD_PERMISSIONS, adding(borealis.ownPolicy, usersView), 404],
      [
        'permission, for a policy',
        'POST',
        ADD_PERMISSIONS,
        adding(acme.ownPolicy, borealis.permission('USERS_VIEW')),
        404,
      ],
      ['permission, for a new policy', 'POST', 'policies', policy('Mine', [borealis.permission('USERS_VIEW')]), 404],
      [
        'permission, to take away',
        'DELETE',
        `policies?function=removePermission&policyId=${borealis.viewing}&permissionId=${borealis.permission('USERS_VIEW')}`,
        undefined,
        404,
      ],
      [
        'permission, for an account',
        'PATCH',
        `users/${reader}/permissions`,
        selecting(reader, borealis.permission('USERS_VIEW')),
        404,
      ],
      [
        'account, for a permission',
        'PATCH',
        `users/${user('reader', 'borealis')}/permissions`,
        selecting(user('reader', 'borealis'), usersView),
        404,
      ],
      ['account, to change', 'PATCH', 'users', update(user('reader', 'borealis'), { label: 'Mine' }), 404],
      [
        'account, for a client',
        'POST',
        `users/${user('reader', 'borealis')}?function=addUserScope`,
        { userId: user('reader', 'borealis'), clientId: here },
        404,
      ],
      [
        'grant, to restrict',
        'PATCH',
        `users/${reader}/${RESTRICT}`,
        restricting(reader, fixedId('grant borealis reader USERS_VIEW')),
        404,
      ],
      [
        'grant of another account',
        'PATCH',
        `users/${reader}/${RESTRICT}`,
        restricting(reader, grant('admin', 'USERS_VIEW')),
        404,
      ],
    ],
  },
  'makes a superadmin': {
    who: 'staff',
    tries: [
      ['by the role, as a superadmin', 'PATCH', 'users', update(reader, { roleId: acme.superadminRole }), 400],
      ['by the role, for a new account', 'POST', 'users', modal({ roleId: acme.superadminRole }), 400],
      ['by a role of that name', 'POST', 'roles', { id: randomUUID(), label: 'Superadmin' }, 409],
      ['by renaming a role', 'PATCH', 'roles', { id: acme.ownRole, label: ' SUPERADMIN ' }, 409],
      ['by renaming the role itself away', 'PATCH', 'roles', { id: acme.superadminRole, label: 'Other' }, 403],
      ['by a policy of the name of its policy', 'POST', 'policies', policy('Everything', []), 409],
      [
        'by a policy for a role of the platform',
        'POST',
        ADD_POLICY,
        { roleId: acme.viewerRole, policyId: acme.everything },
        403,
      ],
      [
        'by a permission for a policy of the platform',
        'POST',
        ADD_PERMISSIONS,
        adding(acme.viewing, platformView),
        403,
      ],
    ],
  },
  'locks out the last superadmin, themself': {
    who: 'staff',
    tries: [
      ['by another role', 'PATCH', 'users', update(boss, { roleId: acme.viewerRole }), 403],
      ['by removing the role', 'DELETE', `roles?function=removeRole&roleId=${acme.superadminRole}`, undefined, 403],
      [
        'by emptying the role',
        'DELETE',
        `roles?function=removePolicyFromRole&roleId=${acme.superadminRole}&policyId=${acme.everything}`,
        undefined,
        403,
      ],
      [
        'by emptying the policy',
        'DELETE',
        `policies?function=removePermission&policyId=${acme.everything}&permissionId=${usersView}`,
        undefined,
        403,
      ],
      [
        'by a restriction',
        'PATCH',
        `users/${boss}/${RESTRICT}`,
        restricting(boss, grant('staff', 'USERS_UPDATE')),
        403,
      ],
      ['by deactivation', 'PATCH', `users/${boss}?function=setUserStatus`, { userId: boss, status: 'inactive' }, 403],
    ],
  },
}

describe.each(Object.entries(attempts))('somebody %s', (_name, { who, tries }) => {
  test.each(tries)('%s', async (_what, method, path, body, status) => {
    const before = await allRights()
    const answer = await send(people[who], method, path, body)
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('"errorId"')])
    expect(await allRights()).toBe(before)
  })
})

test('an administrator does not restrict a superadmin either', async () => {
  const answer = await send(
    people.admin,
    'PATCH',
    `users/${boss}/${RESTRICT}`,
    restricting(boss, grant('staff', 'USERS_UPDATE')),
  )
  expect(answer.statusCode).toBe(403)
})

/** What ends or narrows a session that is open already; the token still says otherwise. */
const revocations: [what: string, revoke: () => Promise<unknown>, status: number][] = [
  [
    'a permission taken',
    () =>
      send(people.staff, 'PATCH', `users/${reader}/permissions`, {
        userId: reader,
        clientId: here,
        permissions: [{ id: usersView, selected: false }],
      }),
    403,
  ],
  ['the account deactivated', () => set({ status: 'inactive' }), 401],
  [
    'the password changed',
    () => send(people.staff, 'PATCH', 'users', update(reader, { password: PASSWORD, confirmPassword: PASSWORD })),
    401,
  ],
]
const set = (change: { status: 'active' | 'inactive' }) =>
  server.db.updateTable('users').set(change).where('id', '=', reader).execute()

test.each(revocations)('an old token is worth nothing after %s', async (_what, revoke, status) => {
  await set({ status: 'active' })
  await send(people.staff, 'PATCH', `users/${reader}/permissions`, selecting(reader, usersView))
  const old = await server.signIn('reader')
  expect((await send(old, 'GET', 'users')).statusCode).toBe(200)
  await revoke()
  expect((await send(old, 'GET', 'users')).statusCode).toBe(status)
})
