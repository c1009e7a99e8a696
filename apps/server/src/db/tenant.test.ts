import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedId, insertTenants, type Tenants } from '../testing/tenants.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import type { TenantScope, Tx } from './database.ts'
import type { OpenedDatabase } from './open.ts'

let opened: OpenedDatabase
let tenants: Tenants
const at = (client: string, platform = 'north'): TenantScope => ({
  clientId: tenants.clientId(client),
  platformId: fixedId(`platform ${platform}`),
  userId: null,
})

beforeAll(async () => {
  opened = await openTestDatabase()
  tenants = await insertTenants(opened.database)
})
afterAll(() => opened.database.close())

describe('withClients', () => {
  const reading = (clients: string[]) => {
    const ids = clients.map((client) => tenants.clientId(client))
    return <T>(work: Parameters<typeof opened.database.withClients<T>>[1]) => opened.database.withClients(ids, work)
  }

  it('sees the rows of the clients it names and of no others', async () => {
    const seen = await reading(['acme', 'castor'])(async (tx) => ({
      employees: (await tx.selectFrom('employees').select('surname').distinct().orderBy('surname').execute()).map(
        ({ surname }) => surname,
      ),
      clients: (await tx.selectFrom('clients').select('subdomain').orderBy('subdomain').execute()).map(
        ({ subdomain }) => subdomain,
      ),
      platforms: (await tx.selectFrom('platforms').select('id').execute()).length,
    }))
    expect(seen).toEqual({
      employees: ['Canary-acme', 'Canary-castor'],
      clients: ['acme', 'castor'],
      platforms: 2,
    })
    expect(await reading([])((tx) => tx.selectFrom('employees').select('id').execute())).toEqual([])
  })

  it('writes nothing, and reads no sessions or accounts', async () => {
    const read = reading(['acme'])
    const denied = { code: '42501' }
    await expect(read((tx) => tx.deleteFrom('teams').execute())).rejects.toMatchObject(denied)
    for (const table of ['sessions', 'users', 'otp_codes', 'audit_log'] as const)
      await expect(read((tx) => tx.selectFrom(table).selectAll().execute())).rejects.toMatchObject(denied)
  })
})

describe('a snapshot', () => {
  const label = (n: number) => ({ client_id: tenants.clientId('acme'), id: fixedId(`late ${n}`), label: `Late ${n}` })
  const count = async (tx: Tx) => (await tx.selectFrom('teams').select('id').execute()).length
  let written = 0

  /** Counts twice, while somebody else writes in between as soon as the database lets them. */
  async function countTwice(read: (work: (tx: Tx) => Promise<number[]>) => Promise<number[]>): Promise<number[]> {
    const { database } = opened
    const first = Promise.withResolvers<void>()
    const write = first.promise.then(() =>
      database.withTenant(at('acme'), (tx) =>
        tx
          .insertInto('teams')
          .values(label((written += 1)))
          .execute(),
      ),
    )
    const counts = await read(async (tx) => {
      const before = await count(tx)
      first.resolve()
      // On PGlite the write begins when this transaction has ended.
      if (database.kind === 'postgresql') await write
      return [before, await count(tx)]
    })
    await write
    return counts
  }

  it('sees the rows of one moment', async () => {
    const { database } = opened
    for (const read of [
      (work: (tx: Tx) => Promise<number[]>) => database.withTenant(at('acme'), work, { isSnapshot: true }),
      (work: (tx: Tx) => Promise<number[]>) => database.withClients([tenants.clientId('acme')], work),
    ]) {
      const [before, after] = await countTwice(read)
      expect(after).toBe(before)
      expect(await database.withTenant(at('acme'), count)).toBe((before ?? 0) + 1)
    }
  })
})

it('days begin at midnight in UTC, in any time zone of the database server', async () => {
  const { database } = opened
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set timezone to 'America/New_York'`.execute(database.kysely)
  // At once, so that new connections are opened.
  const offset = () =>
    database.withTenant(at('acme'), async (tx) => {
      await sql`select pg_sleep(0.1)`.execute(tx)
      const found = await sql<{ seconds: number }>`select extract(timezone from now())::int as seconds`.execute(tx)
      return found.rows[0]?.seconds
    })
  expect(await Promise.all([offset(), offset(), offset(), offset()])).toEqual([0, 0, 0, 0])
})

describe('withTenant', () => {
  it('sees its own rows and nothing of another client', async () => {
    const { database } = opened
    const surnames = (client: string, platform?: string) =>
      database.withTenant(
        at(client, platform),
        async (tx) => new Set((await tx.selectFrom('employees').select('surname').execute()).map((row) => row.surname)),
      )
    expect(await surnames('acme')).toEqual(new Set(['Canary-acme']))
    expect(await surnames('castor', 'south')).toEqual(new Set(['Canary-castor']))
  })

  it('keeps two transactions at once apart', async () => {
    const count = (client: string) =>
      opened.database.withTenant(at(client), async (tx) => {
        const { rows } = await sql<{ id: string }>`select distinct client_id as id from employees`.execute(tx)
        return rows.map(({ id }) => id)
      })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => count(n % 2 ? 'acme' : 'borealis')))
    answers.forEach((ids, n) => expect(ids).toEqual([tenants.clientId(n % 2 ? 'acme' : 'borealis')]))
  })

  it('rejects to wait for another transaction, which one connection could never begin', async () => {
    const { database } = opened
    const nested: (() => Promise<unknown>)[] = [
      () => database.withTenant(at('acme'), async () => {}),
      () => database.withClients([], async () => {}),
      () => database.withSystem(async () => {}),
      () => database.readSystem((db) => db.selectFrom('clients').select('id').execute()),
    ]
    for (const begin of nested)
      await expect(database.withTenant(at('acme'), begin)).rejects.toThrow(/inside another one/)
  })

  it('cannot write into another client', async () => {
    const foreign = { client_id: tenants.clientId('castor'), id: fixedId('planted'), label: 'x' }
    const insert = opened.database.withTenant(at('acme'), (tx) => tx.insertInto('teams').values(foreign).execute())
    await expect(insert).rejects.toThrow(/row-level security/)
    const moved = await opened.database.withTenant(at('acme'), (tx) =>
      tx
        .updateTable('employees')
        .set({ forename: 'Taken' })
        .where('client_id', '=', tenants.clientId('castor'))
        .executeTakeFirst(),
    )
    expect(moved.numUpdatedRows).toBe(0n)
  })

  it('cannot point at a record of another client', async () => {
    const member = {
      client_id: tenants.clientId('acme'),
      team_id: fixedId('no team'),
      employee_id: fixedId('employee castor 1'),
    }
    const insert = opened.database.withTenant(at('acme'), (tx) =>
      tx.insertInto('team_members').values(member).execute(),
    )
    await expect(insert).rejects.toMatchObject({ code: '23503' })
  })

  it('sees only the clients of its platform', async () => {
    const names = await opened.database.withTenant(at('acme'), (tx) =>
      tx.selectFrom('clients').select('subdomain').orderBy('subdomain').execute(),
    )
    expect(names.map(({ subdomain }) => subdomain)).toEqual(['acme', 'borealis'])
  })

  it('keeps the counts of employees by trigger', async () => {
    const counts = () =>
      opened.database.withTenant(at('borealis'), (tx) =>
        tx.selectFrom('employee_counts').select(['registered', 'unregistered', 'deactivated']).executeTakeFirst(),
      )
    expect(await counts()).toEqual({ registered: 0, unregistered: 3, deactivated: 0 })
    await opened.database.withTenant(at('borealis'), async (tx) => {
      await tx
        .updateTable('employees')
        .set({ registered_at: new Date() })
        .where('identifier', '=', 'borealis-1')
        .execute()
      await tx
        .updateTable('employees')
        .set({ deactivated_at: new Date() })
        .where('identifier', '=', 'borealis-2')
        .execute()
      await tx.deleteFrom('employees').where('identifier', '=', 'borealis-3').execute()
    })
    expect(await counts()).toEqual({ registered: 1, unregistered: 0, deactivated: 1 })
  })

  it('reads the same JavaScript values whatever the driver', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, date '2024-02-29' as day,
      timestamptz '2024-02-29 12:00:00.5+02' as moment`.execute(opened.database.kysely)
    expect(rows).toEqual([{ big: 9007199254740991, day: '2024-02-29', moment: '2024-02-29T10:00:00.500Z' }])
  })
})
