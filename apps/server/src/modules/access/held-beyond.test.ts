import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { employeeAt, grantTo, linkUser, userAt } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makePolicy, makeRole } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const RIGHTS = ['ROLES_VIEW', 'ROLES_UPDATE', 'ROLES_DELETE', 'POLICIES_VIEW', 'POLICIES_UPDATE', 'USERS_VIEW']

/** A role with a policy that an account of the employee 1 has, and another policy. */
async function givenRole() {
  await grantTo(server, ['reader'], [...RIGHTS, 'NEWS_VIEW'])
  await linkUser(server, 'nobody', employeeAt(1))
  const [name, more] = [randomUUID(), randomUUID()]
  return server.inSystem(async (tx) => {
    const permissions = await tx
      .selectFrom('permissions')
      .select('id')
      .where('client_id', '=', admin.clientId)
      .where('name', 'in', ['NEWS_VIEW', 'ROLES_VIEW'])
      .orderBy('name')
      .execute()
    const [held = '', free = ''] = permissions.map(({ id }) => id)
    const policy = await makePolicy(tx, admin.clientId, { name, permissions: [held] })
    const other = await makePolicy(tx, admin.clientId, { name: more })
    const role = await makeRole(tx, admin.clientId, { name, policies: [policy] })
    const { user_id } = userAt('nobody')
    await tx.updateTable('users').set({ role_id: role }).where('id', '=', user_id).execute()
    return { name, role, policy, other, held, free }
  })
}
type Roles = Awaited<ReturnType<typeof givenRole>>

const at = (path: string) => `/api/ssp/production/access/${admin.clientId}/${path}`
const CHANGES: Record<string, (who: typeof admin, of: Roles) => ReturnType<typeof admin.get>> = {
  addPolicyPermissions: (who, { policy, free }) =>
    who.post(at('policies?function=addPermissions'), {
      permissions: [{ id: randomUUID(), policy_id: policy, permission_id: free }],
      clientId: admin.clientId,
    }),
  addPolicyToRole: (who, { role, other }) =>
    who.post(at('roles?function=addPolicyToRole'), { roleId: role, policyId: other }),
  removePolicyFromRole: (who, { role, policy }) =>
    who.delete(at(`roles?function=removePolicyFromRole&roleId=${role}&policyId=${policy}`)),
  removePolicyPermission: (who, { policy, held }) =>
    who.delete(at(`policies?function=removePermission&policyId=${policy}&permissionId=${held}`)),
  removeRole: (who, { role }) => who.delete(at(`roles?function=removeRole&roleId=${role}`)),
  renameRole: (who, { role }) => who.patch(at('roles'), { id: role, label: `Renamed ${role}` }),
}

afterEach(async () => {
  for (const permission of ['USERS_VIEW', 'USERS_UPDATE'])
    await liftRestriction(server, { username: 'reader', permission })
})

test('each change of a role or policy is tried', () => {
  const contract = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../../../../openapi/generated/ssp.json', import.meta.url)), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId?: string }>> }
  const changes = Object.entries(contract.paths).flatMap(([path, methods]) =>
    /access\/\{clientId\}\/(?:roles|policies)/.test(path)
      ? ['post', 'patch', 'put', 'delete'].flatMap((method) => methods[method]?.operationId ?? [])
      : [],
  )
  expect(Object.keys(CHANGES)).toEqual(changes.filter((id) => !id.startsWith('create')).toSorted())
})

test.each(
  Object.keys(CHANGES).flatMap((change) => ['USERS_VIEW', 'USERS_UPDATE'].map((permission) => [change, permission])),
)(
  '%s leaves a role as it is that an account has which %s keeps from the caller',
  async (change = '', permission = '') => {
    const of = await givenRole()
    const rule = { username: 'reader', permission }
    const send = async () => (await CHANGES[change]?.(await server.signIn('reader'), of))?.json()
    await restrictTeam(server, { ...rule, employees: [1] })
    const links = () =>
      server.db.selectFrom('policy_permissions').selectAll().where('policy_id', 'in', [of.policy, of.other]).execute()
    const before = await links()
    expect(await send()).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('that you cannot change'),
    })
    expect(await links()).toEqual(before)
    await liftRestriction(server, rule)
    expect((await send()).code).toBe(change === 'removeRole' ? 'conflict' : undefined)
  },
)

test('the number of accounts of a role, and what a removal takes, count those within reach', async () => {
  const of = await givenRole()
  const rule = { username: 'reader', permission: 'USERS_VIEW' }
  const reader = await server.signIn('reader')
  const read = async () => {
    const [role] = (await reader.get(at(`roles?name=${of.name}`))).json()
    const impact = (await reader.get(at(`roles?function=getImpact&roleId=${of.role}&policyId=${of.policy}`))).json()
    const policy = (await reader.get(at(`policies/${of.name}`))).json()
    return [role.user_roles_count, role.heldBeyondReach, policy.heldBeyondReach, impact.loses, impact.accounts.length]
  }
  expect(await read()).toEqual([1, undefined, undefined, 1, 1])
  await restrictTeam(server, { ...rule, employees: [1] })
  expect(await read()).toEqual([0, true, true, 0, 0])
})
