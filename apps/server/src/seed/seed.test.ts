import { surveyStatus } from '@ssp/api/survey-status'
import { validateAnswers, type Answers, type FormField } from '@ssp/form-builder/model'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { can } from '@ssp/api/can'
import { loadConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { findActor } from '../session/actor.repository.ts'
import { verifyPassword } from '../session/password.ts'
import { createAddressSigner } from '../storage/address.ts'
import { openObjectStore, type ObjectStore } from '../storage/object-store.ts'
import { BUCKETS } from '../modules/index.ts'
import { createObjects } from '../storage/objects.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import { clientIdOf, platformIdOf, userIdOf } from './ids.ts'
import { fillAcme, ForeignClientsError, removeSeed, seedIfEmpty, type SeedDeps, type SeedOptions } from './seed.ts'
import { DEMO_PASSWORD } from './users.ts'

const small: SeedOptions = { employees: 90, otherEmployees: 40, days: 40, today: new Date('2026-11-21T15:00:00Z') }
const acme = clientIdOf('acme')
const actorOf = (database: Database, username: string) =>
  database.withSystem((tx) => findActor(tx, { homeClientId: acme, userId: userIdOf(username), sessionId: acme }))
const at = (client: string) => ({ clientId: clientIdOf(client), homeClientId: acme })
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ssp-seed-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

async function open(): Promise<SeedDeps & { store: ObjectStore; lines: string[] }> {
  const { database } = await openTestDatabase()
  const store = await openObjectStore(loadConfig({ DATA_DIR: dataDir }))
  const objects = createObjects({
    database,
    store,
    signer: createAddressSigner(Buffer.alloc(32)),
    publicUrl: '',
    buckets: BUCKETS,
  })
  const lines: string[] = []
  const keys = { survey: new Uint8Array(32), cardSeal: new Uint8Array(32), cardHash: new Uint8Array(32) }
  return { database, objects, keys, store, lines, log: (line) => lines.push(line) }
}

const countOf = (database: Database, table: string) =>
  database.withSystem(async (tx) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(tx)
    return rows[0]?.total
  })

describe('a seeded database', () => {
  let deps: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    deps = await open()
    await seedIfEmpty(deps, small)
  })
  afterAll(() => deps.database.close())

  it('seeds the requested amounts and reports progress', async () => {
    expect(await countOf(deps.database, 'platforms')).toBe(2)
    expect(await countOf(deps.database, 'clients')).toBe(4)
    expect(await countOf(deps.database, 'employees')).toBe(90 + 3 * 40)
    const { days, downloads, counted } = await deps.database.withSystem(async (tx) => {
      const { rows } = await sql<{ days: number; downloads: number; counted: number }>`select
        -- The demo uploads make their payslips visible when the seed runs.
        (select count(*) from daily_stats where date <= '2026-11-21') as days,
        (select count(*) from portal_events where kind = 'pay_document_downloaded') as downloads,
        (select sum(pay_document_downloads) from daily_stats) as counted`.execute(tx)
      return rows[0] ?? { days: 0, downloads: 0, counted: 0 }
    })
    expect(days).toBe(4 * 40)
    expect(downloads).toBeGreaterThan(0)
    expect(downloads).toBe(counted)
    expect(await countOf(deps.database, 'client_images')).toBe(4 * 5)
    expect(deps.lines).toContain('Acme Precision: brand, rights, 90 employees, 40 days of statistics')
  })

  it('is not changed by a second start', async () => {
    expect(await seedIfEmpty(deps, small)).toBe(false)
    expect(await countOf(deps.database, 'clients')).toBe(4)
  })

  it('has surveys of every status whose responses fit their fields and their counts', async () => {
    const { surveys, responses, counts } = await deps.database.withSystem(async (tx) => ({
      surveys: await tx.selectFrom('surveys').selectAll().where('client_id', '=', acme).execute(),
      responses: await tx
        .selectFrom('survey_responses as r')
        .innerJoin('survey_versions as v', 'v.survey_id', 'r.survey_id')
        .select(['r.survey_id', 'r.answers', 'r.completed', 'r.batch', 'r.employee_id', 'v.fields'])
        .where('r.client_id', '=', acme)
        .execute(),
      counts: await tx.selectFrom('survey_totals').selectAll().where('client_id', '=', acme).execute(),
    }))
    expect(new Set(surveys.map((survey) => surveyStatus(survey)))).toEqual(
      new Set(['DRAFT', 'SCHEDULED', 'LIVE', 'COMPLETED']),
    )
    expect(responses.length).toBeGreaterThan(50)
    for (const { answers, fields, batch, employee_id } of responses) {
      expect([...validateAnswers(JSON.parse(fields) as FormField[], answers as Answers)]).toEqual([])
      expect(employee_id === null).toBe(batch !== null)
    }
    for (const { survey_id, started, completed } of counts) {
      const own = responses.filter((response) => response.survey_id === survey_id)
      expect([started, completed]).toEqual([own.length, own.filter((response) => response.completed).length])
    }
  })

  it('has correct employee counters', async () => {
    const [counted] = await deps.database.withSystem((tx) =>
      tx.selectFrom('employee_counts').selectAll().where('client_id', '=', acme).execute(),
    )
    expect((counted?.registered ?? 0) + (counted?.unregistered ?? 0) + (counted?.deactivated ?? 0)).toBe(90)
  })

  it('shows each client only its own employees', async () => {
    const scope = { clientId: clientIdOf('dune'), platformId: platformIdOf('harbour.example'), userId: null }
    const prefixes = await deps.database.withTenant(scope, async (tx) => {
      const rows = await tx.selectFrom('employees').select('identifier').execute()
      return new Set(rows.map(({ identifier }) => identifier?.slice(0, 3)))
    })
    expect(prefixes).toEqual(new Set(['DH-']))
  })

  it('gives every user a different hash of the same password', async () => {
    const users = await deps.database.withSystem((tx) =>
      tx.selectFrom('users').select(['username', 'password_hash as hash']).execute(),
    )
    expect(new Set(users.map(({ hash }) => hash)).size).toBe(users.length)
    expect(await verifyPassword(DEMO_PASSWORD, users[0]!.hash)).toBe(true)
  })

  it('applies the restrictions of the users', async () => {
    const restricted = (await actorOf(deps.database, 'acme.restricted'))!
    expect(can(restricted.rights, 'EMPLOYEES_VIEW', at('acme'))).toBe(false)
    expect(can(restricted.rights, 'EMPLOYEES_VIEW', at('borealis'))).toBe(true)
    expect(restricted.scopes).toEqual(new Set([clientIdOf('borealis')]))
    expect(
      (await actorOf(deps.database, 'acme.viewer'))!.rights.permissions.every((name) => name.endsWith('_VIEW')),
    ).toBe(true)
    expect(await actorOf(deps.database, 'acme.leaver')).toBeUndefined()
  })

  it('stores the pictures that it references', async () => {
    const [portrait] = await deps.database.withSystem((tx) =>
      tx.selectFrom('employee_additional_data').selectAll().where('client_id', '=', acme).limit(1).execute(),
    )
    const key = String(portrait?.data.avatar)
    const name = { clientId: acme, bucket: 'employee-avatars', key }
    const query = Object.fromEntries(new URL(deps.objects.imageAddress(name), 'http://x').searchParams)
    const { contentType, stream } = await deps.objects.openImage(name, query)
    stream.destroy()
    expect(contentType).toBe('image/svg+xml')
  })

  it('has payslips, pay documents and documents that can be read', async () => {
    expect(await countOf(deps.database, 'payslips')).toBe(4 * (12 * 4 + 17))
    expect(await countOf(deps.database, 'pay_documents')).toBe(4 * (12 + 8))
    expect(await countOf(deps.database, 'documents')).toBe(4 * (12 + 10))
    expect(await countOf(deps.database, 'document_associations')).toBe(4 * (12 + 10 + 4))
    const [slip] = await deps.database.withSystem((tx) =>
      tx.selectFrom('payslips').selectAll().where('client_id', '=', acme).limit(1).execute(),
    )
    const key = `${acme}/${slip?.employee_id ?? ''}/${slip?.file_name ?? ''}`
    const file = await deps.objects.read({ clientId: acme, bucket: 'payslips', key })
    const bytes = Buffer.concat(await file.stream.toArray())
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.4')
    expect(bytes.toString('latin1')).toContain('Acme Precision: payslip')
  })
})

describe('seeding', () => {
  let deps: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    deps = await open()
    return () => deps.database.close()
  })

  it('leaves nothing behind when it fails, and can be repeated', async () => {
    let published = 0
    const publish: SeedDeps['objects']['publish'] = async (...args) => {
      published += 1
      if (published > 7) throw new Error('The disk is full.')
      await deps.objects.publish(...args)
    }
    await expect(seedIfEmpty({ ...deps, objects: { ...deps.objects, publish } }, small)).rejects.toThrow(
      'The disk is full.',
    )
    expect(await countOf(deps.database, 'clients')).toBe(0)
    expect(await seedIfEmpty(deps, small)).toBe(true)
  })

  it('collects statistics of the employees before it reads all of them again and again', async () => {
    const { database } = deps
    let known = 0
    const watched: Database = {
      ...database,
      withSystem: (work) =>
        database.withSystem(async (tx) => {
          const done = await work(tx)
          const { rows } = await sql<{ reltuples: number }>`
            select reltuples from pg_class where oid = 'employees'::regclass`.execute(tx)
          known = rows[0]?.reltuples ?? 0
          return done
        }),
    }
    await seedIfEmpty({ ...deps, database: watched }, small)
    expect(known).toBeGreaterThanOrEqual(small.employees ?? 0)
  })

  it('adds missing employees to Acme and leaves existing data alone', async () => {
    expect(await fillAcme(deps, { employees: 130 })).toBeUndefined()
    await seedIfEmpty(deps, small)
    const of = (client: string) =>
      deps.database.withSystem((tx) =>
        tx.selectFrom('employees').selectAll().where('client_id', '=', clientIdOf(client)).orderBy('id').execute(),
      )
    const id = '6e6f7420-6f75-4273-8000-000000000002'
    await deps.database.withSystem(async (tx) => {
      await tx.deleteFrom('teams').where('client_id', '=', acme).where('label', '=', 'Assembly').execute()
      await tx.insertInto('employees').values({ client_id: acme, id, surname: 'Created', identifier: 'X-1' }).execute()
    })
    const [before, others] = [await of('acme'), await of('dune')]
    expect(await fillAcme(deps, { employees: 130, ...(small.today && { today: small.today }) })).toBe(39)
    const now = await of('acme')
    expect(now).toHaveLength(130)
    expect(now).toEqual(expect.arrayContaining(before))
    expect(await of('dune')).toEqual(others)
    const emails = now.map(({ email }) => email).filter(Boolean)
    expect(new Set(emails).size).toBe(emails.length)
    expect(await fillAcme(deps, { employees: 130 })).toBe(0)
    expect(await fillAcme(deps, { employees: 140 })).toBe(10)
  })

  it('removes only what it created', async () => {
    await seedIfEmpty(deps, small)
    const [object] = await deps.database.withSystem((tx) =>
      tx.selectFrom('objects').select('stored_as').limit(1).execute(),
    )
    expect((await deps.store.facts(object!.stored_as))?.size).toBeGreaterThan(0)
    await removeSeed(deps)
    expect(await countOf(deps.database, 'employees')).toBe(0)
    expect(await deps.store.facts(object!.stored_as)).toBeUndefined()
    await seedIfEmpty(deps, small)
    await deps.database.withSystem((tx) =>
      tx
        .insertInto('clients')
        .values({
          id: '6e6f7420-6f75-4273-8000-000000000001',
          platform_id: platformIdOf('example.com'),
          client_name: 'A real one',
          identifier: 'REAL',
          subdomain: 'real',
        })
        .execute(),
    )
    await expect(removeSeed(deps)).rejects.toThrow(ForeignClientsError)
    expect(await countOf(deps.database, 'clients')).toBe(5)
  })
})
