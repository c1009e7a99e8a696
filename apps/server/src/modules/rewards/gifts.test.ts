import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rewardCaller, rewardIds, startRewardsServer } from '../../testing/rewards-fixture.ts'
import { startRewards, type RewardsScene, type CardResult } from '../../testing/rewards-scene.ts'

const ids = rewardIds('acme')
let at: RewardsScene

beforeAll(async () => {
  at = await startRewards()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('a gift', () => {
  test('reserves, buys and records, each once per key', async () => {
    await at.topUp(50)
    const key = randomUUID()
    const first = await at.request({}, key)
    expect(first.statusCode).toBe(200)
    const { body, gift } = first.json<CardResult>()
    expect(body).toEqual({ successFlag: true, response: { gcClaimCode: at.cards.sales.get(gift?.id ?? '')?.code } })
    expect(gift?.status).toBe('issued')
    expect(await at.balance()).toBe(30)
    expect((await at.call('GET')).json()).toEqual([])

    const again = await Promise.all(Array.from({ length: 4 }, () => at.request({}, key)))
    for (const answer of again) expect(answer.json()).toEqual(first.json())
    const records = await Promise.all(Array.from({ length: 4 }, () => at.record(body.response.gcClaimCode)))
    for (const answer of records) {
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({ success: true, id: gift?.id })
    }
    expect((await at.call('GET')).json()).toEqual([
      {
        id: gift?.id,
        created_at: expect.any(String),
        employee_id: ids.recipient,
        fullname: 'Fore1 Canary-acme',
        card_amount: 20,
        card_code: '••••-••••-••••',
        message: 'Thank you',
        viewed_at: null,
      },
    ])
    expect((await at.call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
    expect((await at.call('GET', `/${gift?.id}`)).json()).toMatchObject({ id: gift?.id, card_amount: 20 })
    expect(await at.balance()).toBe(30)
    expect(await at.auditOf(gift?.id ?? '')).toEqual(['reward.reserve', 'reward.give'])
  })

  test.each([
    ['a negative amount', { cardAmount: -5 }, 400, 'cardAmount'],
    ['nothing', { cardAmount: 0 }, 400, 'cardAmount'],
    ['a fraction', { cardAmount: 1.5 }, 400, 'cardAmount'],
    ['a huge amount', { cardAmount: 1e21 }, 400, 'cardAmount'],
    ['an amount in another currency', { cardAmount: '€5' }, 400, 'cardAmount'],
    ['no number', { cardAmount: 'NaN' }, 400, 'cardAmount'],
    ['more than there is', { cardAmount: 51 }, 400, 'cardAmount'],
    ['somebody who has left', { employeeId: ids.left }, 400, 'employeeId'],
    ['somebody without an address', { employeeId: ids.unreachable }, 400, 'employeeId'],
    ['somebody of another client', { employeeId: rewardIds('borealis').recipient }, 404, 'employeeId'],
    ['somebody of another platform', { employeeId: rewardIds('castor').recipient }, 404, 'employeeId'],
    ['a message that is too long', { message: 'x'.repeat(501) }, 400, 'message'],
  ])('of or to %s is rejected with a text, and no money moves', async (_name, change, status, field) => {
    await at.topUp(50)
    const sold = at.cards.sales.size
    const answer = await at.request(change)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json().fields ?? {})).toEqual([field])
    expect(answer.json().message).not.toBe('')
    expect(await at.balance()).toBe(50)
    expect(at.cards.sales.size).toBe(sold)
    expect(await at.unfinished()).toEqual([])
  })

  test('above the balance says so, one that takes all of it is fine', async () => {
    await at.topUp(50)
    const answer = await at.request({ cardAmount: 51 })
    expect(answer.json()).toMatchObject({ message: 'Not enough funds', fields: { cardAmount: 'Not enough funds' } })
    expect((await at.cardOf({ cardAmount: 50 })).body.successFlag).toBe(true)
    expect(await at.balance()).toBe(0)
  })

  test('under the key of another gift, or of another person, is a conflict', async () => {
    await at.topUp(100)
    const key = randomUUID()
    await at.request({}, key)
    expect((await at.request({ cardAmount: 21 }, key)).statusCode).toBe(409)
    expect((await at.request({}, key, rewardCaller(at.staff))).statusCode).toBe(409)
    expect(await at.balance()).toBe(80)
  })

  test('is declined: the money is back and nothing is unfinished', async () => {
    await at.topUp(50)
    at.cards.behave('decline')
    const { body, gift } = await at.cardOf()
    expect(body).toEqual({ successFlag: false, response: { gcClaimCode: null } })
    expect(gift?.status).toBe('refunded')
    expect(await at.balance()).toBe(50)
    expect(await at.unfinished()).toEqual([])
    expect(await at.auditOf(gift?.id ?? '')).toEqual(['reward.reserve', 'reward.refund'])
  })

  test('gets the code of another one: nothing is given twice', async () => {
    await at.topUp(50)
    await at.give()
    at.cards.behave('repeat')
    expect(await at.cardOf()).toMatchObject({ body: { successFlag: false }, gift: { status: 'refunded' } })
    expect(await at.balance()).toBe(30)
    expect((await at.call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
  })

  test('whose code the service has handed to another one gets its money back', async () => {
    await at.topUp(50)
    at.cards.behave('lose')
    const key = randomUUID()
    const lost = (await at.cardOf({}, key)).gift?.id ?? ''
    at.cards.behave('repeat')
    const { body, gift } = await at.cardOf()
    expect(body.response.gcClaimCode).toBe(at.cards.sales.get(lost)?.code)
    at.cards.behave(undefined)
    expect(await at.cardOf({}, key)).toMatchObject({ body: { successFlag: false }, gift: { status: 'refunded' } })
    expect(await at.unfinished()).toMatchObject([{ id: gift?.id, status: 'issued' }])
    expect(await at.balance()).toBe(30)
  })

  test.each(['fail', 'lose', 'stall'] as const)(
    '%s: the money stays reserved, and the same key goes on',
    async (answer) => {
      await at.topUp(50)
      const key = randomUUID()
      at.cards.behave(answer)
      const { body, gift } = await at.cardOf({}, key)
      expect(body.successFlag).toBe(false)
      expect(await at.unfinished()).toMatchObject([{ id: gift?.id, status: 'reserved' }])
      expect(await at.balance()).toBe(30)
      at.cards.behave(undefined)
      const next = await at.cardOf({}, key)
      expect(next).toMatchObject({ body: { successFlag: true }, gift: { id: gift?.id, status: 'issued' } })
      expect(at.cards.sales.get(gift?.id ?? '')?.code).toBe(next.body.response.gcClaimCode)
      expect(await at.balance()).toBe(30)
    },
  )
})
describe('recording', () => {
  test.each([
    ['a code that nobody bought', { card_code: 'AAAA-BBBB-CCCC' }, 404],
    ['another amount', { card_amount: 19 }, 400],
    ['another employee', { employee_id: ids.left }, 404],
    ['an employee of another client', { employee_id: rewardIds('borealis').recipient }, 404],
    ['another address', { email: 'e2@acme.example' }, 400],
    ['another client', { client_id: rewardIds('borealis').recipient }, 409],
  ])('%s is rejected, and the gift stays', async (_name, change, status) => {
    await at.topUp(50)
    const { body } = await at.cardOf()
    expect((await at.record(body.response.gcClaimCode, change)).statusCode).toBe(status)
    expect(await at.unfinished()).toMatchObject([{ status: 'issued' }])
  })
})
test('without a gift-card service nothing is reserved', { timeout: 60_000 }, async () => {
  const bare = await startRewardsServer({ ...at.cards, env: {} })
  const by = rewardCaller(await bare.signIn('admin'))
  await rewardCaller(await bare.signIn('staff'))('POST', '/top-ups', { payload: { amount: 50 } })
  const answer = await at.request({}, randomUUID(), by)
  expect(answer.json()).toEqual({ body: { successFlag: false, response: { gcClaimCode: null } }, gift: null })
  expect((await by('GET', '/transactions')).json()).toBe(50)
  await bare.close()
})
