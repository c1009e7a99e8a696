import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeToken, fakeUser } from '../testing/token'
import type { Refresher, RefreshAnswer } from './refresh'
import { createSession, type Session, type SignedOutReason } from './session'
import { memoryStorage, type SessionStorage, type Tokens } from './storage'

const NOW = new Date('2026-11-21T09:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => count * 60_000

function start(storage: SessionStorage = memoryStorage()) {
  const session = createSession({ storage })
  const endings: SignedOutReason[] = []
  session.onSignedOut((reason) => endings.push(reason))
  return { session, storage, endings }
}

/** Two tabs: one storage, each receives the events of the other. */
function sharedStorage(): () => SessionStorage {
  const kept = memoryStorage()
  const tabs = new Set<(ended?: SignedOutReason) => void>()
  return () => {
    let own: (ended?: SignedOutReason) => void = () => {}
    return {
      read: kept.read,
      write(value, ended) {
        kept.write(value)
        for (const tab of tabs) if (tab !== own) tab(ended)
      },
      subscribe(onChange) {
        own = onChange
        tabs.add(onChange)
        return () => tabs.delete(onChange)
      },
    }
  }
}

describe('authenticated', () => {
  test('only with a token, a user and time left', () => {
    const { session } = start()
    expect(session.isAuthenticated()).toBe(false)
    expect(session.signIn({ token: 'nonsense' })).toBe(false)
    expect(session.signIn({ token: fakeToken(fakeUser(), { lifetime: -1 }) })).toBe(false)
    expect(session.signIn({ token: fakeToken() })).toBe(true)
    expect(session.isAuthenticated()).toBe(true)
    vi.setSystemTime(Date.now() + minutes(11))
    expect(session.isAuthenticated()).toBe(false)
  })

  test('the user comes from the claims, letters of any script included', () => {
    const { session } = start()
    session.signIn({ token: fakeToken(fakeUser({ label: 'Zoë Łukasik', permissions: ['EMPLOYEES_VIEW'] })) })
    expect(session.getState().user).toMatchObject({ label: 'Zoë Łukasik', permissions: ['EMPLOYEES_VIEW'] })
  })

  test('a local clock that runs an hour ahead does not end a new session', () => {
    const { session } = start()
    expect(session.signIn({ token: fakeToken(fakeUser(), { issuedAt: Date.now() - minutes(60) }) })).toBe(true)
    vi.advanceTimersByTime(minutes(9))
    expect(session.isAuthenticated()).toBe(true)
  })
})

describe('kept between page loads', () => {
  test('restored while unexpired', async () => {
    const { storage } = start()
    start(storage).session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    const { session } = start(storage)
    await session.restore()
    expect(session.isAuthenticated()).toBe(true)
    expect(storage.read()?.refreshToken).toBe('r1')
  })

  test('an expired one is cleared, with the reason and its user', async () => {
    const storage = memoryStorage({ token: fakeToken(fakeUser(), { lifetime: -10 }), refreshToken: null, skew: 0 })
    const { session, endings } = start(storage)
    const onSignedOut = vi.fn<(reason: SignedOutReason, userId: string | undefined) => void>()
    session.onSignedOut(onSignedOut)
    await session.restore()
    expect(session.isAuthenticated()).toBe(false)
    expect(endings).toEqual(['expired'])
    expect(onSignedOut).toHaveBeenCalledWith('expired', fakeUser().id)
    expect(storage.read()).toBeNull()
  })

  test('an expired one with a living refresh token comes back', async () => {
    const storage = memoryStorage({ token: fakeToken(fakeUser(), { lifetime: -10 }), refreshToken: 'r1', skew: 0 })
    const { session, endings } = start(storage)
    session.connect(async () => ({ token: fakeToken(), refreshToken: 'r2' }))
    await session.restore()
    expect(session.isAuthenticated()).toBe(true)
    expect(endings).toEqual([])
  })

  test('what is not a token is thrown away in silence', async () => {
    const storage = memoryStorage({ token: 'nonsense', refreshToken: null, skew: 0 })
    const { session, endings } = start(storage)
    await session.restore()
    expect(storage.read()).toBeNull()
    expect(endings).toEqual([])
  })
})

describe('the end', () => {
  test('without refresh the timer signs out with the expiry reason and clears both tokens', async () => {
    const { session, storage, endings } = start()
    session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    await vi.advanceTimersByTimeAsync(minutes(10) + 1000)
    expect(endings).toEqual(['expired'])
    expect(storage.read()).toBeNull()
    expect(session.getState()).toEqual({ user: null, token: null, expiresAt: null })
  })

  test('is told once', () => {
    const { session, endings } = start()
    session.signIn({ token: fakeToken() })
    session.signOut('unauthorised')
    session.signOut('expired')
    expect(endings).toEqual(['unauthorised'])
  })
})

const connect = (session: Session, answer: (tokens: Tokens) => Promise<Tokens | null>) => {
  const exchange = vi.fn<Refresher>(answer)
  session.connect(exchange)
  return exchange
}
const renewing = async () => ({ token: fakeToken(), refreshToken: crypto.randomUUID() })

describe('another person who signed in in another tab, of which this one got no event yet', () => {
  const other = fakeToken(fakeUser({ id: 'b' }), { lifetime: 1200, issuedAt: NOW.getTime() })

  function startLate() {
    const storage = memoryStorage()
    let onEvent = () => {}
    const started = start({ ...storage, subscribe: (listener) => ((onEvent = listener), () => {}) })
    started.session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    storage.write({ token: other, refreshToken: 'r2', skew: 0 })
    return { ...started, onEvent: () => onEvent() }
  }

  test('begins after the session of this tab has ended', () => {
    const { session, endings, onEvent } = startLate()
    const users: (string | undefined)[] = []
    session.subscribe(() => users.push(session.getState().user?.id))
    onEvent()
    expect(endings).toEqual(['elsewhere'])
    expect(users).toEqual([undefined, 'b'])
  })

  test('is noticed by the next renewal', async () => {
    const { session, endings } = startLate()
    const exchange = connect(session, renewing)
    await session.refresh()
    expect(exchange).not.toHaveBeenCalled()
    expect(endings).toEqual(['elsewhere'])
    expect(session.getState().user?.id).toBe('b')
  })

  test('is not signed out by the end of the former session', () => {
    const { session, storage, endings } = startLate()
    session.signOut('unauthorised')
    expect(storage.read()?.token).toBe(other)
    expect(endings).toEqual(['unauthorised'])
    expect(session.getState().user?.id).toBe('b')
  })
})

describe('refresh', () => {
  test('happens shortly before the end, again and again', async () => {
    const { session, endings } = start()
    const exchange = connect(session, renewing)
    session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    await vi.advanceTimersByTimeAsync(minutes(8))
    expect(exchange).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(minutes(52))
    expect(exchange.mock.calls.length).toBeGreaterThanOrEqual(6)
    expect(session.isAuthenticated()).toBe(true)
    expect(endings).toEqual([])
  })

  test('parallel calls share one exchange and its result', async () => {
    const { session } = start()
    const exchange = connect(session, renewing)
    session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    vi.setSystemTime(Date.now() + 5000)
    const answers = await Promise.all([session.refresh(), session.refresh(), session.refresh()])
    expect(answers).toEqual<RefreshAnswer[]>(['renewed', 'renewed', 'renewed'])
    expect(exchange).toHaveBeenCalledTimes(1)
  })

  test('a tab that comes second takes the tokens of the first', async () => {
    const tab = sharedStorage()
    const first = start(tab())
    const second = start(tab())
    first.session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    await second.session.restore()
    vi.setSystemTime(Date.now() + 5000)
    connect(first.session, renewing)
    const exchange = connect(second.session, renewing)
    await first.session.refresh()
    expect(second.session.getState().token).toBe(first.session.getState().token)
    expect(exchange).not.toHaveBeenCalled()
  })

  test('a sign-out during an exchange wins', async () => {
    const { session, storage } = start()
    let answer: (tokens: Tokens) => void = () => {}
    connect(session, () => new Promise((resolve) => (answer = resolve)))
    session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    const renewal = session.refresh()
    await vi.advanceTimersByTimeAsync(0)
    session.signOut('user')
    answer(await renewing())
    expect(await renewal).toBe('rejected')
    expect(session.isAuthenticated()).toBe(false)
    expect(storage.read()).toBeNull()
  })

  test('an unreachable server is asked again before the session is given up', async () => {
    const { session, endings } = start()
    let reachable = false
    connect(session, () => (reachable ? renewing() : Promise.reject(new Error('offline'))))
    session.signIn({ token: fakeToken(), refreshToken: 'r1' })
    await vi.advanceTimersByTimeAsync(minutes(9) + 20_000)
    reachable = true
    await vi.advanceTimersByTimeAsync(minutes(1))
    expect(endings).toEqual([])
    expect(session.isAuthenticated()).toBe(true)
  })
})

test.each<[SignedOutReason, SignedOutReason]>([
  ['user', 'elsewhere'],
  ['expired', 'expired'],
  ['unauthorised', 'unauthorised'],
  ['password-changed', 'password-changed'],
])('an end in one tab (%s) ends the session of the other (%s)', async (reason, there) => {
  const tab = sharedStorage()
  const first = start(tab())
  const second = start(tab())
  first.session.signIn({ token: fakeToken() })
  await second.session.restore()
  first.session.signOut(reason)
  expect(second.session.isAuthenticated()).toBe(false)
  expect(first.endings).toEqual([reason])
  expect(second.endings).toEqual([there])
})

describe('tokens of the host', () => {
  const token = (lifetime: number) => fakeToken(fakeUser(), { lifetime, issuedAt: Date.now() })

  test('are asked for at the start and again before they expire, and stay out of browser storage', async () => {
    const getToken = vi.fn<() => Promise<string | null>>(async () => token(600))
    const session = createSession({ getToken })
    await session.restore()
    expect(session.isAuthenticated()).toBe(true)
    await vi.advanceTimersByTimeAsync(minutes(30))
    expect(session.isAuthenticated()).toBe(true)
    expect(getToken.mock.calls.length).toBeGreaterThanOrEqual(4)
    expect(globalThis.localStorage?.length ?? 0).toBe(0)
  })

  test('null is no session; later it ends one', async () => {
    let current: string | null = null
    const session = createSession({ getToken: async () => current })
    const endings: SignedOutReason[] = []
    session.onSignedOut((reason) => endings.push(reason))
    await session.restore()
    expect(session.isAuthenticated()).toBe(false)
    current = token(600)
    await session.restore()
    current = null
    await vi.advanceTimersByTimeAsync(minutes(11))
    expect(endings).toEqual(['expired'])
  })

  test('the same token again ends the session when it expires, after a handful of calls', async () => {
    const held = token(600)
    const getToken = vi.fn<() => Promise<string>>(async () => held)
    const session = createSession({ getToken })
    await session.restore()
    await vi.advanceTimersByTimeAsync(minutes(12))
    expect(session.isAuthenticated()).toBe(false)
    expect(getToken.mock.calls.length).toBeLessThan(40)
  })

  test('one that cannot be had is an error of the start', async () => {
    const session = createSession({ getToken: () => Promise.reject(new Error('SSO is down')) })
    await expect(session.restore()).rejects.toThrow('SSO is down')
  })

  test('one that never comes is an error of the start, and at a renewal a host that cannot be reached', async () => {
    const getToken = vi.fn<() => Promise<string>>(() => new Promise(() => {}))
    const session = createSession({ getToken })
    const restored = session.restore().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await restored).toEqual(new Error('getToken gave no answer for 30 seconds.'))

    getToken.mockResolvedValueOnce(token(600))
    await session.restore()
    const renewed = session.refresh()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await renewed).toBe('unreachable')
    expect(session.isAuthenticated()).toBe(true)
  })

  test.each([
    ['empty', ''],
    ['no JWT', 'opaque'],
    ['HTML', '<!doctype html>'],
    ['undefined', undefined],
  ])('one that is %s is no session, and ends one', async (_what, given) => {
    const getToken = vi.fn<() => Promise<string>>(async () => given as string)
    const session = createSession({ getToken })
    await session.restore()
    expect(session.getState().user).toBeNull()

    getToken.mockResolvedValueOnce(token(600))
    await session.restore()
    expect(session.isAuthenticated()).toBe(true)
    expect(await session.refresh()).toBe('rejected')
  })
})

test('a session of the browser storage is harmless on a server', async () => {
  const session = createSession()
  await session.restore()
  expect(session.getState().user).toBeNull()
  session.dispose()
})
