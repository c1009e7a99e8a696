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
import { migrate } from './migrate.ts'
import { openDatabase, type OpenedDatabase } from './open.ts'

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

// Fewer than a process has, so that transactions share them.
const CONNECTIONS = 4

const note = jobKind<{ text: string }>('test.note')
const held = jobKind('test.held')

// Where Debian's package is missing and cannot be installed, there is nothing to go through.
describe.skipIf(!hasPgBouncer())('through PgBouncer in transaction mode', () => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>
  let bouncer: PgBouncer
  let opened: OpenedDatabase
  let deps: Deps
  const noted: string[] = []
  const holding = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let runs = 0

  beforeAll(async () => {
    const { url, template } = inject('postgres')
    made = await makePostgresDatabase(url, template)
    bouncer = await startPgBouncer(made.url, CONNECTIONS)
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: bouncer.url })
    opened = await openDatabase(config)
    deps = await createDeps(config, opened, createLog('silent'))
    await deps.jobs.register([
      jobWorker(note, async ({ text }) => void noted.push(text)),
      jobWorker(held, async () => {
        runs += 1
        holding.resolve()
        await released.promise
      }),
    ])
  })
  afterAll(async () => {
    await deps.jobs.stop()
    await opened.database.close()
    await bouncer.stop()
    await made.drop()
  })

  const allowTable = async (name: string) => {
    await sql`create table ${sql.table(name)} (id int)`.execute(opened.database.kysely)
    await sql`grant insert on ${sql.table(name)} to ssp_system`.execute(opened.database.kysely)
  }
  const idsOf = async (name: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)}`.execute(opened.database.kysely)
    return inOrder(rows.map(({ id }) => id))
  }

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

  test('two processes migrate an empty database at once, after one that takes longer than a statement may', async () => {
    const empty = await makePostgresDatabase(inject('postgres').url)
    const limited = sql`alter database ${sql.id(empty.name)} set statement_timeout = '300ms'`
    await limited.execute(opened.database.kysely)
    const own = await startPgBouncer(empty.url, CONNECTIONS)
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: own.url })
    const [first, second] = [await openDatabase(config), await openDatabase(config)]
    const { kysely } = first.database
    const over = new AbortController()
    const others = Array.from({ length: 3 }, async () => {
      while (!over.signal.aborted) await sql`select pg_sleep(0.002)`.execute(kysely)
    })
    const isLocked = Promise.withResolvers<void>()
    const longer = kysely.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx)
      isLocked.resolve()
      for (const _ of Array.from({ length: 5 })) await sql`select pg_sleep(0.2)`.execute(tx)
    })
    await isLocked.promise
    const both = await Promise.all([first, second].map(({ database }) => migrate(database.kysely)))
    await longer
    over.abort()
    await Promise.all(others)
    expect(both.filter((applied) => applied.length === 0)).toHaveLength(1)
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(kysely)
    expect(rows).toHaveLength(0)
    for (const { database } of [first, second]) await database.close()
    await own.stop()
    await empty.drop()
  })

  test('a restart that ends what runs first fails no transaction, although it takes a second', async () => {
    await allowTable('restarted')
    const over = new AbortController()
    const failed: unknown[] = []
    const repeat = async (work: () => Promise<unknown>) => {
      while (!over.signal.aborted) await work().catch((error: unknown) => failed.push(error))
    }
    const done: number[] = []
    const write = async () => {
      const id = Math.floor(Math.random() * 2 ** 31)
      await opened.database.withSystem((tx) => sql`insert into restarted values (${id})`.execute(tx))
      done.push(id)
    }
    const read = () => opened.database.readSystem((db) => db.selectFrom('clients').selectAll().execute())
    const all = Promise.all([write, write, write, read].map(repeat))
    const progress = async () => {
      const before = done.length
      await expect.poll(() => done.length).toBeGreaterThan(before + 20)
    }
    await progress()
    await bouncer.shutDown()
    await wait(1_000)
    await bouncer.start()
    await progress()
    over.abort()
    await all
    expect(failed).toEqual([])
    expect(await idsOf('restarted')).toEqual(inOrder(done))
  })

  test('transactions that are killed at work run again, once', async () => {
    await allowTable('killed')
    const working = Promise.withResolvers<void>()
    let attempts = 0
    const both = [1, 2].map((id) =>
      opened.database.withSystem(async (tx) => {
        await sql`insert into killed values (${id})`.execute(tx)
        attempts += 1
        if (attempts > 2) return
        if (attempts === 2) working.resolve()
        await sql`select pg_sleep(10)`.execute(tx)
      }),
    )
    await working.promise
    await bouncer.kill()
    await wait(1_000)
    await bouncer.start()
    await Promise.all(both)
    expect(attempts).toBe(4)
    expect(await idsOf('killed')).toEqual([1, 2])
  })

  test('an outage that lasts fails every transaction within the same three seconds', async () => {
    await bouncer.kill()
    const started = performance.now()
    const late = () => opened.database.withSystem(async () => {})
    await expect(Promise.all([late(), late()])).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    const waited = performance.now() - started
    expect(waited).toBeGreaterThan(2_000)
    const next = performance.now()
    await expect(late()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(performance.now() - next).toBeLessThan(waited)
    await bouncer.start()
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

  test('a job that ends during a restart is recorded as done, and not done again', async () => {
    await opened.database.withSystem((tx) => deps.jobs.enqueue(tx, held, undefined))
    await deps.jobs.work()
    await holding.promise
    await bouncer.kill()
    released.resolve()
    await wait(1_000)
    await bouncer.start()
    const state = async () => {
      const { rows } = await opened.database.readSystem((db) =>
        sql<{ state: string }>`select state from pgboss.job where name = ${held.name}`.execute(db),
      )
      return rows.map((row) => row.state)
    }
    await expect.poll(state).toEqual(['completed'])
    expect(runs).toBe(1)
  })
})
