// @vitest-environment jsdom
import { fakeClient, fakeServer, fakeToken, problem, type FakeServer } from '@ssp/api/testing'
import { memoryStorage } from '@ssp/api'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copiesOnPage } from '../host/copies'
import { useClient } from '../provider/ssp-context'
import { useSession } from '../session/use-session'
import { Ssp, type SspProps } from './ssp'

const THEME = '/ssp/production/client/{clientId}/theme'

configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const copies of Object.values(copiesOnPage())) copies.clear()
})
beforeEach(() => void vi.restoreAllMocks())

const sspServer = () =>
  fakeServer()
    .on('get', '/client/load', ({ query }) => (query.get('subdomain') === 'acme' ? [fakeClient()] : []))
    .on('get', THEME, {
      theme_colours: JSON.stringify({ primary: '#102030' }),
      theme_colours_css: '',
      theme_images: '{}',
    })

const Page = () => (
  <p>
    {useClient().clientName} for {useSession().user?.label}
  </p>
)

const host = (server: FakeServer, props: Partial<SspProps> = {}) => {
  vi.stubGlobal('fetch', server.fetch)
  return (
    <StrictMode>
      <Ssp baseUrl="http://ssp.test/api" client="acme" {...props}>
        {props.children ?? <Page />}
      </Ssp>
    </StrictMode>
  )
}

test('a host with tokens of its own reaches a page in the colours of the client', async () => {
  const onUnauthorized = vi.fn<() => void>()
  const { container } = render(
    host(sspServer(), { getToken: async () => fakeToken(), onUnauthorized, fallback: <p>One moment</p> }),
  )
  expect(screen.getByText('One moment')).toBeDefined()
  await screen.findByText(/^Acme Logistics for ./)
  expect(container.querySelector<HTMLElement>('.ssp-root')?.style.getPropertyValue('--ssp-color-primary')).not.toBe('')
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('a developer sees that the server has another version of the contract', async () => {
  const server = sspServer().on('get', '/client/load', () =>
    Response.json([fakeClient()], { headers: { 'SSP-Contract-Version': '2.0.0' } }),
  )
  render(host(server, { getToken: async () => fakeToken() }))
  expect(await screen.findByText(/^The server has version 2\.0\.0 of the contract/)).toBeDefined()
})

test.each([
  ['React', "Cannot read properties of null (reading 'useState')"],
  ['@tanstack/react-query', 'No QueryClient set, use QueryClientProvider to set one'],
  ['@ssp/feature-kit', 'Missing <SspProvider>: wrap this part of the page in it.'],
])('a developer sees that a page with another copy of %s does not find the provider', async (name, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Lost = () => {
    throw new Error(message)
  }
  render(host(sspServer(), { getToken: async () => fakeToken(), children: <Lost /> }))
  expect(await screen.findByText(new RegExp(`^Two copies of ${name} are on the page`))).toBeDefined()
  expect(screen.getByText('This part of the page stopped working')).toBeDefined()
})

test('without a session the sign-in is drawn, and the page follows', async () => {
  const onUnauthorized = vi.fn<() => void>()
  const SignIn = () => <p>Sign in to {useClient().clientName}</p>
  const storage = memoryStorage()
  const view = render(host(sspServer(), { storage, signIn: <SignIn />, onUnauthorized }))
  await screen.findByText('Sign in to Acme Logistics')
  expect(onUnauthorized).toHaveBeenCalled()
  view.unmount()
  storage.write({ token: fakeToken(), refreshToken: null, skew: 0 })
  render(host(sspServer(), { storage, signIn: <SignIn /> }))
  expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
})

test('a host without a sign-in says so and asks for the token again', async () => {
  let token: string | null = null
  render(host(sspServer(), { getToken: async () => token }))
  await screen.findByText('You are not signed in')
  token = fakeToken()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
})

test('a server that fails is an error state with Try again, and calls onLoadError', async () => {
  let broken = true
  const onLoadError = vi.fn<(error: unknown) => void>()
  const server = sspServer().on('get', '/client/load', () =>
    broken ? problem(503, 'unavailable', 'The service is down.') : [fakeClient()],
  )
  render(host(server, { onLoadError, getToken: async () => fakeToken() }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The service is down.')
  expect(onLoadError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
})

test.each([
  ['an unknown client', { client: 'acne' }, 'There is no client acne.'],
  ['a token that cannot be had', { getToken: () => Promise.reject(new Error('SSO is down')) }, 'could not be loaded'],
])('%s is an error state', async (_case, props, text) => {
  render(host(sspServer(), { storage: memoryStorage(), ...props }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

test.each([
  ['HTML in place of the client', () => new Response('<!doctype html><h1>Proxy</h1>')],
  ['half of an answer', () => new Response('[{"id": "5')],
  ['a list with null', () => Response.json([null])],
  ['null', () => Response.json(null)],
  ['no list', () => Response.json({ clients: [] })],
])('%s is an error state that the host is told of, with a way on', async (_what, answer) => {
  let isBroken = true
  const onLoadError = vi.fn<(error: unknown) => void>()
  const server = sspServer()
  const broken: FakeServer = {
    ...server,
    fetch: async (request) => (isBroken && request.url.includes('/client/load') ? answer() : server.fetch(request)),
  }
  render(host(broken, { onLoadError, getToken: async () => fakeToken() }))
  await screen.findByRole('alert')
  expect(onLoadError).toHaveBeenCalled()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
})

test.each(['null', '{"theme_colours": 7}', '{"theme_colours": "{"}', '<html>'])(
  'a theme that is %s leaves the default colours',
  async (theme) => {
    const server = sspServer()
    const broken: FakeServer = {
      ...server,
      fetch: async (request) => (request.url.includes('/theme') ? new Response(theme) : server.fetch(request)),
    }
    render(host(broken, { getToken: async () => fakeToken() }))
    expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
  },
)

test.each(['0.1.0', '99.0.0', '', 'latest'])(
  'a server that names version "%s" of the contract is used',
  async (version) => {
    const server = sspServer().on('get', '/client/load', () =>
      Response.json([fakeClient()], { headers: { 'SSP-Contract-Version': version } }),
    )
    render(host(server, { getToken: async () => fakeToken() }))
    expect(await screen.findByText(/^Acme Logistics for ./)).toBeDefined()
  },
)

test('another client is loaded again', async () => {
  const other = fakeClient({ clientName: 'Borealis Energy' })
  const server = sspServer().on('get', '/client/load', ({ query }) =>
    query.get('subdomain') === 'acme' ? [fakeClient()] : [other],
  )
  const view = render(host(server, { getToken: async () => fakeToken() }))
  await screen.findByText(/^Acme/)
  await act(async () => view.rerender(host(server, { client: 'borealis', getToken: async () => fakeToken() })))
  expect(await screen.findByText(/^Borealis Energy/)).toBeDefined()
})

test('renders its fallback on a server', () => {
  expect(renderToString(host(sspServer(), { fallback: <p>One moment</p> }))).toContain('One moment')
})
