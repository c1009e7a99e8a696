// @vitest-environment jsdom
import {
  createSession,
  createSspClient,
  loadClient,
  memoryStorage,
  platformClientsQuery,
  type SignedOutReason,
} from '@ssp/api'
import { fakeClient, fakeId, fakePlatformClient, fakeServer, fakeToken, fakeUser } from '@ssp/api/testing'
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { Link } from '@ssp/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHref, useLocation, useNavigate, type NavigationPort } from '../navigation/navigation'
import { defineMessages } from '../messages/define-messages'
import { useMessages } from '../messages/use-messages'
import { usePersistedDraft, usePersistEntries } from '../form/use-persisted-draft'
import { useApi, useClient } from './ssp-context'
import { SspProvider, type SspProviderProps } from './ssp-provider'

const acme = fakeClient()
const borealis = fakeClient({ id: fakeId(2), clientName: 'Borealis Energy' })
const PATH = '/ssp/production/platform/{clientId}#getPlatformClients'

// The first answer waits until the contract, which every fake answer is checked against, has been read.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

function connect() {
  const server = fakeServer().on('get', PATH, [fakePlatformClient()]).on('get', '/client/load', [acme])
  const session = createSession({ storage: memoryStorage() })
  session.signIn({ token: fakeToken() })
  const api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => acme.id, session, fetch: server.fetch })
  return { server, session, api }
}

function Clients() {
  const { data } = useQuery(platformClientsQuery(useApi()))
  return (
    <p>
      {useClient().clientName}: {data?.length ?? 'none yet'}
    </p>
  )
}

test('a page outside of the provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Clients />)).toThrow('Missing <SspProvider>')
})

test('what was read for one client and one person is forgotten with them', async () => {
  const { api, session } = connect()
  const queryClient = new QueryClient()
  const page = (client: typeof acme) => (
    <SspProvider api={api} client={client} queryClient={queryClient} appearance={null}>
      <Clients />
    </SspProvider>
  )
  const keys = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.queryKey[1])
  const view = render(page(acme))
  await screen.findByText('Acme Logistics: 1')
  expect(keys()).toEqual([acme.id])
  view.rerender(page(borealis))
  await screen.findByText('Borealis Energy: 1')
  expect(keys()).toEqual([borealis.id])
  view.rerender(page(acme))
  await screen.findByText('Acme Logistics: 1')
  view.rerender(
    <SspProvider api={api} client={acme} queryClient={queryClient} appearance={null}>
      {null}
    </SspProvider>,
  )
  act(() => session.signOut('user'))
  act(() => void session.signIn({ token: fakeToken(fakeUser({ id: fakeId(9) })) }))
  expect(keys()).toEqual([])
})

/** Two tabs of one browser; what the first writes reaches the second by an event. */
function secondTab() {
  let notify: (ended?: SignedOutReason) => void = () => {}
  const shared = memoryStorage()
  const session = createSession({ storage: { ...shared, subscribe: (listener) => ((notify = listener), () => {}) } })
  session.signIn({ token: fakeToken() })
  const first = (token: string | null, ended?: SignedOutReason) => {
    shared.write(token === null ? null : { token, refreshToken: null, skew: 0 })
    act(() => notify(ended))
  }
  return { first, session }
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('ssp.draft:'))

function Entries() {
  const draft = usePersistedDraft('notes')
  usePersistEntries(draft, { note: 'Half a sentence' })
  return null
}

test('what is typed survives the sign-out of its owner in another tab, and is gone when another person signs in', () => {
  const { first, session } = secondTab()
  const api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => acme.id, session })
  const page = (content: ReactNode) => (
    <SspProvider api={api} client={acme} appearance={null}>
      {content}
    </SspProvider>
  )
  const { rerender } = render(page(<Entries />))
  expect(drafts()).toEqual([])
  first(null, 'user')
  rerender(page(null))
  expect(drafts()).toEqual([`ssp.draft:${acme.id}:${fakeUser().id}:notes`])
  first(fakeToken())
  expect(drafts()).toHaveLength(1)
  first(null, 'user')
  first(fakeToken(fakeUser({ id: fakeId(9) })))
  expect(drafts()).toEqual([])
})

/** A page of a client, loaded with the session of an account that is signed in to it. */
function load(client: typeof acme, userId: string, content: ReactNode = null) {
  const session = createSession({ storage: memoryStorage() })
  session.signIn({ token: fakeToken(fakeUser({ id: userId, homeClientId: client.id })) })
  const api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => client.id, session })
  const { unmount } = render(
    <SspProvider api={api} client={client} appearance={null}>
      {content}
    </SspProvider>,
  )
  return { session, unmount }
}

const [ines, otto] = [fakeId(8), fakeId(9)]
const entriesOf = (client: typeof acme, userId: string) => `ssp.draft:${client.id}:${userId}:notes`
const type = (...keys: string[]) => keys.forEach((key) => sessionStorage.setItem(key, '{"note":"a"}'))

test('what another person left unsent is gone when the page is loaded again, of every client', () => {
  load(acme, ines).unmount()
  type(entriesOf(acme, ines), entriesOf(borealis, ines), entriesOf(acme, otto))
  load(acme, ines).unmount()
  expect(drafts()).toHaveLength(3)
  load(acme, otto)
  expect(drafts()).toEqual([entriesOf(acme, otto)])
})

test('two providers with accounts of their own keep what is typed in each, and end it for themselves alone', () => {
  const page = () => [load(acme, ines), load(borealis, otto)] as const
  for (const { unmount } of page()) unmount()
  type(entriesOf(acme, ines), entriesOf(borealis, otto))
  const [first] = page()
  expect(drafts()).toHaveLength(2)
  act(() => first.session.signOut('user'))
  expect(drafts()).toEqual([entriesOf(borealis, otto)])
})

test('signing out deletes what is typed in this tab', () => {
  const { api, session } = connect()
  render(
    <SspProvider api={api} client={acme} appearance={null}>
      <Entries />
    </SspProvider>,
  )
  act(() => session.signOut('user'))
  expect(drafts()).toEqual([])
})

test('calls name the client that the page is drawn for', async () => {
  const { api, server } = connect()
  render(
    <SspProvider api={api} client={borealis} appearance={null}>
      <Clients />
    </SspProvider>,
  )
  await screen.findByText('Borealis Energy: 1')
  expect(server.calls[0]?.headers.get('SSP-Client')).toBe(borealis.id)
  expect(await loadClient(api, 'acme')).toEqual(acme)
})

test('pages that a host mounts under a path of its own keep theirs', async () => {
  const { api } = connect()
  const navigate = vi.fn<NavigationPort['navigate']>()
  const navigation = { base: '/hr', location: { pathname: '/hr/employees', search: '?a=1' }, navigate, back: () => {} }
  const Place = () => {
    const href = useHref()
    const go = useNavigate()
    return (
      <>
        <Link href={href('/employees')}>{useLocation().pathname}</Link>
        <button type="button" onClick={() => go('/jobs', { replace: true })}>
          Go
        </button>
      </>
    )
  }
  render(
    <SspProvider api={api} client={acme} navigation={navigation}>
      <Place />
    </SspProvider>,
  )
  const link = await screen.findByRole('link', { name: '/employees' })
  expect(link.getAttribute('href')).toBe('/hr/employees')
  fireEvent.click(link)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(navigate.mock.calls).toEqual([['/hr/employees'], ['/hr/jobs', { replace: true }]])
})

test('paths that a host does not mount lead to addresses of its own', async () => {
  const { api } = connect()
  const navigate = vi.fn<NavigationPort['navigate']>()
  const location = { pathname: '/hr/access', search: '' }
  const elsewhere = { '/': '/start', '/login': '/sign-in' }
  const navigation = { base: '/hr', elsewhere, location, navigate, back: () => {} }
  const Leave = () => {
    const href = useHref()
    const go = useNavigate()
    return (
      <button type="button" onClick={() => go('/login?notice=expired', { replace: true })}>
        {href('/')} {href('/employees')}
      </button>
    )
  }
  render(
    <SspProvider api={api} client={acme} navigation={navigation}>
      <Leave />
    </SspProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '/start /hr/employees' }))
  expect(navigate.mock.calls).toEqual([['/sign-in?notice=expired', { replace: true }]])
})

test('renders on a server', () => {
  const { api } = connect()
  const html = renderToString(
    <SspProvider api={api} client={acme}>
      <Clients />
    </SspProvider>,
  )
  expect(html).toContain('Acme Logistics')
})

test('a screen reads its own messages; the host replaces them in one tree per feature', () => {
  const { api } = connect()
  const screenMessages = defineMessages('access.users', { title: 'Users', empty: 'No users' })
  const Screen = () => {
    const { title, empty } = useMessages(screenMessages)
    return (
      <p>
        {title}, {empty}
      </p>
    )
  }
  render(
    <SspProvider api={api} client={acme} appearance={null} messages={{ access: { users: { title: 'People' } } }}>
      <Screen />
    </SspProvider>,
  )
  expect(screen.getByText('People, No users')).toBeDefined()
})

test('a page that throws leaves the host alone, tells it, and recovers at another address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn<NonNullable<SspProviderProps['onError']>>()
  const { api } = connect()
  function Page() {
    const { pathname } = useLocation()
    if (pathname === '/broken') throw new TypeError('The list holds no record')
    return <p>Recovered</p>
  }
  const host = (pathname: string) => (
    <>
      <header>Northwind</header>
      <SspProvider
        api={api}
        client={acme}
        navigation={{ location: { pathname, search: '' }, navigate: () => {}, back: () => {} }}
        onError={onError}
      >
        <Page />
      </SspProvider>
    </>
  )
  const { rerender } = render(host('/broken'))
  const alert = await screen.findByRole('alert')
  expect(screen.getByText('Northwind')).toBeDefined()
  const [error, info] = onError.mock.calls[0] ?? []
  expect(error).toBeInstanceOf(TypeError)
  expect(alert.textContent).toContain(info?.errorId)
  expect(info?.errorId).toMatch(/^[0-9a-f]{8}$/)
  rerender(host('/employees'))
  expect(screen.getByText('Recovered')).toBeDefined()
})
