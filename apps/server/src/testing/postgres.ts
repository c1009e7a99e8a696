import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, type OpenedDatabase } from '../db/open.ts'
import { prepareJobs } from './prepare-jobs.ts'

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const NOT_ALLOWED = '42501'

// A vacuum that the server has just begun in the database belongs to nobody who may be sent away. It ends soon.
async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await administer(url, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED || attempt === 20) throw error
      await wait(250)
    }
  }
}

const addressOf = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = name
  return own.href
}

/**
 * Makes a database on the PostgreSQL server of `url`: empty, or a copy of a template that nobody uses.
 * Its user needs CREATEDB and CREATEROLE and should be no superuser.
 * @returns its address and what drops it, connections and all.
 */
export async function makePostgresDatabase(
  url: string,
  template?: string,
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `ssp_test_${randomBytes(6).toString('hex')}`
  // Files are copied, which is faster than writing a small template to the log.
  await administer(url, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`)
  return {
    name,
    url: addressOf(url, name),
    drop: () => dropDatabase(url, name),
  }
}

/** Makes a migrated database, with its job queue, that others are copied from. */
export async function makePostgresTemplate(url: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const made = await makePostgresDatabase(url)
  const opened = await openDatabase(loadConfig({ DATABASE_URL: made.url }))
  await migrate(opened.database.kysely)
  await prepareJobs(opened, made.url)
  await opened.database.close()
  return made
}

/** Opens a migrated database of its own, copied from the template when one is given; dropped when closed. */
export async function openPostgresTestDatabase(
  url: string,
  template?: string,
): Promise<OpenedDatabase & { url: string }> {
  const made = await makePostgresDatabase(url, template)
  const opened = await openDatabase(loadConfig({ DATABASE_URL: made.url }))
  if (!template) await migrate(opened.database.kysely)
  const close = async () => {
    await opened.database.close()
    await made.drop()
  }
  return { ...opened, url: made.url, database: { ...opened.database, close } }
}
