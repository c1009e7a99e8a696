import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-server.ts'
import { migrate } from './migrate.ts'

it('applies a migration that was released after one with a higher number', async () => {
  const { database } = await openTestDatabase()
  const signIns = () =>
    sql<{ found: number }>`select count(*)::int as found from information_schema.columns
      where table_name = 'users' and column_name = 'last_sign_in_at'`.execute(database.kysely)
  await sql`drop trigger touch on users`.execute(database.kysely)
  await sql`create trigger touch before update on users for each row execute function ssp_touch()`.execute(
    database.kysely,
  )
  await sql`alter table users drop column last_sign_in_at`.execute(database.kysely)
  await sql`delete from kysely_migration where name = '0430-last-sign-in'`.execute(database.kysely)
  expect(await migrate(database.kysely)).toEqual(['0430-last-sign-in'])
  expect((await signIns()).rows).toEqual([{ found: 1 }])
  await database.close()
})

it('rejects a database of a newer version, and changes nothing there', async () => {
  const { database } = await openTestDatabase()
  expect(await migrate(database.kysely)).toEqual([])
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', 'now')`.execute(database.kysely)
  await expect(migrate(database.kysely)).rejects.toThrow(
    'The database was migrated by a newer version (9999-newer): start that one.',
  )
  await sql`delete from kysely_migration where name = '9999-newer'`.execute(database.kysely)
  expect(await migrate(database.kysely)).toEqual([])
  await database.close()
})
