// @vitest-environment jsdom
import { createTeam, dashboardEmployeesQuery, signUploadUrl, type SessionStorage, type StoredSession } from '@ssp/api'
import { fakeClient, fakeId, fakeServer, fakeToken, fakeUser, problem } from '@ssp/api/testing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { useRecordForm } from '../form/use-record-form'
import { useApi } from '../provider/ssp-context'
import { useUploads } from '../uploads/use-uploads'
import { Ssp, type SspProps } from './ssp'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Takes each file. */
class Put extends EventTarget {
  status = 200
  upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}

const tokens = [600, 1200, 1800].map((lifetime) => fakeToken(fakeUser(), { lifetime })) as [string, string, string]

const client = fakeClient()
const team = { id: fakeId(7), label: 'Night', client_id: client.id, employees: [] }

/** A server that takes one token at a time, and what it was asked for with others. */
function strictServer(code: string) {
  let taken = tokens[0]
  const checked =
    <T,>(answer: T) =>
    ({ headers }: { headers: Headers }) =>
      headers.get('Authorization') === `Bearer ${taken}` ? answer : problem(401, code, 'No.')
  const server = fakeServer()
    .on('get', '/client/load', [client])
    .on('get', '/ssp/production/analytics/{clientId}#getDashboardEmployees', checked({ registered: 7 }))
    .on('post', '/ssp/production/teams/{clientId}', checked(team))
    .on('post', '/dashboard/sign-upload-url', checked({ url: 'http://store.test/put' }))
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', Put)
  return { server, take: (token: string) => void (taken = token) }
}

const schema = z.object({ note: z.string() })
const EMPTY = { note: '' }
const photo = new File(['x'], 'photo.png', { type: 'image/png' })

/** A page that reads, writes what is typed, and uploads. */
function Page() {
  const api = useApi()
  const queries = useQueryClient()
  const read = useQuery(dashboardEmployeesQuery(api))
  const form = useRecordForm({
    name: 'test.note',
    schema,
    values: EMPTY,
    send: ({ note }, context) => createTeam(context.api, { label: note }),
  })
  const { items, add } = useUploads({
    sign: (_file, signal) => signUploadUrl(api, { filePath: 'a', contentType: 'image/png', bucketName: 'b' }, signal),
  })
  const { value, onValueChange } = form.field('note')
  return (
    <>
      <p>{read.data ? `${read.data.registered} registered` : 'nothing read'}</p>
      <button onClick={() => void queries.resetQueries()}>Read</button>
      <input aria-label="Note" value={value} onChange={(event) => onValueChange(event.target.value)} />
      <button onClick={() => void form.submit()}>Save</button>
      <p>{form.saved ? 'saved' : (form.failure?.reason ?? 'not saved')}</p>
      <button onClick={() => add([photo])}>Upload</button>
      <p>{items.map(({ state }) => `photo ${state}`)}</p>
    </>
  )
}

const host = (props: Partial<SspProps>) => (
  <Ssp baseUrl="http://ssp.test/api" client="acme" {...props}>
    <Page />
  </Ssp>
)

const type = (text: string, at = within(document.body)) =>
  fireEvent.change(at.getByLabelText('Note'), { target: { value: text } })
const typed = async (at = within(document.body)) => (await at.findByLabelText<HTMLInputElement>('Note')).value
const press = (name: string, at = within(document.body)) => fireEvent.click(at.getByRole('button', { name }))

const CALLS = [
  ['Read', '7 registered'],
  ['Save', 'saved'],
  ['Upload', 'photo done'],
] as const
const CODES = ['token_expired', 'unauthorised']

test.each(CALLS.flatMap(([call, result]) => CODES.map((code) => [call, code, result] as const)))(
  '%s goes on with the next token of the host after a 401 (%s)',
  async (call, code, result) => {
    const { take } = strictServer(code)
    let held = tokens[0]
    const getToken = vi.fn<() => Promise<string>>(async () => held)
    const onUnauthorized = vi.fn<() => void>()
    render(host({ getToken, onUnauthorized }))
    await screen.findByText('7 registered')
    type('half a sentence')
    getToken.mockClear()
    held = tokens[1]
    take(held)
    press(call)
    await screen.findByText(result)
    expect(await typed()).toBe('half a sentence')
    expect(getToken).toHaveBeenCalledTimes(1)
    expect(onUnauthorized).not.toHaveBeenCalled()
  },
)

test.each(CODES.flatMap((code) => (['no token', 'the same token'] as const).map((next) => [code, next] as const)))(
  'calls that are rejected together (%s) in a host that has %s are one call of onUnauthorized, and what is typed comes back',
  async (code, next) => {
    const { take } = strictServer(code)
    let held: string | null = tokens[0]
    const onUnauthorized = vi.fn<(retry: () => void) => void>()
    render(host({ getToken: async () => held, onUnauthorized }))
    await screen.findByText('7 registered')
    type('half a sentence')
    if (next === 'no token') held = null
    take(tokens[2])
    for (const [call] of CALLS) press(call)
    await screen.findByText('You are not signed in')
    expect(screen.queryByLabelText('Note')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    held = tokens[2]
    act(() => onUnauthorized.mock.lastCall?.[0]())
    await screen.findByText('7 registered')
    expect(await typed()).toBe('half a sentence')
    press('Save')
    await screen.findByText('saved')
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  },
)

/** One storage of the session for two tabs; each is notified of what the other writes. */
function twoTabs(): [SessionStorage, SessionStorage] {
  let held: StoredSession | null = { token: tokens[0], refreshToken: null, skew: 0 }
  const tabs = new Map<number, Parameters<SessionStorage['subscribe']>[0]>()
  const tab = (own: number, other: number): SessionStorage => ({
    read: () => held,
    write(session, ended) {
      held = session
      tabs.get(other)?.(ended)
    },
    subscribe(onChange) {
      tabs.set(own, onChange)
      return () => void tabs.delete(own)
    },
  })
  return [tab(0, 1), tab(1, 0)]
}

/** `Storage` of one tab. */
function ownStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const SignIn = () => {
  const { session } = useApi()
  return <button onClick={() => session.signIn({ token: tokens[1] })}>Sign in</button>
}

test('a 401 in one of two tabs is one call of onUnauthorized in each, and a sign-in in one brings both back with what was typed', async () => {
  const { take } = strictServer('unauthorised')
  const calls = [vi.fn<() => void>(), vi.fn<() => void>()]
  const tabs = twoTabs().map((storage, index) => {
    const pageStorage = { device: ownStorage(), tab: ownStorage() }
    const props = { storage, pageStorage, signIn: <SignIn />, onUnauthorized: calls[index] }
    return within(render(host(props)).container)
  })
  const [first, second] = tabs as [(typeof tabs)[number], (typeof tabs)[number]]
  for (const [index, tab] of tabs.entries()) {
    await tab.findByText('7 registered')
    type(`half a sentence in tab ${index}`, tab)
  }
  take(tokens[1])
  press('Read', first)
  for (const tab of tabs) await tab.findByText('Sign in')
  press('Sign in', second)
  for (const [index, tab] of tabs.entries()) {
    await tab.findByText('7 registered')
    expect(await typed(tab)).toBe(`half a sentence in tab ${index}`)
    expect(calls[index]).toHaveBeenCalledTimes(1)
  }
})
