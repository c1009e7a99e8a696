import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rewardCaller, rewardIds } from '../../testing/rewards-fixture.ts'
import { startRewards, type RewardsScene } from '../../testing/rewards-scene.ts'
import { settleGifts } from './settle.job.ts'
import { makeGift, makeTopUp } from './testing.ts'

const ids = rewardIds('acme')
const FAILED = 'Something went wrong, please contact customer support'
let at: RewardsScene

beforeAll(async () => {
  at = await startRewards()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('an unfinished gift', () => {
  const reserved = async () => {
    await at.topUp(50)
    at.cards.behave('fail')
    const { gift } = await at.cardOf()
    at.cards.behave(undefined)
    return gift?.id ?? ''
  }
  const sold = async () => {
    await at.topUp(50)
    at.cards.behave('lose')
    const { gift } = await at.cardOf()
    at.cards.behave(undefined)
    return gift?.id ?? ''
  }

  test('is resumed by anybody with the permission', async () => {
    const id = await reserved()
    const answer = await rewardCaller(at.staff)('POST', `/unfinished/${id}/resume`)
    expect(answer.json()).toEqual({ success: true, status: 'recorded' })
    expect((await at.call('GET')).json()).toMatchObject([{ id, message: 'Thank you' }])
    expect(await at.unfinished()).toEqual([])
    expect(await at.balance()).toBe(30)
  })

  test('says so when it cannot go on, and stays', async () => {
    const id = await reserved()
    at.cards.behave('fail')
    expect((await at.call('POST', `/unfinished/${id}/resume`)).json()).toEqual({
      success: false,
      status: 'reserved',
      message: FAILED,
    })
    expect(await at.unfinished()).toHaveLength(1)
  })

  test('is refunded once, and cannot be bought afterwards', async () => {
    const id = await reserved()
    const answers = await Promise.all([1, 2, 3].map(() => at.call('POST', `/unfinished/${id}/refund`)))
    for (const answer of answers) expect(answer.json()).toEqual({ success: true, status: 'refunded' })
    expect(await at.balance()).toBe(50)
    expect((await at.call('POST', `/unfinished/${id}/resume`)).json()).toMatchObject({
      success: false,
      status: 'refunded',
    })
    expect(at.cards.sales.get(id)?.code).toBeNull()
    expect(await at.balance()).toBe(50)
  })

  test('whose card was bought is given, not refunded', async () => {
    const id = await sold()
    expect((await at.call('POST', `/unfinished/${id}/refund`)).json()).toMatchObject({
      success: false,
      status: 'recorded',
    })
    expect(await at.balance()).toBe(30)
    expect((await at.call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
    expect((await at.call('POST', `/unfinished/${id}/refund`)).statusCode).toBe(409)
  })

  test('is taken up in the turn of its client, whatever another client has left', async () => {
    const id = await reserved()
    const other = at.server.tenants.clientId('borealis')
    await at.server.inSystem(async (tx) => {
      await makeTopUp(tx, other)
      for (let index = 0; index < 201; index += 1)
        await makeGift(tx, other, { employee_id: rewardIds('borealis').recipient, amount_pence: 100 })
      const hoursAgo = (hours: number) => ({ touched_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
      await tx.updateTable('rewards').set(hoursAgo(1)).execute()
      await tx.updateTable('rewards').set(hoursAgo(2)).where('client_id', '=', other).execute()
      await at.server.deps.jobs.enqueue(tx, settleGifts, undefined)
    })
    await at.server.deps.jobs.drain()
    expect((await at.unfinished()).map((gift) => gift.id)).not.toContain(id)
  })

  test('is taken up by the job: what was bought is recorded, the rest goes back', async () => {
    const bought = await sold()
    const issued = (await at.cardOf()).gift?.id ?? ''
    at.cards.behave('fail')
    const failed = (await at.cardOf({ cardAmount: 10 })).gift?.id
    at.cards.behave(undefined)
    expect(await at.balance()).toBe(0)
    await at.settle()
    await at.settle()
    expect(await at.unfinished()).toEqual([])
    expect(await at.balance()).toBe(10)
    expect(
      (await at.call('GET'))
        .json<{ id: string }[]>()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([bought, issued].toSorted())
    expect(at.cards.sales.get(failed ?? '')?.code).toBeNull()
  })

  test('is left alone by the job while it is young', async () => {
    await reserved()
    await at.server.inSystem((tx) => at.server.deps.jobs.enqueue(tx, settleGifts, undefined))
    await at.server.deps.jobs.drain()
    expect(await at.unfinished()).toHaveLength(1)
  })

  test('whose card was bought for an employee who was removed is recorded, and not called given', async () => {
    await at.topUp(50)
    const id = (await at.cardOf()).gift?.id ?? ''
    await at.server.db.updateTable('rewards').set({ employee_id: null }).where('id', '=', id).execute()
    expect((await at.call('POST', `/unfinished/${id}/resume`)).json()).toMatchObject({
      success: false,
      status: 'recorded',
      message: expect.stringContaining('was removed'),
    })
    expect((await at.call('GET')).json()).toMatchObject([{ id, fullname: null }])
  })

  describe('to somebody who has left since', () => {
    const leave = (deactivated_at: string | null) =>
      at.server.db.updateTable('employees').set({ deactivated_at }).where('id', '=', ids.recipient).execute()
    afterEach(() => leave(null))

    test('can only be refunded', async () => {
      const id = await reserved()
      await leave('2026-01-05T10:00:00Z')
      expect((await at.call('POST', `/unfinished/${id}/resume`)).statusCode).toBe(400)
      expect((await at.call('POST', `/unfinished/${id}/refund`)).json()).toMatchObject({ success: true })
    })

    test('is not bought by its request that is sent again', async () => {
      await at.topUp(50)
      at.cards.behave('fail')
      const key = randomUUID()
      const { gift } = await at.cardOf({}, key)
      at.cards.behave(undefined)
      await leave('2026-01-05T10:00:00Z')
      const repeated = await at.request({}, key)
      expect(repeated.statusCode).toBe(400)
      expect(repeated.json()).toMatchObject({ fields: { employeeId: 'This employee has left.' } })
      expect(at.cards.sales.get(gift?.id ?? '')).toBeUndefined()
    })
  })
})
