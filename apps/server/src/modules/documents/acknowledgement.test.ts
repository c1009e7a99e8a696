import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { documentCalls } from '../../testing/documents-fixture.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { linkUser } from '../../testing/people.ts'
import { startFilesServer } from '../../testing/files-fixture.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer(startFilesServer)
let admin: SignedIn
let documents: ReturnType<typeof documentCalls>
let mine: ReturnType<typeof documentCalls>
const [first, second, third] = [1, 2, 3].map((n) => fixedId(`employee acme ${n}`)) as [string, string, string]

beforeAll(async () => {
  await linkUser(server, 'reader', first)
  admin = await server.signIn('admin')
  documents = documentCalls(server, admin)
  mine = documentCalls(server, await server.signIn('reader'))
})

interface Figures {
  requested: boolean
  content_version: number
  total: number
  acknowledged: number
  without_team: number
  teams: { label: string; total: number; outstanding: number }[]
}
const figures = async (id: string) => (await documents.send('GET', `/acknowledgement/${id}`)).json<Figures>()
/** A day ahead, whenever the test runs. */
const DUE = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const ask = (id: string, due_date: string | null = null, headers = {}) =>
  documents.send('PUT', `/acknowledgement/${id}`, { due_date }, headers)
const acknowledge = (id: string, content_version = 1) => mine.send('POST', `/acknowledge/${id}`, { content_version })
const outbox = async () => {
  const folder = join(server.config.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const overdue = async () => {
  const [{ total }] = (await documents.send('GET', '?count=true&acknowledgement=overdue')).json<[{ total: number }]>()
  const rows = (await documents.send('GET', '?acknowledgement=overdue')).json<{ document_id: string }[]>()
  expect(rows).toHaveLength(total)
  return rows.map(({ document_id }) => document_id)
}
/** Asks for a document whose day to acknowledge is over. */
const askedLate = async (id: string) => {
  await ask(id, DUE)
  await server.db
    .updateTable('acknowledgement_requests')
    .set({ due_date: '2026-01-31' })
    .where('subject_id', '=', id)
    .execute()
}

test('lists and counts the documents with an overdue acknowledgement', async () => {
  const [late, ahead, open] = [
    await documents.place('individual', [first]),
    await documents.place('individual', [first]),
    await documents.place('individual', [first]),
  ]
  await askedLate(late.id)
  await ask(ahead.id, DUE)
  await ask(open.id)
  expect(await overdue()).toEqual([late.id])
  await restrictTeam(server, { username: 'admin', permission: 'DOCUMENTS_VIEW', employees: [1] })
  expect(await overdue()).toEqual([])
  await liftRestriction(server, { username: 'admin', permission: 'DOCUMENTS_VIEW' })
  expect((await acknowledge(late.id)).statusCode).toBe(200)
  expect(await overdue()).toEqual([])
})

test('asks whom the document reaches, counts by team, and follows the sharing', async () => {
  const teamId = await server.inSystem((tx) => makeTeam(tx, admin.clientId, { label: 'Night shift', members: [first] }))
  const { id } = await documents.place('individual', [first, second])
  expect(await figures(id)).toMatchObject({ requested: false, total: 0 })
  expect((await ask(id, DUE)).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({
    requested: true,
    due_date: DUE,
    content_version: 1,
    total: 2,
    acknowledged: 0,
    without_team: 1,
    teams: [{ team_id: teamId, label: 'Night shift', total: 1, outstanding: 1 }],
  })
  expect((await acknowledge(id)).statusCode).toBe(200)
  expect((await acknowledge(id)).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({ acknowledged: 1, teams: [{ outstanding: 0 }] })
  const rows = (await documents.send('GET', `/associated-users?documentIds=${id}&acknowledged=yes`)).json<object[]>()
  expect(rows).toMatchObject([{ user_id: first, updatedDt: expect.any(String), acknowledgedDt: expect.any(String) }])
  expect((await documents.share(id, [third])).statusCode).toBe(201)
  expect(await figures(id)).toMatchObject({ total: 3, acknowledged: 1 })
})

test('names the teams that were addressed, and no other team of their members', async () => {
  const [asked, other] = await server.inSystem(async (tx) => [
    await makeTeam(tx, admin.clientId, { label: 'Drivers', members: [first] }),
    await makeTeam(tx, admin.clientId, { label: 'Choir', members: [first, second] }),
  ])
  const { id } = await documents.place('teams', [asked])
  expect((await ask(id)).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({ total: 1, without_team: 0, teams: [{ label: 'Drivers', total: 1 }] })
  expect((await documents.share(id, [other])).statusCode).toBe(201)
  expect((await figures(id)).teams.map(({ label }) => label)).toEqual(['Choir', 'Drivers'])
})

test('only what was asked, of whom it was asked, in its current version', async () => {
  const nobody = await documents.put('individual')
  expect((await ask(nobody.id)).statusCode).toBe(409)
  const other = await documents.place('individual', [second])
  expect((await ask(other.id)).statusCode).toBe(200)
  expect((await acknowledge(other.id)).statusCode).toBe(404)
  const unasked = await documents.place('individual', [first])
  expect((await acknowledge(unasked.id)).statusCode).toBe(404)
  expect((await ask(unasked.id)).statusCode).toBe(200)
  expect((await acknowledge(unasked.id, 2)).statusCode).toBe(409)
  expect((await ask(unasked.id, null, { 'if-match': '"7"' })).statusCode).toBe(412)
})

test('a replacement asks again only when it changes the meaning', async () => {
  const { id } = await documents.place('individual', [first])
  await ask(id)
  await acknowledge(id)
  const replace = async (meaning_changed: boolean) => {
    const { id: document_id } = await documents.put('individual', 'next.pdf')
    return documents.send('POST', `/replacement/${id}`, { document_id, meaning_changed })
  }
  expect((await replace(false)).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({ content_version: 1, acknowledged: 1 })
  expect((await replace(true)).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({ content_version: 2, acknowledged: 0 })
  expect((await acknowledge(id, 1)).statusCode).toBe(409)
  expect((await acknowledge(id, 2)).statusCode).toBe(200)
  // A later request goes on with the version of the document.
  await documents.send('DELETE', `/acknowledgement/${id}`)
  const [audience] = (await documents.send('GET', `/audience?documentIds=${id}`)).json<object[]>()
  expect(audience).toMatchObject({ content_version: 2, acknowledged: null })
  await ask(id)
  expect(await figures(id)).toMatchObject({ content_version: 2, acknowledged: 0 })
})

test('reminds each once in two days, and leaves out who has acknowledged or has no address', async () => {
  const { id } = await documents.place('company', [admin.clientId], 'rules.pdf')
  await server.db.updateTable('employees').set({ email: null }).where('id', '=', third).execute()
  const nudge = async () => (await documents.send('POST', `/acknowledgement/${id}/nudge`)).json<object>()
  expect(await nudge()).toMatchObject({ code: 'conflict' })
  await ask(id, DUE)
  await acknowledge(id)
  expect(await figures(id)).toMatchObject({ reminded_recently: 0, no_address: 1 })
  expect(await nudge()).toEqual({ reminded: 1, reminded_recently: 0, no_address: 1 })
  expect(await figures(id)).toMatchObject({ reminded_recently: 1, no_address: 1 })
  expect(await nudge()).toEqual({ reminded: 0, reminded_recently: 1, no_address: 1 })
  await server.deps.jobs.drain()
  const mails = (await outbox()).filter((each) => each.includes('rules.pdf'))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: e2@acme.example')
  await server.db
    .updateTable('acknowledgement_nudges')
    .set({ nudged_at: sql`now() - interval '49 hours'` })
    .where('subject_id', '=', id)
    .execute()
  expect(await figures(id)).toMatchObject({ reminded_recently: 0, no_address: 1 })
  expect(await nudge()).toEqual({ reminded: 1, reminded_recently: 0, no_address: 1 })
})

test('is withdrawn, and goes with its document', async () => {
  const { id, key } = await documents.place('individual', [first])
  const withdraw = () => documents.send('DELETE', `/acknowledgement/${id}`)
  await ask(id)
  expect((await withdraw()).statusCode).toBe(200)
  expect((await withdraw()).statusCode).toBe(200)
  expect(await figures(id)).toMatchObject({ requested: false })
  await ask(id)
  expect((await documents.send('DELETE', `/file/${id}?key=${key}`)).statusCode).toBe(200)
  const left = await server.db
    .selectFrom('acknowledgement_requests')
    .select('title')
    .where('subject_id', '=', id)
    .execute()
  expect(left).toEqual([])
})

test('the due date lies ahead: today of every time zone is accepted, an earlier day is rejected at its field', async () => {
  const { id } = await documents.place('individual', [first])
  const day = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)
  for (const past of ['1899-01-01', day(-36)]) {
    const rejected = await ask(id, past)
    expect([rejected.statusCode, rejected.json().fields]).toEqual([400, { due_date: 'This day has passed.' }])
  }
  for (const due of [day(-12), day(0), day(14)]) expect((await ask(id, due)).statusCode).not.toBe(400)
})

test('a document of a team is overdue until its members have acknowledged it, one of the company until everyone has', async () => {
  const teamId = await server.inSystem((tx) => makeTeam(tx, admin.clientId, { label: 'Early shift', members: [first] }))
  const ofTeam = await documents.place('teams', [teamId])
  const ofAll = await documents.place('company', [admin.clientId])
  for (const { id } of [ofTeam, ofAll]) await askedLate(id)
  expect(await overdue()).toEqual(expect.arrayContaining([ofTeam.id, ofAll.id]))
  for (const { id } of [ofTeam, ofAll]) expect((await acknowledge(id)).statusCode).toBe(200)
  expect(await overdue()).toContain(ofAll.id)
  expect(await overdue()).not.toContain(ofTeam.id)
  const deactivated_at = new Date().toISOString()
  const leaves = (ids: '=' | '!=', id: string) =>
    server.db
      .updateTable('employees')
      .set({ deactivated_at })
      .where('client_id', '=', admin.clientId)
      .where('id', ids, id)
      .execute()
  // The acknowledgement of an account that is not in use does not make up for one that is missing.
  const done = {
    client_id: admin.clientId,
    subject_kind: 'document',
    subject_id: ofAll.id,
    content_version: 1,
  } as const
  await server.db
    .insertInto('acknowledgements')
    .values({ ...done, employee_id: second })
    .execute()
  await leaves('=', second)
  expect(await overdue()).toContain(ofAll.id)
  await leaves('!=', first)
  expect(await overdue()).not.toContain(ofAll.id)
})
