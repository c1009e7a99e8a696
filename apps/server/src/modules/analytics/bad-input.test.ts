import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { recordEvents } from '../../people/portal-events.ts'
import { reportsOfContract } from '../../testing/figures-fixture.ts'
import { employeeAt as employee, linkUser } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makeArticle } from '../news/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const article = randomUUID()
const march = { start: '2026-03-01', end: '2026-03-31' }

beforeAll(() =>
  server.inSystem(async (tx) => {
    const event = { employee_id: employee(1), happened_at: '2026-03-05T12:00:00Z' }
    await recordEvents(tx, admin.clientId, [
      { ...event, kind: 'pension_visited' },
      { ...event, kind: 'storage_uploaded' },
    ])
    await makeArticle(tx, admin.clientId, { id: article })
  }),
)

/** What a report needs beside its period. */
const NEEDED: Record<string, Record<string, string>> = {
  getEmployeeInteractionsData: { docType: '10' },
  getChildTileData: { tileTitle: 'Holiday' },
  getNewsArticleAnalytics: { id: article },
}
const reports = reportsOfContract()
const ask = (name: string, query: Record<string, string>) => {
  const { url = '' } = reports.find((one) => one.name === name) ?? {}
  const search = new URLSearchParams({ ...(name && { function: name }), ...NEEDED[name], ...query }).toString()
  return admin.get(`/api${url.replace('{clientId}', admin.clientId)}?${search}`)
}
/** Every number of an answer but the accounts in use, summed up. */
const sumOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value)
    .filter(([name]) => name !== 'active' && name !== 'chartType')
    .reduce((sum, [, one]) => sum + sumOf(one), 0)
}
// They count the accounts in use, of any period.
const OF_ACCOUNTS = new Set([
  'getRegisteredVsUnregisteredAnalytics',
  'getEmployeeActivityDrilldownAnalytics',
  'getEmployeeActivityAnalytics',
])

test('a range of a hundred years, half of one, and no days are errors of every report, at their field', async () => {
  expect(reports.length).toBeGreaterThan(25)
  for (const { name } of reports) {
    const fields = async (query: Record<string, string>) => {
      const answer = await ask(name, query)
      return [name, answer.statusCode, Object.keys(answer.json().fields ?? {})]
    }
    expect(await fields({ start: '1926-01-01', end: '2026-01-01' })).toEqual([name, 400, ['end']])
    expect(await fields({ start: '2026-02-30', end: '2026-03-31' })).toEqual([name, 400, ['start']])
    expect(await fields({ start: '2026-03-01', end: 'tomorrow' })).toEqual([name, 400, ['end']])
    if (name === 'getRegisteredVsUnregisteredAnalytics') continue
    expect(await fields({ start: '2026-03-01' })).toEqual([name, 400, ['end']])
    expect(await fields({ end: '2026-03-31' })).toEqual([name, 400, ['start']])
  }
})

test('a range that ends before it starts, and one that is to come, have nothing to count', async () => {
  for (const { name } of reports.filter((one) => !OF_ACCOUNTS.has(one.name)))
    for (const days of [
      { start: '2026-03-31', end: '2026-03-01' },
      { start: '2126-03-01', end: '2126-03-31' },
    ]) {
      const answer = await ask(name, days)
      expect([name, answer.statusCode, sumOf(answer.json())]).toEqual([name, 200, 0])
    }
})

test('a page past the end has no rows and the same count', async () => {
  const interactions = async (page: string) => (await ask('getEmployeeInteractionsData', { ...march, page })).json()
  expect(await interactions('0')).toMatchObject({ count: 1, employees: [{ employeeId: employee(1) }] })
  expect(await interactions('7000')).toEqual({ count: 1, employees: [] })
  const storage = async (page: string) => (await ask('getDocumentStorageBreakdownAnalytics', { ...march, page })).json()
  expect(await storage('7000')).toMatchObject({ count: 1, data: [], values: [1, 0, 0, 0] })
  for (const page of ['-1', '1.5', '99999999999999999999', 'last'])
    expect([page, (await ask('getEmployeeInteractionsData', { ...march, page })).statusCode]).toEqual([page, 400])
})

test.each([
  'Pay / benefits?',
  '50 % off & more #1',
  '%2F..%00',
  'مزايا الموظفين',
  '福利',
  'Zoë’s “tile”',
  '🏖️',
  '%',
  '_',
  "'; --",
])('a tile named %s is counted under its name and under no other', async (label) => {
  await linkUser(server, 'admin', employee(1))
  const linked = await server.signIn('admin')
  const visit = (payload: object) =>
    linked.post(`/api/ssp/production/analytics/${linked.clientId}?function=recordPortalVisit`, payload)
  expect((await visit({ kind: 'action', label: `Go ${label}`, parent: label })).statusCode).toBe(200)
  const today = new Date().toISOString().slice(0, 10)
  const actions = await ask('getChildTileData', { start: today, end: today, tileTitle: label })
  expect(actions.json()).toEqual({ labels: [`Go ${label}`], values: [1] })
})

test('an unknown function, tile, article, client and kind of list', async () => {
  expect((await ask('getNewsReadAnalytics', { ...march, function: 'getEverything' })).statusCode).toBe(404)
  expect((await ask('getChildTileData', { ...march, tileTitle: 'Nowhere' })).json()).toEqual({ labels: [], values: [] })
  expect((await ask('getNewsArticleAnalytics', { ...march, id: randomUUID() })).statusCode).toBe(404)
  expect((await ask('getNewsArticleAnalytics', { ...march, id: 'first' })).statusCode).toBe(400)
  expect((await ask('getEmployeeInteractionsData', { ...march, docType: '11' })).statusCode).toBe(400)
  expect((await ask('getNewsReadAnalytics', { ...march, clientId: randomUUID() })).statusCode).toBeGreaterThanOrEqual(
    400,
  )
})
