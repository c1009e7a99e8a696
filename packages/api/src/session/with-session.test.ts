import { beforeEach, describe, expect, test } from 'vitest'
import { createSspClient } from '../client'
import type { SspApi } from '../ssp-api'
import { dashboardEmployeesQuery } from '../resources/dashboard'
import { login, logout } from '../resources/session'
import { fakeServer, problem, type FakeServer } from '../testing/fake-server'
import { fakeId } from '../testing/fixtures'
import { fakeToken, fakeUser } from '../testing/token'
import { createSession, type SignedOutReason } from './session'
import { memoryStorage } from './storage'

const PATH = '/ssp/production/analytics/{clientId}#getDashboardEmployees'
const HOME = fakeUser().homeClientId
const expired = () => problem(401, 'token_expired', 'Session expired.')

let server: FakeServer
let api: SspApi
let endings: SignedOutReason[]

beforeEach(() => {
  server = fakeServer()
  const session = createSession({ storage: memoryStorage() })
  endings = []
  session.onSignedOut((reason) => endings.push(reason))
  api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => HOME, session, fetch: server.fetch })
})

const ask = () => {
  const { queryFn } = dashboardEmployeesQuery(api)
  return (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal })
}
const isNew = (headers: Headers, fresh: string) => headers.get('Authorization') === `Bearer ${fresh}`

describe('a token that expired', () => {
  test('is renewed once for all calls, and each is sent again', async () => {
    const fresh = fakeToken(fakeUser(), { lifetime: 1200 })
    server.on('get', PATH, ({ headers }) => (isNew(headers, fresh) ? { registered: 1 } : expired()))
    server.on('post', '/login/{clientId}/refresh', { success: true, token: fresh, refreshToken: 'r'.repeat(24) })
    api.session.signIn({ token: fakeToken(), refreshToken: 'q'.repeat(24) })
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ registered: 1 }, { registered: 1 }, { registered: 1 }])
    expect(server.calls.filter((call) => call.path.endsWith('/refresh'))).toHaveLength(1)
    expect(endings).toEqual([])
  })

  test('ends the session once where the server has no refresh, with the expiry reason', async () => {
    server.on('get', PATH, () => expired())
    api.session.signIn({ token: fakeToken(), refreshToken: 'q'.repeat(24) })
    await Promise.allSettled([ask(), ask(), ask()])
    expect(endings).toEqual(['expired'])
  })

  test('keeps the session while the server that renews cannot be reached', async () => {
    server.on('get', PATH, () => expired())
    server.on('post', '/login/{clientId}/refresh', () => new Response(null, { status: 503 }))
    api.session.signIn({ token: fakeToken(), refreshToken: 'q'.repeat(24) })
    await expect(ask()).rejects.toMatchObject({ code: 'network' })
    expect(endings).toEqual([])
  })

  test('is not renewed for ever', async () => {
    const fresh = fakeToken(fakeUser(), { lifetime: 1200 })
    server.on('get', PATH, () => expired())
    server.on('post', '/login/{clientId}/refresh', { success: true, token: fresh, refreshToken: 'r'.repeat(24) })
    api.session.signIn({ token: fakeToken(), refreshToken: 'q'.repeat(24) })
    await expect(ask()).rejects.toMatchObject({ code: 'token_expired' })
    expect(endings).toEqual(['expired'])
    expect(server.calls).toHaveLength(3)
  })
})

describe('any other 401', () => {
  test('ends the session once, however many calls fail together', async () => {
    server.on('get', PATH, () => problem(401, 'unauthorised', 'No.'))
    api.session.signIn({ token: fakeToken() })
    await Promise.allSettled([ask(), ask(), ask()])
    expect(endings).toEqual(['unauthorised'])
  })

  test('to a token no longer in use ends nothing and is not sent again for somebody else', async () => {
    let answer: (response: Response) => void = () => {}
    server.on('get', PATH, () => new Promise<Response>((resolve) => (answer = resolve)))
    api.session.signIn({ token: fakeToken(fakeUser({ id: fakeId(1) })) })
    const late = ask()
    await new Promise((resolve) => setTimeout(resolve))
    api.session.signOut('user')
    api.session.signIn({ token: fakeToken(fakeUser({ id: fakeId(2) })) })
    answer(problem(401, 'unauthorised', 'No.'))
    await expect(late).rejects.toMatchObject({ status: 401 })
    expect(api.session.isAuthenticated()).toBe(true)
    expect(server.calls).toHaveLength(1)
  })

  test('of the sign-in itself does not end anything', async () => {
    // The contract's login answers 200 to a wrong password; a gate before the server may not.
    server.on('post', '/login/{clientId}', () => new Response('No.', { status: 401 }))
    api.session.signIn({ token: fakeToken() })
    await expect(login(api, { username: 'a', password: 'b' })).rejects.toMatchObject({ status: 401 })
    expect(endings).toEqual([])
  })
})

describe('signing in and out', () => {
  test('a successful sign-in starts the session, a failed one does not', async () => {
    server.on('post', '/login/{clientId}', { success: false, message: 'No.' })
    expect(await login(api, { username: 'a', password: 'b' })).toMatchObject({ success: false })
    expect(api.session.isAuthenticated()).toBe(false)
    server.on('post', '/login/{clientId}', { success: true, token: fakeToken(), refreshToken: 'r'.repeat(24) })
    expect(await login(api, { username: 'a', password: 'b' })).toMatchObject({ success: true })
    expect(api.session.isAuthenticated()).toBe(true)
    expect(server.calls[0]).toMatchObject({ body: { username: 'a', password: 'b', clientId: HOME } })
    expect(server.calls[0]?.headers.has('Idempotency-Key')).toBe(false)
  })

  test('signing out tells the server with the bearer, clears at once and survives a failure', async () => {
    server.on('post', '/login/{clientId}/logout', () => new Response(null, { status: 500 }))
    const token = fakeToken()
    api.session.signIn({ token })
    const done = logout(api)
    expect(api.session.isAuthenticated()).toBe(false)
    await done
    expect(server.calls[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect(endings).toEqual(['user'])
  })
})
