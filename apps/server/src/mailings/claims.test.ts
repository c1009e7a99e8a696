import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nudgeWorker } from '../acknowledgements/nudge.job.ts'
import type { Tx } from '../db/database.ts'
import type { OpenedDatabase } from '../db/open.ts'
import type { JobWorker } from '../jobs/job.ts'
import { AT_ONCE, CLAIM } from '../jobs/slices.ts'
import { createLog } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import { fixedId, insertTenants, TENANTS } from '../testing/tenants.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import { sendEmailsWorker } from './send-emails.job.ts'

let opened: OpenedDatabase
const clientId = TENANTS.clientId('acme')
const userId = TENANTS.userId('acme', 'admin')
const platformId = fixedId('platform north')
const ROWS = 400

beforeAll(async () => {
  opened = await openTestDatabase()
  await insertTenants(opened.database)
  await opened.database.withSystem(async (tx) => {
    await sql`insert into employees (client_id, id, identifier, forename, surname, email)
      select ${clientId}, gen_random_uuid(), 'claim-' || n, 'F', 'S', n || '@acme.example' from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
      tx,
    )
  })
})
afterAll(() => opened.database.close())

const mailing = (tx: Tx, id: string) =>
  sql`with batch as (
      insert into employee_email_batches (client_id, id, template, subject, body_text, body_html, requested_by)
        values (${clientId}, ${id}, 'AppDetailsGeneric', 'x', 'x', 'x', ${userId}))
    insert into employee_emails (client_id, batch_id, employee_id, template, address)
      select client_id, ${id}, id, 'AppDetailsGeneric', email from employees where identifier like 'claim-%'`.execute(
    tx,
  )

const reminders = (tx: Tx, id: string) =>
  sql`with request as (
      insert into acknowledgement_requests (client_id, subject_kind, subject_id, title) values (${clientId}, 'document', ${id}, 'x')),
    audience as (insert into acknowledgement_audiences (client_id, subject_kind, subject_id) values (${clientId}, 'document', ${id}))
    insert into acknowledgement_nudges (client_id, subject_kind, subject_id, employee_id)
      select client_id, 'document', ${id}, id from employees where identifier like 'claim-%'`.execute(tx)

const log = createLog('silent')
const queued: unknown[] = []
const jobs = {
  enqueue: (_tx: Tx, _kind: unknown, payload: unknown) => {
    queued.push(payload)
    return Promise.resolve()
  },
}
const KINDS: [
  string,
  string,
  (tx: Tx, id: string) => Promise<unknown>,
  (id: string, mailer: Mailer, slice?: number) => [JobWorker, object],
][] = [
  [
    'e-mails',
    'employee_emails',
    mailing,
    (batchId, mailer, slice) => [
      sendEmailsWorker({ database: opened.database, jobs, mailer, log }, slice),
      { clientId, batchId, platformId },
    ],
  ],
  [
    'reminders',
    'acknowledgement_nudges',
    reminders,
    (id, mailer, slice) => [
      nudgeWorker({ database: opened.database, jobs, mailer, log }, slice),
      { clientId, kind: 'document', id, platformId },
    ],
  ],
]

test.each(KINDS)(
  'a worker claims %s in twenties, though the table has no statistics',
  async (_name, table, insert, start) => {
    const id = randomUUID()
    await opened.database.withSystem((tx) => insert(tx, id))
    let sent = 0
    const held: Promise<number>[] = []
    const countHeld = async () => {
      const { rows } = await opened.database.withSystem((tx) =>
        sql<{
          count: number
        }>`select count(*) from ${sql.table(table)} where claimed_at is not null and sent_at is null`.execute(tx),
      )
      return Number(rows[0]?.count)
    }
    const [worker, payload] = start(id, async () => {
      sent += 1
      // None of the twenty is noted as sent before they were counted.
      if (sent % CLAIM === 1) held.push(countHeld())
      await held.at(-1)
    })
    await worker.run(payload)
    expect(sent).toBe(ROWS)
    expect(await Promise.all(held)).toEqual(Array.from({ length: ROWS / CLAIM }, () => CLAIM))
  },
)

test.each(KINDS)(
  'a long mailing of %s goes on in a job of its own, and each is sent once',
  async (_name, _table, insert, start) => {
    const id = randomUUID()
    await opened.database.withSystem((tx) => insert(tx, id))
    const to: string[] = []
    const [worker, payload] = start(
      id,
      (mail) => {
        to.push(mail.to)
        return Promise.resolve()
      },
      0,
    )
    let slices = 0
    for (queued.push(payload); queued.length > 0; slices += 1) await worker.run(queued.pop())
    expect(slices).toBe(ROWS / CLAIM + 1)
    expect(to).toHaveLength(ROWS)
    expect(new Set(to).size).toBe(ROWS)
  },
)

test.each(KINDS)(
  '%s to addresses that cannot be reached hold up no other one',
  async (_name, _table, insert, start) => {
    const id = randomUUID()
    await opened.database.withSystem((tx) => insert(tx, id))
    const to: string[] = []
    const [worker, payload] = start(id, async (mail) => {
      if (mail.to.startsWith('1')) throw new Error('550 no such mailbox')
      to.push(mail.to)
    })
    await expect(worker.run(payload)).rejects.toThrow('wait for another try')
    expect(new Set(to).size).toBe(to.length)
    expect(to).toHaveLength(ROWS - 111)
  },
)

test.each(KINDS)('%s are handed over four at a time', async (_name, _table, insert, start) => {
  const id = randomUUID()
  await opened.database.withSystem((tx) => insert(tx, id))
  const most: number[] = []
  let atWork: (() => void)[] = []
  const [worker, payload] = start(id, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    atWork.push(resolve)
    most.push(atWork.length)
    // The mail server answers when it has as many as a job hands over at once.
    if (atWork.length === AT_ONCE) for (const end of atWork.splice(0)) end()
    return promise
  })
  await worker.run(payload)
  expect(most).toHaveLength(ROWS)
  expect(Math.max(...most)).toBe(AT_ONCE)
})

test.each(KINDS)(
  'of %s whose worker dies twice, each is sent once, or once more where it was handed over',
  async (_name, table, insert, start) => {
    const id = randomUUID()
    await opened.database.withSystem((tx) => insert(tx, id))
    const ids: string[] = []
    const life = (deaths: number) => {
      const died = Promise.withResolvers<'died'>()
      let isDead = false
      const [worker, payload] = start(id, ({ id: of = '' }) => {
        if (isDead) return new Promise(() => {})
        ids.push(of)
        if (ids.length !== deaths) return Promise.resolve()
        isDead = true
        died.resolve('died')
        return new Promise(() => {}) // handed over; the process is gone before it can note that
      })
      return Promise.race([worker.run(payload).then(() => 'done'), died.promise])
    }
    const lapse = () =>
      opened.database.withSystem((tx) =>
        sql`update ${sql.table(table)} set claimed_at = now() - interval '3 minutes' where claimed_at is not null and sent_at is null`.execute(
          tx,
        ),
      )
    expect(await life(95)).toBe('died')
    await lapse()
    expect(await life(230)).toBe('died')
    await lapse()
    expect(await life(0)).toBe('done')
    expect(new Set(ids).size).toBe(ROWS)
    expect(ids.length).toBeGreaterThanOrEqual(ROWS + 2)
    expect(ids.length).toBeLessThanOrEqual(ROWS + 2 * AT_ONCE)
  },
)
