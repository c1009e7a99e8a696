import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { grantTo } from '../../testing/people.ts'
import { setUpServer } from '../../testing/set-up-server.ts'

const server = setUpServer()

const KIND = 'password.changed'

/** A job that failed for good; without a client one that belongs to no client. */
async function failedJob(client: string | null, kind = KIND): Promise<string> {
  const id = randomUUID()
  await sql`insert into pgboss.job (id, name, group_id, state, completed_on, output, data)
    values (${id}, ${kind}, ${client && server.tenants.clientId(client)}, 'failed', now(),
      '{"fault": "Error", "code": "EAUTH"}', '{"sealed": "of ada@acme.example"}')`.execute(server.deps.database.kysely)
  return id
}

const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(
    server.deps.database.kysely,
  )
  return rows[0]?.state
}

const addressOf = (client: string) => `/api/ssp/production/platform/${server.tenants.clientId(client)}/queues`

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(server.deps.database.kysely)
  await grantTo(server, ['staff'], ['PLATFORM_UPDATE'])
})

test('staff see the kinds, mails and failed jobs of the clients they reach, without what a job carries', async () => {
  const staff = await server.signIn('staff')
  const ours = await failedJob('acme')
  await failedJob('castor')
  const common = await failedJob(null, 'purge')
  const read = await staff.get(addressOf('acme'))
  expect(read.statusCode).toBe(200)
  const { kinds, failures, mails } = read.json()
  expect(kinds).toContainEqual({
    kind: KIND,
    title: 'Notices of a changed password',
    isMail: true,
    waiting: 0,
    running: 0,
    failed: 1,
    oldestWaitingSeconds: 0,
  })
  expect(mails).toEqual({ waiting: 0, failed: 1 })
  const byId = new Map(failures.map((failure: { id: string }) => [failure.id, failure]))
  expect(new Set(byId.keys())).toEqual(new Set([ours, common]))
  expect(byId.get(ours)).toMatchObject({ kind: KIND, error: 'Error EAUTH' })
  expect(byId.get(common)).toMatchObject({ kind: 'purge', clientName: null })
  expect(read.body).not.toContain('ada@acme.example')
})

test('a failed job is queued again once, and the audit log has it', async () => {
  const staff = await server.signIn('staff')
  const id = await failedJob('acme')
  const url = `${addressOf('acme')}/failures/${id}/retry`
  const first = await staff.post(url)
  expect([first.statusCode, first.json()]).toEqual([200, { retried: 1 }])
  expect(await stateOf(id)).toBe('retry')
  expect((await staff.post(url)).statusCode).toBe(404)
  const rows = await server.db.selectFrom('audit_log').select('details').where('action', '=', 'jobs.retry').execute()
  expect(rows).toEqual([{ details: { kind: KIND, jobs: 1 } }])
})

test('all of a kind are queued again, those of other clients and kinds are not', async () => {
  const staff = await server.signIn('staff')
  const ours = [await failedJob('acme'), await failedJob('acme')]
  const others = [await failedJob('castor'), await failedJob('acme', 'password.code')]
  const retried = await staff.post(`${addressOf('acme')}/retry`, { kind: KIND })
  expect([retried.statusCode, retried.json()]).toEqual([200, { retried: 2 }])
  expect(await Promise.all(ours.map(stateOf))).toEqual(['retry', 'retry'])
  expect(await Promise.all(others.map(stateOf))).toEqual(['failed', 'failed'])
})

test('the job of a client out of reach is absent', async () => {
  const staff = await server.signIn('staff')
  const id = await failedJob('castor')
  const url = `${addressOf('acme')}/failures/${id}/retry`
  expect((await staff.post(url)).statusCode).toBe(404)
  expect(await stateOf(id)).toBe('failed')
})

test('an administrator of a client may neither read nor retry', async () => {
  const admin = await server.signIn('admin')
  const id = await failedJob('acme')
  const answers = [
    await admin.get(addressOf('acme')),
    await admin.post(`${addressOf('acme')}/retry`, { kind: KIND }),
    await admin.post(`${addressOf('acme')}/failures/${id}/retry`),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().permission])).toEqual([
    [403, 'PLATFORM_VIEW'],
    [403, 'PLATFORM_UPDATE'],
    [403, 'PLATFORM_UPDATE'],
  ])
  expect(await stateOf(id)).toBe('failed')
})
