import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { createDeps } from '../create-deps.ts'
import { problem } from '../errors.ts'
import { createLog } from '../log.ts'
import { makeEmployee } from '../modules/employees/testing.ts'
import { hasDebianPostgres, startReplicatedPostgres, type ReplicatedPostgres } from '../testing/debian-postgres.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { grantTo } from '../testing/people.ts'
import { freePort } from '../testing/postgres-cluster.ts'
import { startTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type OpenedDatabase } from './open.ts'
import type { ReadOutcome, ReplicaState } from './replica.ts'

// Where Debian's package is missing and cannot be installed, there is no `pg_basebackup`.
describe.skipIf(!hasDebianPostgres())('a read replica', () => {
  let servers: ReplicatedPostgres
  let server: TestServer
  let opened: OpenedDatabase
  let admin: SignedIn
  let reader: SignedIn
  const logged: string[] = []
  const note = (...line: unknown[]) => void logged.push(String(line.at(-1)))
  const log = { ...createLog('silent'), info: note, warn: note } as unknown as FastifyBaseLogger

  const configOf = () =>
    loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url, DATABASE_READ_URL: servers.replicaUrl })
  const facts = () => opened.database.replica?.facts()
  const untilState = async (state: ReplicaState) => {
    await expect.poll(() => facts()?.state).toBe(state)
  }
  /** Runs work and returns its result, and how the long reads in it were served. */
  const served = async <T>(work: () => Promise<T>) => {
    const before = { ...facts()?.reads } as Record<ReadOutcome, number>
    const found = await work()
    const after = Object.entries(facts()?.reads ?? {}) as [ReadOutcome, number][]
    const by = after.flatMap(([outcome, count]) => Array.from({ length: count - before[outcome] }, () => outcome))
    return { found, by }
  }
  const find = async (who: SignedIn, text: string) => {
    const response = await who.get(`/api/ssp/production/search/${who.clientId}?text=${text}`)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<{ label: string }[]>().map(({ label }) => label)
  }
  // Not alike: a search without a hit finds names with a typing error.
  const names = ['Wainwright', 'Oppenshaw', 'Fitzgerald', 'Castellanos', 'Merriweather']
  /** Makes an employee by a request and returns the name, which no other has. */
  const create = async (who: SignedIn) => {
    const surname = names.pop() ?? ''
    const response = await who.post(`/api/ssp/production/employees/${who.clientId}?function=quickCreate`, {
      id: randomUUID(),
      clientId: who.clientId,
      forename: 'Ann',
      surname,
      email: `${surname}@acme.example`,
      identifier: surname,
    })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return surname
  }
  const isReplayed = (who: SignedIn) => async () => (await served(() => find(who, 'Anybody'))).by[0] === 'replica'

  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    server = await startTestServer({
      open: async () => {
        opened = await openDatabase(configOf(), { log })
        await migrate(opened.database.kysely)
        return { ...opened, url: servers.url }
      },
    })
    await grantTo(server, ['admin'], ['EMPLOYEES_CREATE'])
    admin = await server.signIn('admin')
    reader = await server.signIn('reader')
    const { database } = opened
    await database.withSystem((tx) =>
      makeEmployee(tx, server.tenants.clientId('borealis'), { surname: 'Merriweather' }),
    )
  })
  afterAll(async () => {
    await server.close()
    servers.stop()
  })
  const setDelay = (seconds: number) => {
    servers.onReplica(`alter system set recovery_min_apply_delay = '${seconds}s'`)
    servers.onReplica('select pg_reload_conf()')
  }
  beforeEach(async () => {
    servers.onReplica('select pg_wal_replay_resume()')
    setDelay(0)
    await untilState('usable')
    logged.length = 0
  })

  test('searches and reports are read there, under row-level security; other reads are not', async () => {
    const name = await create(admin)
    await expect.poll(isReplayed(admin)).toBe(true)
    expect(await served(() => find(admin, name))).toEqual({ found: [`Ann ${name}`], by: ['replica'] })
    const report = `/api/ssp/production/analytics/${admin.clientId}?function=getEmployeeActivityAnalytics&start=2026-01-01&end=2026-01-31`
    const status = (url: string) => async () => (await admin.get(url)).statusCode
    expect(await served(status(report))).toEqual({ found: 200, by: ['replica'] })
    expect(await served(status(`/api/ssp/production/employees/${admin.clientId}`))).toEqual({ found: 200, by: [] })
  })

  test('a session sees its own change at once, in another process too, and others once it is replayed', async () => {
    const second = await openDatabase(configOf(), { log })
    const deps = await createDeps(server.config, second, createLog('silent'))
    const app = await buildApp(deps)
    try {
      servers.onReplica('select pg_wal_replay_pause()')
      servers.onReplica(
        `do $$ begin while pg_get_wal_replay_pause_state() <> 'paused' loop perform pg_sleep(0.01); end loop; end $$`,
      )
      const name = await create(admin)
      expect(await served(() => find(admin, name))).toEqual({ found: [`Ann ${name}`], by: ['written'] })
      expect(await served(() => find(reader, name))).toEqual({ found: [], by: ['replica'] })
      const headers = { authorization: `Bearer ${admin.token}`, 'ssp-client': admin.clientId }
      const there = await app.inject({ url: `/api/ssp/production/search/${admin.clientId}?text=${name}`, headers })
      expect(there.json()).toMatchObject([{ label: `Ann ${name}` }])
      expect(second.database.replica?.facts().reads).toMatchObject({ written: 1 })
      servers.onReplica('select pg_wal_replay_resume()')
      await expect.poll(() => find(reader, name)).toEqual([`Ann ${name}`])
      await expect.poll(isReplayed(admin)).toBe(true)
    } finally {
      await app.close()
      await deps.jobs.stop()
      await second.database.close()
    }
  })

  test('ten seconds behind it serves nothing, which is one line of the log', async () => {
    setDelay(10)
    const name = await create(admin)
    await untilState('behind')
    expect(await served(() => find(reader, name))).toEqual({ found: [`Ann ${name}`], by: ['unusable'] })
    expect(facts()?.lagSeconds).toBeGreaterThan(5)
    expect(logged).toEqual(['the read replica is behind: the primary serves all reads'])
    setDelay(0)
    await untilState('usable')
    expect(logged.at(-1)).toBe('the read replica serves reports and searches')
  })

  test('while it ends, is away and comes back, no read fails', async () => {
    const over = new AbortController()
    const name = await create(admin)
    const reading = async () => {
      while (!over.signal.aborted) expect(await find(reader, name)).toEqual([`Ann ${name}`])
    }
    await expect.poll(() => find(reader, name)).toEqual([`Ann ${name}`])
    const all = Promise.all([reading(), reading(), reading()])
    servers.killReplica()
    await untilState('unreachable')
    expect(await served(() => find(admin, name))).toMatchObject({
      found: [`Ann ${name}`],
      by: expect.arrayContaining(['unusable']) as string[],
    })
    servers.startReplica()
    await untilState('usable')
    await expect.poll(isReplayed(reader)).toBe(true)
    over.abort()
    await all
    expect(logged).toEqual([
      'the read replica is unreachable: the primary serves all reads',
      'the read replica serves reports and searches',
    ])
  })

  test('silent with its connections open, it delays reads and fails none', async () => {
    const name = await create(admin)
    await expect.poll(() => find(reader, name)).toEqual([`Ann ${name}`])
    servers.silenceReplica()
    try {
      const { by } = await served(async () => {
        while (facts()?.state === 'usable') expect(await find(reader, name)).toEqual([`Ann ${name}`])
      })
      expect(by).not.toContain('replica')
      expect(await served(() => find(reader, name))).toEqual({ found: [`Ann ${name}`], by: ['unusable'] })
    } finally {
      servers.wakeReplica()
    }
    await untilState('usable')
    await expect.poll(isReplayed(reader)).toBe(true)
  })

  test('a problem of the work is the answer, and no failure of the replica', async () => {
    const scope = { clientId: admin.clientId, platformId: '', userId: null }
    const find = () =>
      opened.database.withTenant(scope, () => Promise.reject(problem('not_found')), { isLong: true, after: null })
    const { by } = await served(() => expect(find()).rejects.toMatchObject({ code: 'not_found' }))
    expect(by).toEqual(['replica'])
  })

  test.skipIf(!hasPgBouncer())('behind PgBouncer, no read fails while that restarts', async () => {
    const bouncer = await startPgBouncer(servers.replicaUrl, 4)
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url, DATABASE_READ_URL: bouncer.url })
    const { database } = await openDatabase(config, { log })
    const state = () => database.replica?.facts().state
    const reads = () => database.replica?.facts().reads.replica ?? 0
    const scope = { clientId: admin.clientId, platformId: '', userId: null }
    const over = new AbortController()
    const reading = async () => {
      while (!over.signal.aborted) {
        const rows = await database.withTenant(
          scope,
          (tx) => tx.selectFrom('employees').select('client_id').execute(),
          {
            isLong: true,
            after: null,
          },
        )
        expect(new Set(rows.map(({ client_id }) => client_id))).toEqual(new Set([admin.clientId]))
      }
    }
    try {
      expect(state()).toBe('usable')
      const all = Promise.all([reading(), reading(), reading()])
      await expect.poll(reads).toBeGreaterThan(10)
      await bouncer.kill()
      await expect.poll(state).toBe('unreachable')
      await bouncer.start()
      await expect.poll(state).toBe('usable')
      const before = reads()
      await expect.poll(reads).toBeGreaterThan(before)
      over.abort()
      await all
    } finally {
      over.abort()
      await database.close()
      await bouncer.stop()
    }
  })

  test('the log says why an address cannot be reached', async () => {
    const replicaUrl = `postgres://ssp@127.0.0.1:${await freePort()}/ssp`
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url, DATABASE_READ_URL: replicaUrl })
    const facts: unknown[] = []
    const warn = (...line: unknown[]) => void facts.push(line[0])
    const { database } = await openDatabase(config, { log: { ...log, warn } as unknown as FastifyBaseLogger })
    expect(facts).toEqual([{ replica: 'unreachable', reason: expect.stringContaining('ECONNREFUSED') as string }])
    await database.close()
  })

  test('an address that is no replica serves nothing', async () => {
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url, DATABASE_READ_URL: servers.url })
    const { database } = await openDatabase(config, { log })
    expect(database.replica?.facts().state).toBe('not a replica')
    await database.close()
  })

  test('a read that takes too long there does not begin again on the primary', async () => {
    const scope = { clientId: admin.clientId, platformId: '', userId: null }
    const options = { isLong: true, isSnapshot: true, after: null, statementMs: 50 }
    const slow = opened.database.withTenant(scope, (tx) => sql`select pg_sleep(60)`.execute(tx), options)
    await expect(slow).rejects.toMatchObject({ code: '57014' })
  })

  test('what writes by mistake is left to the primary, which rejects it too', async () => {
    const scope = { clientId: admin.clientId, platformId: '', userId: null }
    const write = opened.database.withTenant(scope, (tx) => tx.deleteFrom('teams').execute(), {
      isLong: true,
      after: null,
    })
    await expect(write).rejects.toMatchObject({ code: '25006' })
  })
})
