import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { follow } from '../testing/files-fixture.ts'
import { restrictPermissions } from './access/testing.ts'
import { makeDocument } from './documents/testing.ts'
import { makeEmployee } from './employees/testing.ts'
import { makeRecognition } from './recognition/testing.ts'
import { makeTeam } from './teams/testing.ts'
import { incidentFixture } from '../testing/incident-fixture.ts'
import { employeeAt, grantTo, linkUser, userAt } from '../testing/people.ts'
import { liftRestriction, restrictTeam } from '../testing/restrict-team.ts'
import { secureSendUser, setScopes } from '../testing/secure-send-fixture.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import type { SignedIn } from '../testing/test-server.ts'
import { fixedId, TENANTS } from '../testing/tenants.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: { const?: string | boolean | number; 'x-ssp-record'?: string; $ref?: string }
}
interface Operation {
  operationId: string
  'x-ssp-permission': string | string[]
  'x-ssp-strict'?: string
  parameters?: (Parameter | { $ref: string })[]
}
type Path = Record<string, Operation> & { parameters?: Operation['parameters'] }

const contract = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../openapi/generated/ssp.json', import.meta.url)), 'utf8'),
) as { paths: Record<string, Path>; components: { parameters: Record<string, Parameter> } }

const resolved = (parameter: Parameter | { $ref: string }): Parameter =>
  '$ref' in parameter
    ? (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] as Parameter)
    : parameter

const OPERATIONS = Object.entries(contract.paths).flatMap(([path, { parameters = [], ...methods }]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method,
    path,
    operation,
    parameters: [...parameters, ...(operation.parameters ?? [])].map(resolved),
  })),
)
const PERMISSIONS = [
  ...new Set(
    OPERATIONS.flatMap(({ operation }) => [operation['x-ssp-permission'], operation['x-ssp-strict'] ?? []].flat()),
  ),
].filter((name) => /^[A-Z_]+$/.test(name))

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const use = incidentFixture(server)
const acme = TENANTS.clientId('acme')
const ACCOUNT = 'Hidden canary'
/** The account that is hidden from `reader`. */
const hidden = userAt('nobody').user_id
const records: Record<string, string> = {
  client: acme,
  user: hidden,
  employee: employeeAt(1),
}
const VALUES: Record<string, string> = {
  start: '2026-01-01',
  end: '2027-01-01',
  attribute: 'id',
  text: 'canary',
  search: 'canary',
  permission: 'USERS_VIEW',
  list: 'employees',
  kind: 'create',
  status: 'all',
}

const address = (path: string) => `/api/ssp/production/${path.replace('{client}', acme)}`
const done = async (sent: Promise<LightMyRequestResponse>) => {
  const response = await sent
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.headers['etag']
}

// The accounts that act here are not hidden: an act is signed (docs/decisions/0132).
beforeAll(async () => {
  await grantTo(server, ['admin', 'reader', 'nobody'], PERMISSIONS)
  await server.db.updateTable('users').set({ label: ACCOUNT, username: 'canary' }).where('id', '=', hidden).execute()
  await linkUser(server, 'nobody', employeeAt(1))
  await linkUser(server, 'admin', employeeAt(2))
  await setScopes(server, 'acme', 'reader', [{ target_scope: 'client', target_id: acme }])
  records['incident'] = await use.reported(admin)
  const assigned = { payload: { assigned_to: hidden } }
  await done(use.send(admin, 'PATCH', `/${records['incident']}`, assigned))
})

const valueOf = ({ name, schema }: Parameter): string | undefined => {
  if (schema.const !== undefined) return String(schema.const)
  const record = schema['x-ssp-record']
  if (name === 'userId') return userAt('reader').user_id
  return (record === undefined ? undefined : records[record]) ?? VALUES[name]
}

/** The reads that name something to `reader`, of those that need no more than the records above. */
async function readersOf(name: string) {
  const who = await server.signIn('reader')
  const found: string[] = []
  let tried = 0
  for (const { method, path, operation, parameters } of OPERATIONS) {
    if (method !== 'get') continue
    const needed = parameters.filter(
      (parameter) => parameter.in !== 'header' && (parameter.required || parameter.schema.const !== undefined),
    )
    const values = needed.map((parameter) => [parameter, valueOf(parameter)] as const)
    if (values.some(([, value]) => value === undefined)) continue
    let url = `/api${path.replace(/#.*/, '')}`
    const query = new URLSearchParams()
    for (const [parameter, value] of values)
      if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, String(value))
      else query.set(parameter.name, String(value))
    const signed = await who.get(`${url}?${query.toString()}`)
    const isFile = signed.body.includes('/api/storage/file/')
    const response = isFile ? await follow(server, signed) : signed
    tried += response.statusCode === 200 ? 1 : 0
    if (response.body.includes(name)) found.push(operation.operationId)
  }
  expect(tried).toBeGreaterThan(100)
  return found.toSorted()
}

const NAMES_OF_ACCOUNTS = [
  'exportIncidents',
  'findUser',
  'getIncident',
  'getIncidentEvidence',
  'listClientUsers',
  'listIncidentEvents',
  'listIncidents',
  'listSharableUsers',
  'listUsers',
  'searchRecords',
]

test('no read names an account that USERS_VIEW hides', async () => {
  const rule = { username: 'reader', permission: 'USERS_VIEW' }
  expect(await readersOf(ACCOUNT)).toEqual(NAMES_OF_ACCOUNTS)
  await restrictTeam(server, { ...rule, employees: [1] })
  expect(await readersOf(ACCOUNT)).toEqual([])
  await liftRestriction(server, rule)
})

test('an account that USERS_VIEW hides is chosen nowhere, as one that does not exist', async () => {
  const rule = { username: 'reader', permission: 'USERS_VIEW' }
  await restrictTeam(server, { ...rule, employees: [1] })
  const reader = await server.signIn('reader')
  const { incident = '' } = records
  const selection = { ids: [incident] }
  const readerId = userAt('reader').user_id
  const key = await secureSendUser(server, reader, readerId).upload()
  const choices: [string, (id: string) => ReturnType<SignedIn['get']>][] = [
    ['assign', (id) => use.send(reader, 'PATCH', `/${incident}`, { payload: { assigned_to: id } })],
    [
      'assign selected',
      (id) => use.send(reader, 'PATCH', '/selected', { payload: { selection, change: { assigned_to: id } } }),
    ],
    [
      'restore',
      (id) =>
        use.send(reader, 'PATCH', '/selected/assignees', {
          payload: { assigned_to: null, former: [{ id: incident, assigned_to: id }] },
        }),
    ],
    ['cautions', (id) => reader.get(address(`shared-documents/{client}/cautions?to=${id}`))],
    [
      'share',
      (id) =>
        reader.post(address(`shared-documents/{client}/${readerId}`), {
          recipients: [{ to: id }],
          filename: 'report.pdf',
          key,
        }),
    ],
    [
      'explain',
      (id) => reader.get(address(`access/{client}/users/${id}?function=getExplanation&permission=NEWS_VIEW`)),
    ],
  ]
  // Taken away and given back by an account that sees it.
  await done(use.send(admin, 'PATCH', `/${incident}`, { payload: { assigned_to: null } }))
  for (const [name, choose] of choices) {
    const [hiddenOne, unknownOne] = [await choose(hidden), await choose(randomUUID())]
    const { errorId: _one, ...rejection } = hiddenOne.json()
    const { errorId: _other, ...unknown } = unknownOne.json()
    expect([name, hiddenOne.statusCode, rejection]).toEqual([name, 404, unknown])
  }
  await done(use.send(admin, 'PATCH', `/${incident}`, { payload: { assigned_to: hidden } }))
  const taken = await use.send(reader, 'PATCH', '/selected', { payload: { selection, change: { assigned_to: null } } })
  expect(taken.json()).toMatchObject({ done: [incident] })
  expect(taken.json().former, 'an undo would choose the hidden account').toBeUndefined()
  await liftRestriction(server, rule)
})

const NAMES_OF_TEAMS = [
  'exportIncidents',
  'getIncident',
  'getIncidentEvidence',
  'getTeam',
  'getUserTeams',
  'listAuditLog',
  'listEmployeeTeams',
  'listEmployees',
  'listIncidents',
  'listInteractions',
  'listRecognitions',
  'listTeams',
  'searchRecords',
]

/** A team of the employees 2 and 3, one of whom was removed, and what names it. */
async function nameTeam(id: string, label: string) {
  const removed = randomUUID()
  await server.inSystem(async (tx) => {
    await makeEmployee(tx, acme, { id: removed })
    await makeTeam(tx, acme, { id, label })
    await makeRecognition(tx, acme, { team_id: id, to_team: true, giver_id: employeeAt(3), approved: true })
    await makeDocument(tx, acme, { sharedWith: [{ team_id: id }] })
  })
  const membersToAdd = [employeeAt(2), removed].map((employee_id) => ({ employee_id }))
  await done(admin.post(address(`teams/members/{client}/${id}`), { membersToAdd, teamLabel: label, clientId: acme }))
  records['incident'] = await use.reported(admin)
  await done(admin.delete(address('employees/{client}'), { id: removed }))
  const { user_id: userId } = userAt('staff')
  const rights = `access/{client}/users/${userId}/permissions`
  const permission = (await admin.get(address(rights)))
    .json()
    .find(({ name }: { name: string }) => name === 'NEWS_VIEW')
  const restriction = { userId, id: permission.id, clientIds: [], teamIds: [id] }
  await done(admin.patch(address(`${rights}?function=updateUserPermissionsRestricted`), restriction))
}

test.each(['EMPLOYEES_VIEW', 'TEAMS_VIEW'])('no read names a team that %s hides', async (permission) => {
  const team = fixedId(`hidden names ${permission}`)
  const label = `Nightingales by ${permission}`
  await nameTeam(team, label)
  records['team'] = team
  records['employee'] = employeeAt(2)
  records['user'] = userAt('staff').user_id
  expect(await readersOf(label)).toEqual(NAMES_OF_TEAMS)
  await server.inSystem((tx) => restrictPermissions(tx, userAt('reader'), [permission], { team }))
  expect(await readersOf(label)).toEqual([])
  const reader = await server.signIn('reader')
  const found = await Promise.all(
    [
      `incidents/{client}?search=${encodeURIComponent(label)}`,
      `incidents/{client}?teamId=${team}`,
      `recognition/{client}?search=${encodeURIComponent(label)}`,
    ].map((list) => reader.get(address(list))),
  )
  expect(found.map((response) => [response.statusCode, response.json()])).toEqual([
    [200, []],
    [200, []],
    [200, []],
  ])
  await server.db.deleteFrom('user_permission_restrictions').where('restricted_team_id', '=', team).execute()
  await done(admin.delete(address(`teams/{client}/${team}`)))
})
