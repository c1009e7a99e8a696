import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { restrictPermissions } from '../modules/access/testing.ts'
import { makeDocument } from '../modules/documents/testing.ts'
import { makeJob } from '../modules/payroll/testing.ts'
import { findSessionActor } from '../session/actor.repository.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'
import { follow } from '../testing/files-fixture.ts'
import { grantTo, userAt } from '../testing/people.ts'
import { surveyFixture } from '../testing/survey-fixture.ts'
import { batches, exportSource } from './export-source.ts'
import { startTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: SignedIn
let surveyId: string
let documentId: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn('admin')
  surveyId = await surveyFixture(server).live(admin)
  await grantTo(server, ['admin'], ['DOCUMENTS_VIEW', 'JOBS_VIEW'])
  await server.inSystem(async (tx) => {
    documentId = await makeDocument(tx, admin.clientId, { sharedWith: [{}] })
    await makeJob(tx, admin.clientId, { number: 7, status: 3 })
  })
})
afterAll(() => server.close())

test('one route alone serves downloads', () => {
  const source = join(import.meta.dirname, '..')
  const serving = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => readFileSync(join(source, name), 'utf8').includes('content-disposition'))
  expect(serving).toEqual(['http/storage-routes.ts'])
})

const surveys = () => `/api/ssp/production/survey-responses/${admin.clientId}/${surveyId}/export`
const incidents = () => `/api/ssp/production/export-incidents?clientId=${admin.clientId}`
const employees = () => `/api/export-employees?clientId=${admin.clientId}`
const documents = () =>
  `/api/ssp/production/documents/${admin.clientId}/export/${admin.clientId}/${documentId}?relatedType=client`
const payroll = () => `/api/dashboard/payslip-error-reports?clientId=${admin.clientId}&fileName=7.csv`

describe.each([surveys, incidents, employees, documents, payroll])('an address of an export, %o', (url) => {
  const sign = () => admin.get(url())

  test('opens once, in the browser that asked for it, at the host that signed it', async () => {
    const signed = await sign()
    const address = signed.json<{ url: string }>().url
    const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? ''
    expect((await server.inject({ url: address })).statusCode).toBe(404)
    const other = await server.signIn('reader')
    expect((await other.get(address)).statusCode).toBe(404)
    const elsewhere = await server.inject({ url: address, headers: { cookie, host: 'borealis.localhost:80' } })
    expect(elsewhere.statusCode).toBe(404)
    const opened = await follow(server, signed)
    expect(opened.statusCode, opened.body).toBe(200)
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    expect((await follow(server, signed)).statusCode).toBe(403)
  })

  test('is in the audit log by the name of its file', async () => {
    const opened = await follow(server, await sign())
    const { details } = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('client_id', '=', admin.clientId)
      .where((at) => at.or([at('action', 'like', '%export'), at('action', '=', 'payrollJob.log')]))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { file } = details as { file?: string }
    expect(file).toBeDefined()
    expect(String(opened.headers['content-disposition'])).toContain(encodeURIComponent(String(file)))
  })

  test('opens once when opened twice at the same moment', async () => {
    const signed = await sign()
    const opened = await Promise.all([follow(server, signed), follow(server, signed)])
    expect(opened.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403])
  })
})

test.each([
  [surveys, 'SURVEYS_UPDATE'],
  [incidents, 'INCIDENTS_VIEW'],
  [documents, 'DOCUMENTS_VIEW'],
  [payroll, 'JOBS_VIEW'],
])('an export that is written when it is opened checks the rights of that moment, %o', async (url, permission) => {
  const signed = await admin.get(url())
  const user = userAt('admin')
  await server.inSystem((tx) => restrictPermissions(tx, user, [permission]))
  expect((await follow(server, signed)).statusCode).toBe(404)
  await server.db.deleteFrom('user_permission_restrictions').where('user_id', '=', user.user_id).execute()
  expect((await follow(server, signed)).statusCode).toBe(200)
})

async function actorOf() {
  const { database } = server.deps
  const userId = server.tenants.userId('acme', 'admin')
  const { id: sessionId } = await database.withSystem((tx) =>
    tx.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  )
  const subject = { homeClientId: admin.clientId, userId, sessionId }
  const actor = await database.readSystem((db) => findSessionActor(db, subject))
  if (!actor) throw new Error('The session is gone')
  return actor
}

test('an export reads on as it is downloaded, and ends when the browser leaves', async () => {
  let read = 0
  let isEnded = false
  async function* lines() {
    try {
      for await (const rows of batches(2, () => Promise.resolve([++read, read]))) yield rows.join(',')
    } finally {
      isEnded = true
    }
  }
  const source = exportSource(server.deps, 'EMPLOYEES_VIEW', () => Promise.resolve(lines()))
  const stream = await source({ clientId: admin.clientId, key: '', actor: await actorOf() })
  const next = stream[Symbol.asyncIterator]()
  expect((await next.next()).value).toBe('1,1')
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(read).toBeLessThan(5)
  stream.destroy()
  await expect.poll(() => isEnded).toBe(true)
  const after = read
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(read).toBe(after)
})

test('a client has two exports being written at once, which delay no other client and end no address', async () => {
  const { addresses, database } = server.deps
  const other = server.tenants.clientId('borealis')
  const streams: PassThrough[] = []
  const source: ExportSource = () => {
    const stream = new PassThrough()
    streams.push(stream)
    return Promise.resolve(stream)
  }
  const exports = { 'test-export': source }
  const openAt = async (clientId: string) => {
    const actor = await actorOf()
    const object = { clientId, bucket: 'test-export', key: 'all', fileName: 'all.csv' }
    const scope = { clientId, platformId: '', userId: null }
    const address = await database.withTenant(scope, (tx) =>
      addresses.sign(tx, { actor, needsCookie: false, host: 'acme' }, object),
    )
    const { pathname, searchParams } = new URL(address, 'http://acme')
    const query = Object.fromEntries(searchParams) as Parameters<typeof addresses.open>[1]
    const id = pathname.split('/').at(-1) ?? ''
    return () => addresses.open({ clientId, id }, query, { host: 'acme', proof: undefined, exports })
  }
  const opening = await Promise.all([admin.clientId, admin.clientId, admin.clientId, other].map(openAt))
  const [first, second, third, ofOther] = opening
  const running = await first?.()
  await second?.()
  await expect(third?.()).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(ofOther?.()).resolves.toMatchObject({ fileName: 'all.csv' })
  running?.stream.destroy()
  await expect.poll(() => running?.stream.closed).toBe(true)
  await expect(third?.()).resolves.toMatchObject({ fileName: 'all.csv' })
  const open = streams.filter(({ closed }) => !closed)
  await Promise.all(open.map((stream) => once(stream.destroy(), 'close')))
})

test.each([surveys, incidents, employees, documents, payroll])(
  'an export takes a place while it is downloaded; a rejected download leaves its address, %o',
  async (url) => {
    const { addresses } = server.deps
    // The stream of a file closes after the response has ended.
    const take = () => vi.waitFor(() => addresses.takeExport(admin.clientId), { timeout: 60_000 })
    const taken = [await take(), await take()]
    const signed = await admin.get(url())
    const busy = await follow(server, signed)
    expect(busy.statusCode, busy.body).toBe(429)
    for (const leave of taken) leave()
    expect((await follow(server, signed)).statusCode).toBe(200)
    for (let again = 0; again < 3; again += 1)
      expect((await follow(server, await admin.get(url()))).statusCode).toBe(200)
  },
)
