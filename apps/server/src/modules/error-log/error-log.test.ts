import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { components } from '@ssp/api/schema'
import { blockedContent, createErrorEvents, ERROR_EVENT_LIMITS, writeErrorEvents } from '../../http/error-events.ts'
import { REPORT_PATH } from '../../http/hardening.ts'
import { grantTo } from '../../testing/people.ts'
import { statementsOf } from '../../testing/statements.ts'
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts'
import { createHandlers } from '../index.ts'

type ErrorLog = components['schemas']['ErrorLog']

let server: TestServer
let admin: SignedIn
let staff: SignedIn
let other: SignedIn

beforeAll(async () => {
  server = await startTestServer({
    handlers: (deps) => ({
      ...createHandlers(deps),
      // As a handler with a fault would: the text holds what must not be stored.
      getProfile: () => Promise.reject(Object.assign(new TypeError('secret of Ada'), { code: 'ERR_X' })),
    }),
  })
  await grantTo(server, ['admin', 'staff'], ['ERRORS_VIEW'])
  await grantTo(server, ['admin'], ['ERRORS_VIEW'], 'borealis')
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
  other = await server.signIn('admin', { client: 'borealis' })
})
afterAll(() => server.close())

const errorsOf = async (who: SignedIn, search = ''): Promise<ErrorLog> => {
  const answer = await who.get(`/api/tts/errors?search=${encodeURIComponent(search)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const untilLogged = (search: string) =>
  vi.waitUntil(
    async () => {
      const { logs } = await errorsOf(admin, search)
      return logs.length > 0 && logs
    },
    { timeout: 60_000 },
  )
const refOf = (client: string) => {
  const id = server.tenants.clientId(client)
  return server.deps.directory.byId(id)
}
const write = async (client: string, count: number, message = 'An error') => {
  const ref = await refOf(client)
  const events = Array.from({ length: count }, (_, index) => ({
    type: 'server' as const,
    message: `${message} ${index}`,
    employeeIdentifier: null,
    at: new Date(Date.now() - 60_000 + index),
  }))
  await server.deps.database.withTenant(
    { clientId: ref?.id ?? '', platformId: ref?.platformId ?? '', userId: null },
    (tx) => writeErrorEvents(tx, ref?.id ?? '', events),
  )
}

describe('what is recorded', () => {
  test('an unexpected error of this server, without its text', async () => {
    const answer = await admin.get(
      `/api/ssp/production/access/${admin.clientId}/profile/${server.tenants.userId('acme', 'admin')}`,
    )
    expect(answer.statusCode).toBe(500)
    const { errorId } = answer.json<{ errorId: string }>()
    const [event] = await untilLogged(errorId)
    expect(event).toMatchObject({
      type: 'server',
      type_name: 'Server error',
      message: `getProfile failed with TypeError ERR_X. Error id ${errorId}`,
      employee_identifier: 'admin',
    })
    expect((await errorsOf(admin, 'Ada')).logs).toEqual([])
  })

  test('what the content policy blocked, without the address', async () => {
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/of/ada?x=1' } }
    const payload = JSON.stringify(report)
    const headers = { 'content-type': 'application/csp-report' }
    await server.inject({ method: 'POST', url: REPORT_PATH, payload, headers })
    const [event] = await untilLogged('a.example')
    expect(event).toMatchObject({
      type: 'policy',
      message: 'Blocked: img-src https://a.example',
      employee_identifier: null,
    })
  })

  test.each([
    [null, undefined],
    [[], undefined],
    [{ 'csp-report': { 'effective-directive': '<b>' } }, undefined],
    [{ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } }, 'script-src inline'],
    [[{ body: { effectiveDirective: 'font-src', blockedURL: 'data' } }], 'font-src data'],
    [{ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `data:${'a'.repeat(9_000)}` } }, 'img-src'],
  ])('of the report %j it is %s', (report, expected) => {
    expect(blockedContent(report)).toBe(expected)
  })

  test('a rejected request is none', async () => {
    await admin.get('/api/tts/errors?none=1')
    expect((await errorsOf(admin, 'listErrors')).logs).toEqual([])
  })
})

describe('bounds', () => {
  test('a flood is cut to a number a minute, and never waits or throws', async () => {
    let writes = 0
    const events = createErrorEvents({
      log: server.deps.log,
      database: {
        ...server.deps.database,
        withTenant: () => Promise.reject(new Error(`no database ${(writes += 1)}`)),
      },
    })
    const client = await refOf('acme')
    for (let count = 0; count < 100_000; count += 1)
      if (client) events.record(client, { type: 'server', message: 'a', employeeIdentifier: null })
    await expect(events.flush()).resolves.toBeUndefined()
    expect(writes).toBe(1)
  })

  test('only the newest of a client and type are kept', async () => {
    await write('acme', ERROR_EVENT_LIMITS.kept + 5, 'Many')
    const { logs } = await errorsOf(admin, 'Server error')
    expect(logs).toHaveLength(ERROR_EVENT_LIMITS.kept)
    expect(logs.map(({ message }) => message)).toContain(`Many ${ERROR_EVENT_LIMITS.kept + 4}`)
    expect(logs.map(({ message }) => message)).not.toContain('Many 4')
  })
})

describe('who sees what', () => {
  test('an administrator those of the own client, staff those of the platform, others theirs', async () => {
    await write('acme', 1, 'Isolation')
    const names = async (who: SignedIn) => (await errorsOf(who, 'Isolation')).logs.map(({ clientName }) => clientName)
    expect(await names(admin)).toHaveLength(1)
    expect(await names(staff)).toHaveLength(1)
    expect(await names(other)).toEqual([])
    await write('borealis', 1, 'Isolation')
    expect(await names(admin)).toHaveLength(1)
    expect(await names(other)).toHaveLength(1)
    expect((await names(staff)).toSorted()).toEqual(['acme Ltd', 'borealis Ltd'])
    await write('castor', 1, 'Isolation')
    expect(await names(staff)).toHaveLength(2)
  })

  test('every term of a search, in any column', async () => {
    await write('acme', 1, 'Payroll file')
    expect((await errorsOf(admin, 'FILE payroll server')).logs).toHaveLength(1)
    expect((await errorsOf(admin, 'file nowhere')).logs).toEqual([])
  })

  test('a search in several words and cases finds the name of the client too, and folds no event', async () => {
    await write('acme', 1, 'Écran bloqué')
    let found = 0
    const sent = await statementsOf(async () => (found = (await errorsOf(admin, 'ecran ACME')).logs.length))
    expect(found).toBe(1)
    const searched = sent.filter(({ text }) => text.includes('ssp_search_patterns'))
    expect(searched.map(({ text }) => text.match(/ssp_fold\(\w+/g))).toEqual([
      ['ssp_fold(client_name', 'ssp_fold(value'],
    ])
  })

  test('the permission is needed, and the types are listed', async () => {
    const reader = await server.signIn('reader')
    const answer = await reader.get('/api/tts/errors')
    expect(answer.statusCode).toBe(403)
    expect((await errorsOf(admin)).types).toContainEqual({ id: 'server', name: 'Server error' })
  })
})
