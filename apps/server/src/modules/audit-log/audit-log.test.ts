import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { components } from '@ssp/api/schema'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'

type Entry = components['schemas']['AuditEntry']

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const other = setUpUser(server, 'admin', { client: 'borealis' })
const acme = accessIds('acme')

const address = (path: string, clientId = admin.clientId) => `/api/ssp/production/access/${clientId}/${path}`
const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, who = admin) =>
  who.send({ method, url: address(path, who.clientId), ...(payload && { payload }) })
const auditLog = async (query = '', who = admin): Promise<Entry[]> => {
  const answer = await who.get(address(`audit-log?limit=100${query}`, who.clientId))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const total = async (query = '', who = admin): Promise<number> =>
  (await who.get(address(`audit-log?count=true${query}`, who.clientId))).json()[0].total

const reader = () => server.tenants.userId('acme', 'reader')

test('a row says who, what and from what to what, in words', async () => {
  await send('PATCH', 'users', {
    id: reader(),
    client_id: admin.clientId,
    label: 'Rita Reader',
    roleId: acme.viewerRole,
  })
  const [entry] = await auditLog(`&subjectId=${reader()}`)
  expect(entry).toMatchObject({
    action: 'user.update',
    actor: { id: server.tenants.userId('acme', 'admin'), label: 'admin of acme', username: 'admin' },
    subject: { kind: 'user', id: reader(), label: 'Rita Reader', name: 'reader' },
    changes: [
      { field: 'label', of: null, from: ['reader of acme'], to: ['Rita Reader'] },
      { field: 'role', of: null, from: [], to: ['viewer'] },
    ],
  })
  expect(Date.parse(entry?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('a change that changes nothing leaves nothing to read', async () => {
  const before = await total()
  await send('PATCH', 'users', { id: reader(), client_id: admin.clientId, label: 'Rita Reader' })
  expect(await total()).toBe(before)
})

test('permissions and restrictions are told as what went and what came', async () => {
  const apply = (permissions: object[]) =>
    send('PATCH', `users/${reader()}/permissions`, { userId: reader(), clientId: admin.clientId, permissions })
  await apply([
    { id: acme.permission('TEAMS_VIEW'), selected: true },
    { id: acme.permission('USERS_VIEW'), selected: true },
    { id: acme.permission('EMPLOYEES_VIEW'), selected: false },
  ])
  const of = (permission: string) =>
    server.db
      .selectFrom('user_permissions')
      .select('id')
      .where('user_id', '=', reader())
      .where('permission_id', '=', acme.permission(permission))
      .executeTakeFirstOrThrow()
  const { id } = await of('TEAMS_VIEW')
  const restrict = (clientIds: string[], teamIds: string[]) =>
    send('PATCH', `users/${reader()}/permissions?function=updateUserPermissionsRestricted`, {
      id,
      userId: reader(),
      clientIds,
      teamIds,
    })
  await restrict([admin.clientId], [])
  await restrict([], [acme.team])
  const [moved, set, changed] = await auditLog(`&subjectId=${reader()}`)
  expect(changed?.changes).toEqual([{ field: 'permissions', of: null, from: ['EMPLOYEES_VIEW'], to: ['TEAMS_VIEW'] }])
  expect(set?.changes).toEqual([{ field: 'restriction', of: 'TEAMS_VIEW', from: [], to: ['acme Ltd'] }])
  expect(moved?.changes).toEqual([{ field: 'restriction', of: 'TEAMS_VIEW', from: ['acme Ltd'], to: ['Team acme'] }])
})

test('every change of a role and a policy leaves its row, which outlives the role', async () => {
  const roleId = randomUUID()
  await send('POST', 'roles', { id: roleId, label: 'Night desk' })
  await send('PATCH', 'roles', { id: roleId, label: 'Night shift' })
  await send('POST', 'roles?function=addPolicyToRole', { roleId, policyId: acme.viewing })
  await send('DELETE', `roles?function=removePolicyFromRole&roleId=${roleId}&policyId=${acme.viewing}`)
  await send('DELETE', `roles?function=removeRole&roleId=${roleId}`)
  const permissionId = acme.permission('USERS_VIEW')
  const policyId = acme.ownPolicy
  const row = { id: randomUUID(), policy_id: policyId, permission_id: permissionId }
  await send('POST', 'policies?function=addPermissions', { permissions: [row], clientId: admin.clientId })
  await send('DELETE', `policies?function=removePermission&policyId=${policyId}&permissionId=${permissionId}`)
  const rows = await auditLog(`&subjectId=${roleId}`)
  expect(rows.map(({ action, changes: [change] }) => [action, change?.from, change?.to])).toEqual([
    ['role.remove', ['Night shift'], []],
    ['role.removePolicy', ['viewing'], []],
    ['role.addPolicy', [], ['viewing']],
    ['role.rename', ['Night desk'], ['Night shift']],
    ['role.create', [], ['Night desk']],
  ])
  expect(rows[0]?.subject).toEqual({ kind: 'role', id: roleId, label: 'Night shift', name: null })
  const ofPolicy = await auditLog(`&subjectId=${policyId}`)
  expect(ofPolicy.map(({ changes: [change] }) => [change?.from, change?.to])).toEqual([
    [['USERS_VIEW'], []],
    [[], ['USERS_VIEW']],
  ])
})

test('who makes a permission is told to hold it', async () => {
  await send('POST', 'permissions', [{ id: randomUUID(), name: 'BADGES_PRINT', group: 'badges' }])
  const rows = await auditLog('&search=badges_print')
  expect(rows.map(({ action, subject }) => [action, subject.label])).toEqual([
    ['user.updatePermissions', 'admin of acme'],
    ['permission.create', 'BADGES_PRINT'],
  ])
})

test('colours that are hard to read are logged, others are not', async () => {
  const before = await total('&subjectKind=theme')
  const save = (colours: object) =>
    admin.post(`/api/ssp/production/client/${admin.clientId}/theme`, { theme_colours: JSON.stringify(colours) })
  await save({ primary: '#154c79', secondary: '#5b2a86', accent: '#1f5c7a' })
  const kept = await total('&subjectKind=theme')
  await save({ primary: '#ffe066' })
  const [entry] = await auditLog('&subjectKind=theme')
  expect(entry?.subject).toMatchObject({ kind: 'theme', label: 'acme Ltd', name: null })
  expect(entry?.changes).toContainEqual({ field: 'colours', of: 'primary', from: ['#154c79'], to: ['#ffe066'] })
  expect(entry?.changes.find(({ field }) => field === 'hardToRead')?.to).toContain('primary')
  expect(await total('&subjectKind=theme')).toBe(kept + 1)
  expect(kept - before).toBeLessThanOrEqual(1)
})

test('search, filters and pages agree with the count', async () => {
  const me = server.tenants.userId('acme', 'admin')
  const today = new Date().toISOString().slice(0, 10)
  for (const query of [
    '',
    '&search=NIGHT',
    '&subjectKind=role',
    '&action=role.rename',
    `&actorId=${me}`,
    `&changedDt=${today},${today}`,
  ]) {
    expect([query, (await auditLog(query)).length]).toEqual([query, await total(query)])
    expect(await total(query)).toBeGreaterThan(0)
  }
  expect(await total('&search=100%25')).toBe(0)
  expect(await total('&changedDt=2020-01-01,2020-12-31')).toBe(0)
  expect(await total(`&actorId=${server.tenants.userId('acme', 'staff')}`)).toBe(0)
  const pages = await Promise.all(
    [0, 1].map(async (page) => (await admin.get(address(`audit-log?limit=2&page=${page}`))).json<Entry[]>()),
  )
  expect(pages.flat().map(({ id }) => id)).toEqual((await auditLog()).slice(0, 4).map(({ id }) => id))
})

test('each tenant sees only its own rows; staff those of their platform, under their name', async () => {
  const theirs = await auditLog('', other)
  expect(theirs).toEqual([])
  const borealis = other.clientId
  const rename = await staff.patch(
    address('roles', borealis),
    { id: accessIds('borealis').ownRole, label: 'Northern' },
    { 'ssp-client': borealis },
  )
  expect(rename.statusCode).toBe(200)
  const [entry] = await auditLog('', other)
  expect(entry?.actor).toMatchObject({
    label: 'staff of acme',
    username: null,
    home: { username: 'staff', client: 'acme Ltd' },
  })
  expect(await auditLog('&search=northern')).toEqual([])
  expect((await admin.get(address('audit-log', borealis), { 'ssp-client': borealis })).statusCode).toBe(404)
  const castor = server.tenants.clientId('castor')
  expect((await staff.get(address('audit-log', castor), { 'ssp-client': castor })).statusCode).toBe(404)
  const seen = await staff.get(address('audit-log', borealis), { 'ssp-client': borealis })
  expect(seen.json()).toHaveLength(1)
})

test('row-level security alone keeps the rows apart', async () => {
  const scope = { clientId: other.clientId, platformId: '', userId: null }
  const { rows } = await server.deps.database.withTenant(scope, (tx) =>
    sql<{ client_id: string }>`select distinct client_id from audit_log`.execute(tx),
  )
  expect(rows).toEqual([{ client_id: other.clientId }])
})

test('only changes of what one may see are listed', async () => {
  const limited = await server.signIn('restricted')
  const kinds = new Set((await auditLog('', limited)).map(({ subject }) => subject.kind))
  expect([...kinds]).toEqual(['user'])
  expect(await total('&subjectKind=role', limited)).toBe(0)
  const nobody = await server.signIn('nobody')
  expect((await nobody.get(address('audit-log'))).statusCode).toBe(403)
})
