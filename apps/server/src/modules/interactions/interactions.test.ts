import { beforeAll, expect, test } from 'vitest'
import { logInteraction } from '../../people/interactions.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'

// Fore1 of acme has three entries, Fore2 is kept from `reader` by a team, Fore1 of borealis has one entry.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)

beforeAll(async () => {
  await restrictTeam(server, { username: 'reader', permission: 'EMPLOYEES_VIEW', employees: [2] })
  await server.inSystem(async (tx) => {
    const by = (client: string) => ({
      actor: { userId: server.tenants.userId(client, 'admin'), label: `Ann of ${client}` },
      client: { id: server.tenants.clientId(client) },
    })
    const entries = [
      ['password_reset', 'A link was sent.', '2026-03-01T23:30:00Z'],
      [
        'employee_updated',
        [
          ['changed', 'forename', 'email'],
          ['merged_from', 'Fore9'],
        ],
        '2026-03-02T08:00:00Z',
      ],
      ['document_deleted', '100 % of contract.pdf', '2026-04-10T12:00:00Z'],
    ] as const
    for (const [type, description, at] of entries) {
      await logInteraction(tx, by('acme'), { employeeId: employee(1), type, description, at })
    }
    const foreign = { type: 'password_reset', description: 'foreign' }
    await logInteraction(tx, by('borealis'), { employeeId: employee(1, 'borealis'), ...foreign })
    // Ids of another client get no entry.
    await logInteraction(tx, by('acme'), { employeeId: [employee(2, 'borealis'), employee(3)], ...foreign })
  })
})

const get = (query: Record<string, string>, who = admin) =>
  who.get(`/api/serverless/interactions?${new URLSearchParams(query).toString()}`)
const types = async (query: Record<string, string>) => {
  const page = (await get({ employeeId: employee(1), ...query })).json<{ data: { type: string }[]; count: number }>()
  const { count } = (await get({ employeeId: employee(1), count: 'true', ...without(query) })).json<{ count: number }>()
  expect(page.count).toBe(count)
  return page.data.map(({ type }) => type)
}
const without = ({ page: _page, limit: _limit, ...filter }: Record<string, string>) => filter

test('the log of an employee, the newest first, says who did what and when', async () => {
  const { data, count } = (await get({ employeeId: employee(1) })).json<{ data: unknown[]; count: number }>()
  expect(count).toBe(3)
  expect(data[0]).toEqual({
    id: expect.any(Number),
    employeeId: employee(1),
    type: 'document_deleted',
    created_at: '2026-04-10T12:00:00.000Z',
    description: '100 % of contract.pdf',
    sentences: [],
    actor: { id: server.tenants.userId('acme', 'admin'), label: 'Ann of acme' },
    notify: false,
  })
  expect(data[1]).toMatchObject({
    description: 'Changed: forename, e-mail. Fore9 was merged into this account.',
    sentences: [
      { name: 'changed', values: ['forename', 'email'] },
      { name: 'merged_from', values: ['Fore9'] },
    ],
  })
  expect(await types({ limit: '2' })).toEqual(['document_deleted', 'employee_updated'])
  expect(await types({ limit: '2', page: '1' })).toEqual(['password_reset'])
})

test('search, type and days', async () => {
  expect(await types({ search: 'PASSWORD reset' })).toEqual(['password_reset'])
  expect(await types({ search: 'of ANN' })).toHaveLength(3)
  expect(await types({ search: '100 %' })).toEqual(['document_deleted'])
  expect(await types({ search: '%' })).toEqual(['document_deleted'])
  expect(await types({ search: '2026-03-02' })).toEqual(['employee_updated'])
  expect(await types({ search: '2026-03' })).toEqual(['employee_updated', 'password_reset'])
  expect(await types({ filter: 'employee_updated' })).toEqual(['employee_updated'])
  expect(await types({ startDate: '2026-03-01', endDate: '2026-03-01' })).toEqual(['password_reset'])
  expect(await types({ startDate: '2026-03-02' })).toHaveLength(3)
  const backwards = await get({ employeeId: employee(1), startDate: '2026-03-02', endDate: '2026-03-01' })
  expect(backwards.statusCode).toBe(400)
})

test('an entry is recorded once per key, in the name of the caller', async () => {
  const event = { channel: 'employees', employeeId: employee(3), type: 'profile_viewed', notify: false }
  const send = (payload: object, who = admin) =>
    who.post('/api/serverless/interactions', payload, { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000ab77' })
  expect((await send(event)).json()).toEqual({ success: true })
  expect((await send(event)).json()).toEqual({ success: true })
  const { data } = (await get({ employeeId: employee(3), filter: 'profile_viewed' })).json<{ data: object[] }>()
  expect(data).toMatchObject([{ actor: { label: 'admin of acme' }, description: '' }])
  expect((await send({ ...event, type: 'password_reset' })).statusCode).toBe(400)
  expect((await send({ ...event, employeeId: employee(3, 'borealis') })).statusCode).toBe(409)
})

test('an employee of another client, or of a restricted team, has no log', async () => {
  const reader = await server.signIn('reader')
  const urls: [string, SignedIn][] = [
    [employee(1, 'borealis'), admin],
    [employee(1, 'castor'), admin],
    [employee(2), reader],
  ]
  for (const [id, who] of urls) {
    expect((await get({ employeeId: id }, who)).statusCode).toBe(404)
    expect((await get({ employeeId: id, count: 'true' }, who)).statusCode).toBe(404)
    const payload = { channel: 'employees', employeeId: id, type: 'profile_viewed', notify: false }
    expect((await who.post('/api/serverless/interactions', payload)).statusCode).toBe(404)
  }
  expect((await get({ employeeId: employee(3) })).json().data).not.toContainEqual(
    expect.objectContaining({ employeeId: employee(2, 'borealis') }),
  )
  expect((await get({ employeeId: employee(1) }, await server.signIn('nobody'))).statusCode).toBe(403)
})

test('the log cannot be changed, and it is deleted with the employee', async () => {
  const scope = { clientId: admin.clientId, platformId: '', userId: null }
  await expect(server.deps.database.withTenant(scope, (tx) => tx.deleteFrom('interactions').execute())).rejects.toThrow(
    'permission denied',
  )
  await server.deps.database.withTenant(scope, (tx) =>
    tx.deleteFrom('employees').where('client_id', '=', admin.clientId).where('id', '=', employee(3)).execute(),
  )
  const left = await server.db.selectFrom('interactions').select('id').where('employee_id', '=', employee(3)).execute()
  expect(left).toEqual([])
})
