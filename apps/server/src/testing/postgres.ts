import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase, type OpenedDatabase } from '../db/open.ts'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { reuseDatabases, type OwnDatabase } from './reuse-database.ts'

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

// A vacuum that the server has just begun in the database belongs to no session that may be ended. It ends soon.
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
 * Makes a database on the PostgreSQL server of `url`: empty, or a copy of an unused template.
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
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: made.url })
  const opened = await openDatabase(config)
  await migrate(opened.database.kysely)
  await prepareJobs(opened, config)
  await opened.database.close()
  return made
}

/** A PostgreSQL server for tests, and the template of its databases. */
export interface PostgresServer {
  url: string
  /** Default none: the databases are migrated. */
  template?: string | undefined
  /** Address of a superuser, who may empty databases so that they are used again. Default: none. */
  superuserUrl?: string | undefined
}

let databases: ReturnType<typeof reuseDatabases<OwnDatabase & { url: string }>> | undefined

async function takeDatabase({ url, template, superuserUrl }: PostgresServer) {
  if (!template || !superuserUrl) {
    const database = await makePostgresDatabase(url, template)
    return { database, giveBack: database.drop }
  }
  // A copy and its end take half a second of processor time.
  databases ??= reuseDatabases(async () => {
    const made = await makePostgresDatabase(url, template)
    const client = new Client({ connectionString: addressOf(superuserUrl, made.name) })
    client.on('error', () => {}) // the server is stopped before its last worker
    await client.connect()
    return {
      url: made.url,
      end: () => client.end().then(made.drop),
      run: async (statement) => (await client.query(statement)).rows,
    }
  })
  return databases.take()
}

/** Opens an empty, migrated database, which no other test file uses until it is closed. */
export async function openPostgresTestDatabase(server: PostgresServer): Promise<OpenedDatabase & { url: string }> {
  const { database: taken, giveBack } = await takeDatabase(server)
  const opened = await openDatabase(loadConfig({ DATABASE_URL: taken.url }))
  if (!server.template) await migrate(opened.database.kysely)
  const close = async () => {
    await opened.database.close()
    await giveBack()
  }
  return { ...opened, url: taken.url, database: { ...opened.database, close } }
}
