// @vitest-environment jsdom
import { fakeToken, fakeUser } from '@ssp/api/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const id = '0b0f4a36-0000-4000-8000-0000000000c1'
const user = fakeUser({ permissions: ['EMPLOYEES_VIEW'], homeClientId: id })
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', asked.mockReset().mockResolvedValue(new Response()))
  history.replaceState(null, '', '/employees')
  document.body.innerHTML = `<script type="application/json" id="start-data">{"client":{"id":"${id}"}}</script>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function run(token = fakeToken(user)) {
  localStorage.setItem('ssp.session', JSON.stringify({ token, refreshToken: null, skew: 0 }))
  await import('./read-first')
  return asked.mock.calls
}

test('rows and total are asked for at once, as the signed-in account, in the language of the last visit', async () => {
  localStorage.setItem('ssp.language', 'de')
  const token = fakeToken(user)
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'de', 'SSP-Client': id }
  expect(await run(token)).toEqual([
    [`/api/ssp/production/employees/${id}?clientId=${id}&page=0&limit=10`, { headers }],
    [`/api/ssp/production/employees/${id}?count=true&clientId=${id}`, { headers }],
  ])
})

test.each([
  ['without the permission', fakeToken({ ...user, permissions: [] })],
  [
    'with the permission restricted at this client',
    fakeToken({ ...user, restricted: [{ permission: 'EMPLOYEES_VIEW', client_ids: [id], team_ids: [] }] }),
  ],
  ['after the token ran out', fakeToken(user, { lifetime: -1 })],
  ['with what is no token', 'nonsense'],
])('nothing is asked for %s', async (_name, token) => {
  expect(await run(token)).toEqual([])
})

test('nothing is asked for in another client than that of the host, or on a page that came without it', async () => {
  history.replaceState(null, '', '/employees?ssp-client=borealis')
  expect(await run()).toEqual([])
  history.replaceState(null, '', '/employees')
  document.body.innerHTML = ''
  vi.resetModules()
  expect(await run()).toEqual([])
})
