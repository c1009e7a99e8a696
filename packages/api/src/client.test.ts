import { describe, expect, test, vi } from 'vitest'
import { createSspClient } from './client'
import type { SspApi } from './ssp-api'
import { errorText, type ApiError } from './errors'
import { apiMessages } from './messages'
import { apiGerman } from './messages.de'
import { dashboardStatsQuery } from './resources/dashboard'
import { quickCreateEmployee } from './resources/employees'
import { signUploadUrl } from './resources/upload'
import { createUser } from './resources/users'
import { profileQuery, updateProfile } from './resources/profile'
import { createSession } from './session/session'
import { memoryStorage } from './session/storage'
import { fakeServer, problem, type FakeServer } from './testing/fake-server'
import { fakeEmployee, fakeId } from './testing/fixtures'
import { fakeToken, fakeUser } from './testing/token'

const CLIENT = fakeId(1)

function connect(
  fetch: (request: Request) => Promise<Response>,
  over: Partial<Parameters<typeof createSspClient>[0]> = {},
) {
  const session = createSession({ storage: memoryStorage() })
  return createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => CLIENT, session, fetch, ...over })
}

const run = <T>(query: { queryFn?: unknown }) =>
  (query.queryFn as (context: { signal: AbortSignal }) => Promise<T>)({ signal: new AbortController().signal })

const stats = (api: SspApi) => run(dashboardStatsQuery(api, { start: '2026-01-01', end: '2026-11-21' }))

describe('addresses', () => {
  test('a file of the server is below the base address; other addresses stay', () => {
    const image = '/api/storage/image/news/opening.jpg'
    const at = (baseUrl?: string) => connect(fakeServer().fetch, baseUrl === undefined ? {} : { baseUrl }).fileAddress
    expect(at('https://ssp.example.com/hr/api')(image)).toBe(
      'https://ssp.example.com/hr/api/storage/image/news/opening.jpg',
    )
    expect(at('/api')(image)).toBe(image)
    for (const other of ['https://cdn.test/api/a.png', 'blob:http://x/1', 'data:,', '/apis/a.png'])
      expect(at()(other)).toBe(other)
  })

  test('the fragment of a path key never reaches the wire and the function does', async () => {
    const server = fakeServer().on('get', '/ssp/production/client/{clientId}#getDashboardStats', [])
    await stats(connect(server.fetch))
    expect(server.calls[0]?.path).toBe(
      `/api/ssp/production/client/${CLIENT}?function=getDashboardStats&start=2026-01-01&end=2026-11-21`,
    )
  })

  test('a service with a base of its own drops its prefix', async () => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () =>
      Response.json({ url: 'http://store.test/x' }),
    )
    const api = connect(fetch, { bases: { dashboard: 'http://dashboard.test/v1' } })
    await signUploadUrl(api, { filePath: 'a', contentType: 'image/png', bucketName: 'b' })
    expect(fetch.mock.calls[0]?.[0].url).toBe('http://dashboard.test/v1/sign-upload-url')
  })

  test('a held connection keeps naming its own client, in the path and in the header', async () => {
    const server = fakeServer().on('get', '/ssp/production/client/{clientId}#getDashboardStats', [])
    await stats(connect(server.fetch).for(fakeId(2)))
    expect(server.calls[0]?.path).toContain(fakeId(2))
    expect(server.calls[0]?.headers.get('SSP-Client')).toBe(fakeId(2))
  })
})

describe('language', () => {
  test('each call asks for errors in the language of the moment, English at first', async () => {
    const server = fakeServer().on('get', '/ssp/production/client/{clientId}#getDashboardStats', [])
    await stats(connect(server.fetch))
    let language = 'de'
    const api = connect(server.fetch, { language: () => language })
    await stats(api)
    language = 'en'
    await stats(api.for(fakeId(2)))
    expect(server.calls.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en', 'de', 'en'])
  })

  test('texts of this package are those of the language, and a fallback still replaces the general one', async () => {
    const german = { language: () => 'de', messages: () => apiGerman.api }
    const offline = await stats(connect(async () => Promise.reject(new TypeError()), german)).catch((e: unknown) => e)
    expect(offline).toMatchObject({ code: 'network', message: apiGerman.api.network })
    const empty = await stats(connect(async () => new Response('', { status: 500 }), german)).catch((e: unknown) => e)
    expect(errorText(empty)).toBe(apiGerman.api.fallback)
    expect(errorText(empty, 'Not saved')).toBe('Not saved')
    expect(errorText(offline, 'Not saved')).toBe(apiGerman.api.network)
  })
})

describe('failures', () => {
  const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }
  const failing = (response: () => Response) => stats(connect(async () => response())).catch((error: unknown) => error)

  test('an error with an empty body is an error', async () => {
    const error = await failing(() => new Response(null, { status: 500, headers: { 'Content-Length': '0' } }))
    expect(error).toMatchObject({ name: 'ApiError', status: 500, message: apiMessages.fallback })
  })

  test.each([
    ['HTML called plain text', () => new Response('<b>no</b>', { status: 502, headers: PLAIN })],
    ['plain text without a word', () => new Response(' ', { status: 500, headers: PLAIN })],
    ['HTML of a proxy', () => new Response('<html>502</html>', { status: 502 })],
    ['markup inside of JSON', () => Response.json({ message: '<b>no</b>' }, { status: 400 })],
    ['an object as text', () => Response.json({ message: { a: 1 } }, { status: 400 })],
    ['a list', () => Response.json(['no'], { status: 400 })],
  ])('%s gives the general text', async (_name, response) => {
    expect(await failing(response)).toMatchObject({ message: apiMessages.fallback })
  })

  test('plain text is the message, up to 500 characters', async () => {
    const text = `The store is away. ${'x'.repeat(600)}`
    const error = await failing(() => new Response(text, { status: 500, headers: PLAIN }))
    expect(error).toMatchObject({ status: 500, code: 'http_500', message: text.slice(0, 500) })
  })

  test('a problem of the contract is carried whole', async () => {
    const body = { fields: { email: 'Taken' }, permission: 'EMPLOYEES_VIEW', current: { id: 'x' } }
    const error = await failing(() => problem(409, 'conflict', 'It exists already.', body))
    expect(error).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'It exists already.',
      errorId: 'test-1',
      ...body,
    })
  })

  test('Retry-After is read as seconds, and a moment in the body comes first', async () => {
    const plain = await failing(() => new Response(null, { status: 429, headers: { 'Retry-After': '120' } }))
    expect(plain).toMatchObject({ retryAfter: 120 })
    const retryAt = new Date(Date.now() + 300_000).toISOString()
    const dated = (await failing(() => problem(429, 'too_many_requests', 'Wait', { retryAt }))) as ApiError
    expect(dated.retryAfter).toBeGreaterThan(295)
  })

  test('no answer is an error of its own kind, and so is an answer that cannot be read', async () => {
    const offline = await failing(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(offline).toMatchObject({ status: 0, code: 'network', message: apiMessages.network })
    expect(await failing(() => new Response('<!doctype html>'))).toMatchObject({ code: 'network' })
  })
})

describe('one key per attempt to create', () => {
  const keys = (server: FakeServer) => server.calls.map((call) => call.headers.get('Idempotency-Key'))
  const path = '/ssp/production/employees/{clientId}#quickCreate'

  test('a retry after a failing server repeats the key; after a success the same entries are a new wish', async () => {
    let answer: () => Response = () => new Response(null, { status: 503 })
    const server = fakeServer().on('post', path, () => answer())
    const api = connect(server.fetch)
    const create = () => quickCreateEmployee(api, { forename: 'Ann' }).catch(() => null)
    await create()
    answer = () => Response.json(fakeEmployee(), { status: 201 })
    await create()
    await create()
    const [first, second, third] = keys(server)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('a double click shares a key, other entries have another', async () => {
    const server = fakeServer().on('post', path, fakeEmployee())
    const api = connect(server.fetch)
    await Promise.all(['Ann', 'Ann', 'Bea'].map((forename) => quickCreateEmployee(api, { forename })))
    const [first, second, third] = keys(server)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('a request that the server never decided leaves no password in the keys', async () => {
    const set = vi.spyOn(Map.prototype, 'set')
    const api = connect(() => Promise.reject(new TypeError('Failed to fetch')))
    const password = 'Harbour-77-lantern'
    await createUser(api, { ...fakeUser(), password, confirmPassword: password } as never).catch(() => null)
    const kept = set.mock.calls.map(([key]) => String(key))
    set.mockRestore()
    expect(kept).not.toEqual([])
    expect(kept.join()).not.toContain(password)
  })

  test('a rejected call settles the attempt', async () => {
    const server = fakeServer().on('post', path, () => problem(409, 'conflict', 'Taken'))
    const api = connect(server.fetch)
    for (let turn = 0; turn < 2; turn++) await quickCreateEmployee(api, { forename: 'Ann' }).catch(() => null)
    expect(keys(server)[1]).not.toBe(keys(server)[0])
  })
})

test('a change carries the version of the record that was read', async () => {
  const user = fakeUser()
  const path = '/ssp/production/access/{clientId}/profile/{id}'
  const profile = {
    id: user.id,
    label: 'A',
    username: 'a',
    email: null,
    img: null,
    client_id: CLIENT,
    language: null,
    employee: null,
  }
  const server = fakeServer()
    .on('get', path, () => Response.json(profile, { headers: { ETag: '"7"' } }))
    .on('patch', path, () => Response.json({ success: true }, { headers: { ETag: '"8"' } }))
  const api = connect(server.fetch)
  const { etag } = await run<{ etag: string }>(profileQuery(api, user.id))
  server.on('get', path, () => Response.json(profile, { headers: { ETag: '"8"' } }))
  await run(profileQuery(api, user.id))
  // Pinned to what the draft was drawn from: a later read cannot bless it.
  await updateProfile(api, { id: user.id, change: { label: 'B' }, ifMatch: etag })
  expect(server.calls.map((call) => call.headers.get('If-Match'))).toEqual([null, null, '"7"'])
})

test('the bearer is set while there is a token and gone after it', async () => {
  const server = fakeServer().on('get', '/ssp/production/client/{clientId}#getDashboardStats', [])
  const api = connect(server.fetch)
  const token = fakeToken()
  api.session.signIn({ token })
  await stats(api)
  api.session.signOut('user')
  await stats(api)
  expect(server.calls.map((call) => call.headers.get('Authorization'))).toEqual([`Bearer ${token}`, null])
})
