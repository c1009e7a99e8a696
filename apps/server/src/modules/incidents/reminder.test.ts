import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ANSWERS, setUpIncidents } from '../../testing/incident-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { remindOfIncidents } from './reminder.job.ts'

const server = setUpServer()
const author = setUpUser(server, 'nobody')
const admin = setUpUser(server, 'admin')
const use = setUpIncidents(server)

beforeAll(async () => {
  await server.inSystem(async (tx) => {
    for (const username of ['admin', 'reader'])
      await tx
        .updateTable('users')
        .set({ email: `${username}@reminder.example` })
        .where('client_id', '=', admin.clientId)
        .where('id', '=', server.tenants.userId('acme', username))
        .execute()
  })
})

const remind = async (): Promise<string[]> => {
  const outbox = join(server.config.dataDir, 'outbox')
  const known = new Set(files(outbox))
  await server.inSystem((tx) => server.deps.jobs.enqueue(tx, remindOfIncidents, undefined))
  await server.deps.jobs.drain()
  return files(outbox)
    .filter((name) => !known.has(name))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
}
const files = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}
const recipientsOf = (mails: readonly string[]) => mails.map((mail) => /^To: (.+)$/m.exec(mail)?.[1])

const madeDaysAgo = (id: string, days: number) =>
  server.db
    .updateTable('incidents')
    .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('id', '=', id)
    .execute()

test('one mail before each end, to who handles reports or the assignee, with nothing of the report', async () => {
  const id = await use.reported(author, { answers: { ...ANSWERS, 9: 'Canary of the report' } })
  expect(await remind()).toEqual([])
  await madeDaysAgo(id, 6)
  const mails = await remind()
  expect(recipientsOf(mails)).toContain('admin@reminder.example')
  expect(recipientsOf(mails)).not.toContain('reader@reminder.example')
  for (const mail of mails) {
    expect(mail).toContain('acknowledged by')
    for (const secret of ['Canary of the report', 'Fore1', id]) expect(mail).not.toContain(secret)
  }
  expect(await remind()).toEqual([])

  await use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: server.tenants.userId('acme', 'reader') } })
  await server.db
    .updateTable('incidents')
    .set({ acknowledged_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  const answers = await remind()
  expect(recipientsOf(answers)).toEqual(['reader@reminder.example'])
  expect(answers[0]).toContain('answered by')
})

test('is sent to no account that is named in a report, and not for a resolved one', async () => {
  const id = await use.reported(author, { answers: { ...ANSWERS, 8: 'Fore2 Canary-acme' } })
  await madeDaysAgo(id, 6)
  await use.link('admin', use.employeeId(2))
  const mails = await remind()
  expect(mails.length).toBeGreaterThan(0)
  expect(recipientsOf(mails)).not.toContain('admin@reminder.example')
  await use.link('admin', null)
  const resolved = await use.reported(author)
  await madeDaysAgo(resolved, 6)
  await use.send(admin, 'PATCH', `/${resolved}`, { payload: { resolved: 1 } })
  expect(await remind()).toEqual([])
})

test('an assignee who cannot be reached leaves no deadline without a reminder', async () => {
  const setReader = (change: { status?: 'active' | 'inactive'; email?: string | null }) =>
    server.db.updateTable('users').set(change).where('id', '=', server.tenants.userId('acme', 'reader')).execute()
  const assign = (id: string) =>
    use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: server.tenants.userId('acme', 'reader') } })
  for (const [lost, back] of [
    [{ status: 'inactive' }, { status: 'active' }],
    [{ email: null }, { email: 'reader@reminder.example' }],
  ] as const) {
    const id = await use.reported(author)
    await madeDaysAgo(id, 6)
    expect((await assign(id)).statusCode).toBe(200)
    await setReader(lost)
    expect(recipientsOf(await remind())).toContain('admin@reminder.example')
    await setReader(back)
  }
})
