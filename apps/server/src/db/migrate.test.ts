import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-server.ts'
import { migrate } from './migrate.ts'

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
