import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { VIDEO_HOSTS } from '@ssp/block-editor/model'
import { buildApp } from '../app.ts'
import { startTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts'

const portal = mkdtempSync(join(tmpdir(), 'ssp-portal-'))
let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  mkdirSync(join(portal, 'assets'))
  writeFileSync(join(portal, 'index.html'), '<!doctype html><html><head><title>p</title></head><body></body></html>')
  writeFileSync(join(portal, 'assets/app-1a2b3c.js'), 'export {}')
  server = await startTestServer({ env: { PORTAL_DIR: portal, CORS_ORIGINS: 'https://tenant.example' } })
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const loginUrl = () => `/api/login/${admin.clientId}`
const raw = (payload: string | Buffer, type = 'application/json') =>
  server.inject({ method: 'POST', url: loginUrl(), payload, headers: { 'content-type': type } })

it('limits the requests of an address, but not the files of the portal', async () => {
  const limited = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '10', PORTAL_DIR: portal } })
  const statuses = async (url: string) => {
    const found = new Map<number, number>()
    for (let n = 0; n < 12; n += 1) {
      const { statusCode } = await limited.inject({ method: 'GET', url })
      found.set(statusCode, (found.get(statusCode) ?? 0) + 1)
    }
    return Object.fromEntries(found)
  }
  expect(await statuses('/assets/app-1a2b3c.js')).toEqual({ 200: 12 })
  expect(await statuses('/api/client/load?subdomain=acme')).toEqual({ 200: 10, 429: 2 })
  await limited.close()
})

it('names the version of the contract in every response to a call, and not in files', async () => {
  const version = async (url: string) => (await server.inject({ url })).headers['ssp-contract-version']
  expect(await version('/api/client/load?subdomain=acme')).toBe('1.0.0')
  expect([await version('/api/none'), await version('/api/malformed%')]).toEqual(['1.0.0', '1.0.0'])
  expect(await version('/assets/app-1a2b3c.js')).toBeUndefined()
})

describe('bad input', () => {
  it.each([
    ['broken JSON', '{"username":', 400],
    ['an array', '[]', 400],
    ['a text', '"x"', 400],
    ['an unknown field', '{"username":"a","password":"b","is_admin":true}', 400],
    ['a field twice removed', '{"username":"a","password":"b","__proto__":{"x":1}}', 400],
    ['a constructor', '{"username":"a","password":"b","constructor":{"prototype":{"x":1}}}', 400],
    ['NUL', '{"username":"a\\u0000","password":"b"}', 400],
    ['a lone surrogate', '{"username":"a\\ud800","password":"b"}', 400],
    ['a name of direction marks', '{"username":"\\u202e\\u200b","password":"b"}', 400],
    ['a name of fillers', '{"username":"\\u3164 \\u2800","password":"b"}', 400],
    ['a name of joiners and selectors', '{"username":"\\u034f\\u180b\\ufe0e","password":"b"}', 400],
    ['a name of a vowel that is not drawn', '{"username":"\\u17b4","password":"b"}', 400],
    ['a name of a selector of a variant', JSON.stringify({ username: '\u{E0100}', password: 'b' }), 400],
    ['bytes that are no UTF-8', Buffer.from('{"username":"\xff","password":"b"}', 'latin1'), 400],
    ['a byte order mark', '\ufeff{"username":"a","password":"b"}', 400],
    ['a number for a text', '{"username":1,"password":"b"}', 400],
    ['null', '{"username":null,"password":"b"}', 400],
    ['an empty body', '', 400],
    ['a body over 1 MB', JSON.stringify({ username: 'a', password: 'b'.repeat(1_100_000) }), 413],
  ])('rejects %s', async (_name, body, status) => {
    const answer = await raw(body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
      errorId: expect.any(String),
    })
  })

  it.each([
    ['1,001 names', JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, at])))],
    ['100,001 values', JSON.stringify({ username: Array(100_000).fill(1), password: 'b' })],
    ['40 levels', `${'['.repeat(40)}${']'.repeat(40)}`],
  ])('rejects %s before it looks at them', async (_name, body) => {
    const answer = await raw(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'The body has too many values, or they are nested too deeply.',
    })
  })

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'rejects %s',
    async (type) => {
      expect((await raw('username=a', type)).statusCode).toBe(415)
    },
  )

  it.each(['?search=a&search=b', '?search=%00'])(
    'gives a person the page whatever its own query says: %s',
    async (query) => {
      const answer = await server.inject({ url: `/employees${query}`, headers: { accept: 'text/html' } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    },
  )

  it('rejects repeated, unknown and unclean parameters', async () => {
    const base = `/api/ssp/production/employees/${admin.clientId}`
    for (const query of [
      'page=1&page=2',
      'page=1&page[]=2',
      'orderBy=1;drop',
      'search=%00',
      'page=-1',
      'page=1e9',
      'limit=1000',
    ]) {
      const { statusCode } = await admin.get(`${base}?${query}`)
      expect([query, statusCode]).toEqual([query, 400])
    }
  })

  it('names the field in words', async () => {
    expect((await raw('{"username":""}')).json<{ fields: object }>().fields).toEqual({
      username: 'This is required.',
      password: 'This is required.',
    })
  })
})

describe('access', () => {
  const employees = (client: string) => `/api/ssp/production/employees/${server.tenants.clientId(client)}`
  const at = (client: string) => ({ 'ssp-client': server.tenants.clientId(client) })

  it('answers 404 for a client out of reach, by path, header or encoding', async () => {
    for (const client of ['castor', 'borealis']) {
      expect((await admin.get(employees(client), at(client))).statusCode).toBe(404)
    }
    const id = server.tenants.clientId('castor')
    for (const path of [id.toUpperCase(), id.replaceAll('-', '%2d'), `${admin.clientId}%2f..%2f${id}`, `${id}%00`]) {
      const answer = await server.inject({
        url: `/api/ssp/production/employees/${path}`,
        headers: { authorization: `Bearer ${admin.token}` },
      })
      expect([400, 404]).toContain(answer.statusCode)
    }
  })

  it('lets platform staff into every client of the platform only', async () => {
    const staff = await server.signIn('staff')
    expect((await staff.get(employees('borealis'), at('borealis'))).statusCode).toBe(200)
    expect((await staff.get(employees('castor'), at('castor'))).statusCode).toBe(404)
  })

  it('rejects a request drawn for another client', async () => {
    const staff = await server.signIn('staff')
    expect((await staff.get(employees('borealis'))).json()).toMatchObject({ code: 'client_mismatch' })
  })

  it('tells which permission is missing, and minds restrictions', async () => {
    const nobody = await server.signIn('nobody')
    expect((await nobody.get(employees('acme'))).json()).toMatchObject({
      code: 'forbidden',
      permission: 'EMPLOYEES_VIEW',
    })
    const restricted = await server.signIn('restricted')
    expect((await restricted.get(employees('acme'))).statusCode).toBe(403)
  })

  it('lists the clients a user may switch to', async () => {
    const list = async (user: SignedIn) =>
      (await user.get(`/api/ssp/production/platform/${user.clientId}?function=getPlatformClients`))
        .json<{ subdomain: string }[]>()
        .map(({ subdomain }) => subdomain)
    expect(await list(admin)).toEqual(['acme'])
    expect(await list(await server.signIn('staff'))).toEqual(['acme', 'borealis'])
  })

  it('rejects a write that another site starts', async () => {
    const login = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: loginUrl(), payload: { username: 'a', password: 'b' }, headers })
    expect((await login({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await login({ 'sec-fetch-site': 'cross-site', origin: 'https://tenant.example' })).statusCode).toBe(200)
    expect((await login({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
})

describe('headers', () => {
  it('are on every kind of answer', async () => {
    const urls = [
      '/',
      '/assets/app-1a2b3c.js',
      '/api/client/load?subdomain=acme',
      '/api/nothing',
      `/theme/${admin.clientId}.css`,
      '/health/live',
    ]
    for (const url of urls) {
      const { headers } = await server.inject({ url, headers: { accept: 'text/html' } })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
      // The videos of articles, and nothing else, are framed.
      expect(policy).toContain(`;frame-src ${VIDEO_HOSTS.map((host) => `https://${host}`).join(' ')};`)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  it('keep API answers out of caches and other origins', async () => {
    const load = (origin: string) => server.inject({ url: '/api/client/load?subdomain=acme', headers: { origin } })
    expect((await load('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
    const allowed = await load('https://tenant.example')
    expect(allowed.headers['access-control-expose-headers']).toContain('ssp-contract-version')
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://tenant.example',
      'cache-control': 'no-store',
    })
  })

  it('count the reports of the content policy', async () => {
    const count = async () => (await server.inject({ url: '/api/csp-report' })).json<{ reports: number }>().reports
    const before = await count()
    const report = { 'csp-report': { 'blocked-uri': 'inline' } }
    const sent = await server.inject({
      method: 'POST',
      url: '/api/csp-report',
      payload: JSON.stringify(report),
      headers: { 'content-type': 'application/csp-report' },
    })
    expect(sent.statusCode).toBe(204)
    expect(await count()).toBe(before + 1)
  })
})

describe('portal', () => {
  const page = (host: string, accept = 'text/html', url = '/employees?search=x') =>
    server.inject({ url, headers: { host, accept } })

  it('carries the stylesheet of the host’s client, the default one for an unknown host', async () => {
    const sheet = async (host: string) => /href="(\/theme\/[^"]+)"/.exec((await page(host)).body)?.[1]
    expect(await sheet('borealis.localhost:4000')).toBe(`/theme/${server.tenants.clientId('borealis')}.css`)
    expect(await sheet('localhost')).toBe(`/theme/${admin.clientId}.css`)
    expect(await sheet('127.0.0.1:4000')).toBe(`/theme/${admin.clientId}.css`)
    expect(await sheet('nobody.localhost')).toBe('/theme/default.css')
    expect((await page('localhost')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/', '/login', '/employees?search=x'])(
    'returns the page %s to curl, uptime checks and HEAD',
    async (url) => {
      const asked = await page('localhost', 'text/html', url)
      for (const headers of [{ accept: '*/*' }, {}]) {
        const got = await server.inject({ url, headers: { host: 'localhost', ...headers } })
        expect([got.statusCode, got.body]).toEqual([200, asked.body])
        const head = await server.inject({ method: 'HEAD', url, headers: { host: 'localhost', ...headers } })
        expect([head.statusCode, head.body]).toEqual([200, ''])
        expect(head.headers['content-length']).toBe(String(Buffer.byteLength(asked.body)))
      }
      const json = await page('localhost', 'application/json', url)
      expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    },
  )

  it.each(['*/*', 'text/html'])('returns no page below /api to %s', async (accept) => {
    const got = await page('localhost', accept, '/api/gone')
    expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([404, 'not_found'])
    const head = await server.inject({ method: 'HEAD', url: '/api/gone', headers: { accept } })
    expect(head.statusCode).toBe(404)
  })

  it.each(['/health', '/health/', '/healthz', '/livez', '/readyz', '/ready', '/metrics', '/Metrics/x', '/ping?x'])(
    'returns no page for the probe %s',
    async (url) => {
      for (const accept of ['*/*', 'text/html']) {
        const got = await page('localhost', accept, url)
        expect([got.statusCode, got.json<{ code: string }>().code]).toEqual([404, 'not_found'])
      }
    },
  )

  it.each(['/healthy-eating', '/live-events', '/statuses'])('returns a page for %s', async (url) => {
    expect((await page('localhost', '*/*', url)).headers['content-type']).toContain('text/html')
  })

  it('keeps hashed assets for ever and does not take a missing file for a page', async () => {
    expect((await page('localhost', '*/*', '/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable')
    expect((await page('localhost', '*/*', '/assets/gone.js')).statusCode).toBe(404)
    expect((await page('localhost', 'text/html', '/api/gone')).statusCode).toBe(404)
    expect((await page('localhost', '*/*', '/..%2f..%2fetc/passwd')).statusCode).toBe(404)
  })
})

describe('failures', () => {
  it('say nothing of the inside, and carry the id of the log line', async () => {
    const answer = await server.inject({ url: '/api/storage/image/logos/x?signature=x' })
    expect(answer.body).not.toMatch(/select|stack|node_modules|\.ts/)
    expect(answer.json<{ errorId: string }>().errorId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('tell by /health/ready whether the database answers', async () => {
    expect((await server.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' })
    expect((await server.inject({ url: '/health/ready' })).json()).toEqual({
      status: 'ok',
      database: server.deps.database.kind,
    })
  })

  it.each([
    [['database'], 'database unavailable'],
    [['store'], 'store unavailable'],
    [['database', 'store'], 'database and store unavailable'],
  ] as const)('say by /health/ready that these do not respond: %j', async (parts, status) => {
    for (const part of parts) vi.spyOn(server.deps[part], 'ping').mockRejectedValue(new Error('gone'))
    const app = await buildApp(server.deps)
    const response = await app.inject({ url: '/health/ready' })
    expect([response.statusCode, response.json()]).toEqual([503, { status }])
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    await app.close()
    vi.restoreAllMocks()
  })

  it('ask the database for /health/ready once a second', async () => {
    const ping = vi.spyOn(server.deps.database, 'ping')
    const app = await buildApp(server.deps)
    await Promise.all([1, 2, 3].map(() => app.inject({ url: '/health/ready' })))
    expect(ping).toHaveBeenCalledTimes(1)
    await app.close()
    vi.restoreAllMocks()
  })
})
