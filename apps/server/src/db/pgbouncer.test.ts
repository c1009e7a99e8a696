import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createDeps } from '../create-deps.ts'
import type { Deps } from '../deps.ts'
import { jobKind, jobWorker } from '../jobs/job.ts'
import { createLog } from '../log.ts'
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../testing/pgbouncer.ts'
import { makePostgresDatabase } from '../testing/postgres.ts'
import { insertTenants } from '../testing/tenants.ts'
import { openDatabase, type OpenedDatabase } from './open.ts'

// Fewer than a process has, so that transactions share them.
const CONNECTIONS = 4

const note = jobKind<{ text: string }>('test.note')

// Where Debian's package is missing and cannot be installed, there is nothing to go through.
describe.skipIf(!hasPgBouncer())('through PgBouncer in transaction mode', () => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>
  let bouncer: PgBouncer
  let opened: OpenedDatabase
  let deps: Deps
  const noted: string[] = []

  beforeAll(async () => {
    const { url, template } = inject('postgres')
    made = await makePostgresDatabase(url, template)
    bouncer = await startPgBouncer(made.url, CONNECTIONS)
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: bouncer.url })
    opened = await openDatabase(config)
    deps = await createDeps(config, opened, createLog('silent'))
    await deps.jobs.register([jobWorker(note, async ({ text }) => void noted.push(text))])
  })
  afterAll(async () => {
    await deps.jobs.stop()
    await opened.database.close()
    await bouncer.stop()
    await made.drop()
  })

  test('transactions of two clients that share connections see the rows of their own', async () => {
    const tenants = await insertTenants(opened.database)
    const at = ['acme', 'castor'].map((name) => tenants.clientId(name))
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const clientId = at[index % 2] ?? ''
        const rows = await opened.database.withTenant({ clientId, platformId: '', userId: null }, async (tx) => {
          await sql`select pg_sleep(0.01)`.execute(tx)
          return tx.selectFrom('employees').select('client_id').execute()
        })
        return rows.every(({ client_id }) => client_id === clientId) && rows.length > 0
      }),
    )
    expect(seen.filter((isOwn) => !isOwn)).toEqual([])
    const { rows } = await sql<{ role: string; client: string | null }>`
      select current_user as role, nullif(current_setting('ssp.client_id', true), '') as client`.execute(
      opened.database.kysely,
    )
    expect(rows).toEqual([{ role: new URL(made.url).username, client: null }])
  })

  test('a job that is queued in a transaction is done', async () => {
    await opened.database.withSystem((tx) => deps.jobs.enqueue(tx, note, { text: 'of a transaction' }))
    await deps.jobs.drain()
    expect(noted).toEqual(['of a transaction'])
  })

  test('while it restarts, transactions fail or are there whole; afterwards they work again', async () => {
    await sql`create table trial (id int primary key)`.execute(opened.database.kysely)
    let next = 0
    const over = new AbortController()
    const succeeded: number[] = []
    let failed = 0
    const writer = async () => {
      while (!over.signal.aborted) {
        const id = next++
        await sql`insert into trial values (${id})`.execute(opened.database.kysely).then(
          () => succeeded.push(id),
          () => (failed += 1),
        )
        await wait(2)
      }
    }
    const writers = [writer(), writer(), writer()]
    await expect.poll(() => succeeded.length).toBeGreaterThan(20)
    await bouncer.kill()
    await expect.poll(() => failed).toBeGreaterThan(0)
    await bouncer.start()
    const before = succeeded.length
    await expect.poll(() => succeeded.length).toBeGreaterThan(before + 20)
    over.abort()
    await Promise.all(writers)
    const { rows } = await sql<{ id: number }>`select id from trial`.execute(opened.database.kysely)
    const kept = new Set(rows.map(({ id }) => id))
    expect(succeeded.filter((id) => !kept.has(id))).toEqual([])
  })
})
