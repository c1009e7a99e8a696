import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createSspClient } from '../client'
import { createSession } from '../session/session'
import { memoryStorage } from '../session/storage'
import type { SspApi } from '../ssp-api'
import { fakeClient } from '../testing'
import { employeesQuery } from './employees'
import { recognitionCountQuery } from './recognition'
import { clientKey, readAs, readForFile, type ReadOptions } from './resource'
import { teamQuery, teamsQuery } from './teams'

test('a read for a file goes on when what was read for its client is dropped', async () => {
  const cache = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const read = cache.fetchQuery(readForFile(readAs([...clientKey('acme'), 'theme', 'logo'], () => answer.promise)))
  cache.removeQueries({ queryKey: clientKey('acme') })
  answer.resolve('/logo.png')
  expect(await read).toBe('/logo.png')
})

test('a read for an empty search has the key of the read without one', () => {
  const api = { clientId: () => 'acme', for: () => api } as unknown as SspApi
  const keyFor = (query: Parameters<typeof recognitionCountQuery>[1]) =>
    hashKey(recognitionCountQuery(api, query).queryKey)
  expect(keyFor({ search: '' })).toBe(keyFor({}))
  expect(keyFor({ search: 'a' })).not.toBe(keyFor({}))
})

type Api = Parameters<typeof teamQuery>[0]
const oneTeam = (api: Api) => teamQuery(api, 'a-team')

test.each([
  ['employees that are null', employeesQuery, { employees: [null], count: 1 }],
  ['no employees', employeesQuery, { count: 1 }],
  ['employees that are a text', employeesQuery, { employees: 'none', count: 1 }],
  ['null for a list', teamsQuery, null],
  ['an object for a list', teamsQuery, {}],
  ['null for a record', oneTeam, null],
])('%s is an error of the read', async (_what, query, body) => {
  const { id } = fakeClient()
  const session = createSession({ storage: memoryStorage() })
  const api = createSspClient({
    clientId: () => id,
    session,
    baseUrl: 'http://ssp.test',
    fetch: async () => Response.json(body),
  })
  const { queryKey, queryFn } = query(api, {}) as ReadOptions<unknown>
  const read = new QueryClient().fetchQuery({ queryKey: [...queryKey], queryFn, retry: false })
  await expect(read).rejects.toMatchObject({ code: 'unreadable', isGeneral: true })
})
