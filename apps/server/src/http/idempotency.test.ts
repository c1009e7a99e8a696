import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTenants, type Tenants } from '../testing/tenants.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { requireVersion } from './etag.ts'
import { once } from './idempotency.ts'

let opened: OpenedDatabase
let tenants: Tenants

beforeAll(async () => {
  opened = await openTestDatabase()
  tenants = await insertTenants(opened.database)
})
afterAll(() => opened.database.close())

describe('once', () => {
  const attempt = (key: string | undefined, body: unknown, client = 'acme') => {
    const clientId = tenants.clientId(client)
    const userId = tenants.userId('acme', 'admin')
    return opened.database.withTenant({ clientId, platformId: '', userId }, (tx) =>
      once(tx, { clientId, userId, key, operation: 'createThing', body }, async () => ({ id: randomUUID() })),
    )
  }

  it('creates once per key, also when both come at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([attempt(key, { a: 1 }), attempt(key, { a: 1 }), attempt(key, { a: 1 })])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  it('rejects the key for another body, but not for another client', async () => {
    const key = randomUUID()
    await attempt(key, { a: 1 })
    await expect(attempt(key, { a: 2 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(attempt(key, { a: 2 }, 'borealis')).resolves.toHaveProperty('id')
  })

  it('returns the first response whatever the order of the properties', async () => {
    const key = randomUUID()
    const first = await attempt(key, { rows: [{ b: 1, a: { d: 2, c: null } }], a: 3 })
    expect(await attempt(key, { a: 3, rows: [{ a: { c: null, d: 2 }, b: 1 }] })).toEqual(first)
    await expect(attempt(key, { a: 3, rows: [{ a: { c: 2, d: null }, b: 1 }] })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('keeps nothing that can be read without the key', async () => {
    const key = randomUUID()
    const { id } = await attempt(key, { surname: 'Rossi', password: 'Lighthouse-42-keeper' })
    const { rows } = await sql<{ row: string }>`select row_to_json(k)::text as row from idempotency_keys k`.execute(
      opened.database.kysely,
    )
    const bodyHash = createHash('sha256').update('{"surname":"Rossi","password":"Lighthouse-42-keeper"}')
    const kept = rows.map(({ row }) => row).join()
    for (const text of [key, id, 'Rossi', bodyHash.digest('base64url')]) expect(kept).not.toContain(text)
    expect((await attempt(key.toUpperCase(), { surname: 'Rossi', password: 'Lighthouse-42-keeper' })).id).toBe(id)
  })

  it('creates each time without a key', async () => {
    expect((await attempt(undefined, {})).id).not.toBe((await attempt(undefined, {})).id)
  })
})

describe('requireVersion', () => {
  it('lets the current version and a missing header pass, and hands over the record otherwise', () => {
    for (const header of [undefined, '*', '"3"', 'W/"3"', '"1", "3"'])
      expect(() => requireVersion(header, 3, () => ({}))).not.toThrow()
    expect(() => requireVersion('"2"', 3, () => ({ label: 'now' }))).toThrow(
      expect.objectContaining({ code: 'stale', options: { current: { label: 'now' } } }),
    )
  })
})
