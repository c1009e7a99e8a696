import { isEmailAddress } from '@ssp/api/email-address'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../db/open.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import { hasEmailAddress } from './email-address.ts'

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

const TEXTS = [
  'ada@x.example',
  'ädä+home@münchen.example',
  "o'neil@mail.x-y.example",
  '',
  'ada@x',
  'ada@x..example',
  'ada@x.example.',
  'ada@x.example, eve@x.example',
  'ada@x.example\neve@x.example',
  'Ada <ada@x.example>',
  'a\\b@x.example',
  'a[b]@x.example',
  'a@b@x.example',
  'ada@x.example?',
]

test('the database and the server read the same texts as addresses', async () => {
  const { rows } = await sql<{
    email: string
  }>`select e.email from unnest(${TEXTS}::text[]) as e (email) where ${hasEmailAddress}`.execute(opened.database.kysely)
  expect(rows.map(({ email }) => email)).toEqual(TEXTS.slice(0, 3))
  expect(TEXTS.filter(isEmailAddress)).toEqual(TEXTS.slice(0, 3))
})
