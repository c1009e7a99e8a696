import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, type OpenedDatabase } from '../db/open.ts'

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Makes a migrated database of its own on the PostgreSQL server of `DATABASE_URL` and drops it when
 * closed. Its user needs CREATEDB and CREATEROLE and should be no superuser.
 */
export async function openPostgresTestDatabase(url: string): Promise<OpenedDatabase & { url: string }> {
  const name = `ssp_test_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = name
  const opened = await openDatabase(loadConfig({ DATABASE_URL: own.href }))
  await migrate(opened.database.kysely)
  const close = async () => {
    await opened.database.close()
    await administer(url, `drop database if exists ${name} with (force)`)
  }
  return { ...opened, url: own.href, database: { ...opened.database, close } }
}
