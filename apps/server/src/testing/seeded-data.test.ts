import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { restoreSeededData, seededData } from './seeded-data.ts'

const small = { employees: 30, otherEmployees: 5, days: 2 }
const dataDir = mkdtempSync(join(tmpdir(), 'ssp-seeded-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the demo data of a day is made once, and another day has its own', async () => {
  const first = await seededData({ ...small, today: new Date('2026-03-01T10:00:00Z') })
  const { mtimeMs } = statSync(first.database)
  const again = await seededData({ ...small, today: new Date('2026-03-01T20:00:00Z') })
  expect(again).toEqual(first)
  expect(statSync(again.database).mtimeMs).toBe(mtimeMs)
  const next = await seededData({ ...small, today: new Date('2026-03-02T00:00:00Z') })
  expect(next.database).not.toBe(first.database)
})

test('a restored data directory opens with the rows, the objects and the secret of the seed', async () => {
  const options = { ...small, today: new Date('2026-03-01') }
  const { files } = await seededData(options)
  await restoreSeededData(dataDir, options)
  const hash = (folder: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'secret')))
      .digest('hex')
  expect(hash(dataDir)).toBe(hash(files))
  const { database } = await openDatabase(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const { employees, object } = await database.withSystem(async (tx) => ({
    employees: await tx.selectFrom('employees').select('id').execute(),
    object: await tx.selectFrom('objects').select('stored_as').executeTakeFirstOrThrow(),
  }))
  expect(employees).toHaveLength(30 + 3 * 5)
  expect(statSync(join(dataDir, 'objects', object.stored_as)).size).toBeGreaterThan(0)
  await database.close()
})
