// @vitest-environment jsdom
import { createSession, createSspClient, employeeCountQuery, employeesQuery, memoryStorage } from '@ssp/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { firstEmployeeReads } from './first-reads'

afterEach(() => localStorage.clear())

const client = '0b0f4a36-0000-4000-8000-0000000000c1'
const team = '0b0f4a36-0000-4000-8000-000000000001'
const normal = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://acme.localhost')
  searchParams.sort()
  return `${decodeURIComponent(pathname)}?${searchParams}`
}
const first = (search: string) => firstEmployeeReads(client, { pathname: '/employees', search }).map(normal)

/** What the queries of the list send. */
async function sent(args: Parameters<typeof employeesQuery>[1], narrowing: Parameters<typeof employeeCountQuery>[1]) {
  const addresses: string[] = []
  const api = createSspClient({
    baseUrl: 'http://acme.localhost',
    clientId: () => client,
    session: createSession({ storage: memoryStorage() }),
    async fetch({ url }) {
      addresses.push(normal(url))
      return Response.json({ employees: [], count: 0 })
    },
  })
  const queries = new QueryClient()
  await queries.fetchQuery(employeesQuery(api, args))
  await queries.fetchQuery(employeeCountQuery(api, narrowing))
  return addresses
}

test.each([
  ['', { page: 0, limit: 10 }, {}],
  ['?layout=list&size=25&page=3&sort=-lastLogin', { page: 2, limit: 25, sort: '-lastLogin' }, {}],
  ['?search=%20Zo%C3%AB%20%26%20Co%20&status=active', { page: 0, limit: 10 }, { search: 'Zoë & Co', status: 'active' }],
  [
    `?teamIds=${team}&createdDt=2026-01-01%2C2026-01-31`,
    { page: 0, limit: 10 },
    { teamIds: team, createdDt: '2026-01-01,2026-01-31' },
  ],
  ['?sort=email&status=gone&createdDt=2026-02-30%2C2026-03-01&size=7', { page: 0, limit: 10 }, {}],
] as const)('%s is asked for as by the list', async (search, page, narrowing) => {
  expect(first(search)).toEqual(await sent({ search: '', ...narrowing, ...page }, { search: '', ...narrowing }))
})

test('the page size that was chosen on this device counts', () => {
  localStorage.setItem('ssp.list:/employees', '{"size":50}')
  expect(first('')[0]).toContain('limit=50')
})

test('nothing is asked for at a link that the list rewrites', () => {
  expect(first('?filter=status&filterVal=registered')).toEqual([])
})
