import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase, type OpenedDatabase } from '../src/db/open.ts'
import { hasDebianPostgres, startReplicatedPostgres, type ReplicatedPostgres } from '../src/testing/debian-postgres.ts'
import { insertTenants } from '../src/testing/tenants.ts'

describe.skipIf(!hasDebianPostgres())('the rehearsal of a restore', () => {
  const objects = mkdtempSync(join(tmpdir(), 'ssp-restored-'))
  let servers: ReplicatedPostgres
  let opened: OpenedDatabase
  let administrator: Client

  beforeAll(async () => {
    servers = await startReplicatedPostgres()
    opened = await openDatabase(loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url }))
    await migrate(opened.database.kysely)
    await insertTenants(opened.database)
    administrator = new Client({ connectionString: servers.url.replace('ssp@', 'postgres@') })
    await administrator.connect()
  })
  afterAll(async () => {
    await administrator.end()
    await opened.database.close()
    servers.stop()
    rmSync(objects, { recursive: true, force: true })
  })

  /** Runs it into a new database. */
  async function rehearse(into: string, args: readonly string[] = []) {
    await administrator.query(`create database ${into} owner ssp`)
    const from = servers.url.replace('ssp@', 'postgres@')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=@ssp/source',
        join(import.meta.dirname, 'rehearse-restore.ts'),
        '--from',
        from,
        '--into',
        servers.url.replace(/ssp$/, into),
        ...args,
      ],
      { encoding: 'utf8' },
    )
    return { status, stdout, stderr }
  }

  test('finds no difference but those that it makes, and takes them back', async () => {
    const { status, stdout, stderr } = await rehearse('restored')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^\d+ tables, \d+ rows in .* s; 0 tables differ\n$/)
    const restored = await openDatabase(
      loadConfig({ NODE_ENV: 'test', DATABASE_URL: servers.url.replace(/ssp$/, 'restored') }),
    )
    const names = ({ database }: OpenedDatabase) =>
      database.readSystem((db) => db.selectFrom('clients').select('client_name').orderBy('id').execute())
    expect(await names(restored)).toEqual(await names(opened))
    await expect(migrate(restored.database.kysely)).resolves.toEqual([])
    await restored.database.close()
  })

  test('fails for a comparison that sees no differences', async () => {
    // The rule drops the update that is made on purpose, so that the comparison has nothing to find.
    await sql`create rule unchanged as on update to clients do instead nothing`.execute(opened.database.kysely)
    const { status, stdout } = await rehearse('blind')
    await sql`drop rule unchanged on clients`.execute(opened.database.kysely)
    expect(status).toBe(1)
    expect(stdout).toContain('public.clients: a difference made on purpose was not found\n')
  })

  test('names objects that are missing or of another size', async () => {
    const names = ['there', 'cut', 'gone']
    for (const name of names)
      await administrator.query(
        `insert into objects (client_id, bucket, object_key, stored_as, content_type, size, sha256)
          select id, 'documents', $1, $1, 'application/pdf', 3, '' from clients limit 1`,
        [name],
      )
    writeFileSync(join(objects, 'there'), 'abc')
    writeFileSync(join(objects, 'cut'), 'a')
    const { status, stdout } = await rehearse('objects', ['--objects', objects])
    expect(status).toBe(1)
    expect(stdout).toContain(
      `cut: not in ${objects}, or of another size\ngone: not in ${objects}, or of another size\n`,
    )
    expect(stdout).toMatch(/; 0 tables differ, 2 objects are missing\n$/)
  })
})
