import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRewards, type RewardsScene } from '../../testing/rewards-scene.ts'

let at: RewardsScene

beforeAll(async () => {
  at = await startRewards()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('the ledger', () => {
  test('holds every movement with who made it; its sum is the balance', async () => {
    await at.topUp(50)
    await at.give()
    at.cards.behave('decline')
    await at.cardOf({ cardAmount: 30 })
    const entries = (await at.call('GET', '/ledger?limit=100')).json<
      { kind: string; amount: number; actor: string }[]
    >()
    expect(entries.map(({ kind, amount, actor }) => [kind, amount, actor])).toEqual([
      ['refund', 30, 'admin of acme'],
      ['gift', -30, 'admin of acme'],
      ['gift', -20, 'admin of acme'],
      ['top_up', 50, 'staff of acme'],
    ])
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(await at.balance())
    expect((await at.call('GET', '/ledger?count=true')).json()).toEqual([{ total: 4 }])
  })

  test('takes a top-up once per key, from staff of the platform alone', async () => {
    const key = randomUUID()
    expect((await at.topUp(50, key)).json()).toBe(50)
    expect((await at.topUp(50, key)).json()).toBe(50)
    expect(await at.balance()).toBe(50)
    expect((await at.call('POST', '/top-ups', { payload: { amount: 5 } })).statusCode).toBe(403)
    for (const amount of [-1, 0, 0.5, 1e7, '€5', null]) expect((await at.topUp(amount)).statusCode).toBe(400)
    expect(await at.balance()).toBe(50)
  })

  test('is kept by the database: an overdraft, a skipped step and a change of an entry are rejected', async () => {
    await at.topUp(50)
    const { id } = await at.give()
    const scope = { clientId: at.admin.clientId, platformId: '', userId: null }
    const attempts = [
      sql`insert into reward_entries (client_id, kind, amount_pence, reward_id) values (${at.admin.clientId}, 'gift', -9000, ${id})`,
      sql`update reward_entries set amount_pence = 1`,
      sql`delete from reward_entries`,
      sql`delete from rewards`,
      sql`update rewards set status = 'reserved', sealed_code = null, code_hash = null, recorded_at = null`,
      sql`update rewards set status = 'refunded', sealed_code = null, code_hash = null, recorded_at = null`,
      sql`update rewards set amount_pence = 100`,
      sql`update rewards set sealed_code = 'x'`,
      sql`insert into rewards (client_id, id, gift_key, amount_pence, given_by, given_by_label) select client_id, gen_random_uuid(),
        gen_random_uuid(), 3100, given_by, '' from rewards limit 1`,
    ]
    for (const attempt of attempts)
      await expect(at.server.deps.database.withTenant(scope, (tx) => attempt.execute(tx))).rejects.toThrow(
        /permission denied|check constraint|no step of a gift|does not cover|duplicate key/,
      )
    expect(await at.balance()).toBe(30)
  })
})
