import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { insertTenants } from './tenants.ts'
import { openTestDatabase } from './test-server.ts'

type Opened = Awaited<ReturnType<typeof openTestDatabase>>

/** Opens a database, uses it and closes it, as a test file does. */
async function withDatabase<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const opened = await openTestDatabase()
  try {
    return await work(opened)
  } finally {
    await opened.database.close()
  }
}

it('what one file wrote is gone for the next one, and its numbers begin again', async () => {
  const write = ({ database }: Opened) =>
    insertTenants(database).then(({ clientId, userId }) =>
      database.withSystem((tx) =>
        sql`insert into usage_events (client_id, channel, event, description, tags, user_id, actor_label)
          values (${clientId('acme')}, 'analytics', 'x', '', '{}', ${userId('acme', 'admin')}, 'x') returning id`.execute(
          tx,
        ),
      ),
    )
  const first = await withDatabase(write)
  const second = await withDatabase(write)
  expect(second.rows).toEqual(first.rows)
})

it('a changed schema or setting is not met again', async () => {
  await withDatabase(async ({ database: { kysely } }) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(kysely)
    await sql`create table leftover (id int)`.execute(kysely)
    await sql`alter table employees disable trigger user`.execute(kysely)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set work_mem to '5MB'`.execute(kysely)
  })
  await withDatabase(async ({ database: { kysely } }) => {
    const { rows } = await sql`select to_regclass('leftover') as leftover, current_setting('work_mem') as memory,
      (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'D') as disabled`.execute(kysely)
    expect(rows).toEqual([{ leftover: null, memory: '4MB', disabled: 0 }])
  })
})
