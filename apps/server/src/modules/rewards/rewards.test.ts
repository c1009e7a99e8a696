import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkUserToNew } from '../../testing/people.ts'
import { rewardCaller, rewardIds } from '../../testing/rewards-fixture.ts'
import { startRewards, type CardResult, type RewardsScene } from '../../testing/rewards-scene.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'

let at: RewardsScene

beforeAll(async () => {
  at = await startRewards()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('a code', () => {
  test('is encrypted at rest', async () => {
    await at.topUp(50)
    const { code, id } = await at.give()
    const { rows } = await sql<{ text: string }>`select r::text as text from rewards r where id = ${id}`.execute(
      at.server.deps.database.kysely,
    )
    expect(rows[0]?.text).not.toContain(code)
  })

  test('is shown on request, and that is logged', async () => {
    await at.topUp(50)
    const { code, id } = await at.give()
    expect((await rewardCaller(at.staff)('POST', `/codes/${id}`)).json()).toEqual({ card_code: code })
    expect(await at.auditOf(id)).toEqual(['reward.reserve', 'reward.give', 'reward.reveal'])
    const [entry] = await at.server.db
      .selectFrom('interactions')
      .select(['description', 'actor_label'])
      .where('type', '=', 'reward_code_shown')
      .execute()
    expect(entry).toEqual({ description: 'The code of the gift card of £20 was shown.', actor_label: 'staff of acme' })
  })

  test('is opened by its recipient alone, and the first time counts', async () => {
    await at.topUp(50)
    const { code, id } = await at.give()
    expect((await rewardCaller(at.staff)('PUT', `/opened/${id}`)).statusCode).toBe(404)
    const first = (await at.call('PUT', `/opened/${id}`)).json<{ viewed_at: string }>()
    expect(first).toEqual({ card_code: code, viewed_at: expect.any(String) })
    expect((await at.call('PUT', `/opened/${id}`)).json()).toEqual(first)
    expect((await at.call('GET', `/${id}`)).json()).toMatchObject({ viewed_at: first.viewed_at })
  })

  test('is not opened by an account of another client whose employee has the id of the recipient', async () => {
    const { server } = at
    const there = await server.signIn('admin', { client: 'borealis' })
    const recipient = rewardIds('borealis').recipient
    await linkUserToNew(server, 'staff', recipient)
    const staff = rewardCaller({ ...(await server.signIn('staff')), clientId: there.clientId })
    const order = { employeeId: recipient, cardAmount: 20, message: 'Thank you' }
    const headers = () => ({ 'ssp-client': there.clientId, 'idempotency-key': randomUUID() })
    const paid = await staff('POST', '/top-ups', { payload: { amount: 50, note: 'Invoice 8' }, headers: headers() })
    expect(paid.statusCode, paid.body).toBe(201)
    const bought = await rewardCaller(there)('POST', '/gift-card', { payload: order, headers: headers() })
    const id = bought.json<CardResult>().gift?.id ?? ''
    const code = bought.json<CardResult>().body.response.gcClaimCode
    const given = await at.record(
      code,
      { employee_id: recipient, email: 'e1@borealis.example' },
      rewardCaller(there),
      there.clientId,
    )
    expect(given.statusCode, given.body).toBe(201)
    const opened = await staff('PUT', `/opened/${id}`, { headers: { 'ssp-client': there.clientId } })
    expect(opened.statusCode).toBe(404)
    expect((await rewardCaller(there)('PUT', `/opened/${id}`)).statusCode).toBe(200)
  })
})
describe('the list', () => {
  test('is searched and filtered', async () => {
    await at.topUp(100)
    await at.give()
    const other = await at.cardOf({ cardAmount: 35, message: 'Night shift' })
    await at.record(other.body.response.gcClaimCode, { card_amount: 35 })
    const total = async (query: string) =>
      (await at.call('GET', `?count=true&${query}`)).json<[{ total: number }]>()[0].total
    const today = new Date().toISOString().slice(0, 10)
    expect(await total('search=canary fore1')).toBe(2)
    expect(await total('search=night')).toBe(1)
    expect(await total('search=borealis')).toBe(0)
    expect(await total('cardAmount=30,40')).toBe(1)
    expect(await total('cardAmount=,20')).toBe(1)
    expect(await total('cardAmount=21,')).toBe(1)
    expect(await total(`createdAt=${today},${today}`)).toBe(2)
    expect(await total('createdAt=2020-01-01,2020-01-02')).toBe(0)
    expect(await total(`viewedAt=${today},${today}`)).toBe(0)
    const [newest] = (await at.call('GET', '?limit=1')).json<{ id: string }[]>()
    expect(newest?.id).toBe(other.gift?.id)
    for (const query of ['cardAmount=5', 'cardAmount=9,1', 'createdAt=2020-02-31,2020-03-01', 'cardAmount=a,b'])
      expect((await at.call('GET', `?${query}`)).statusCode).toBe(400)
  })

  test('of another client is its own', async () => {
    await at.topUp(50)
    const { id, code } = await at.give()
    const other = await at.server.signIn('admin', { client: 'borealis' })
    const theirs = rewardCaller(other)
    expect((await theirs('GET')).json()).toEqual([])
    expect((await theirs('GET', '/transactions')).json()).toBe(0)
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['POST', `/codes/${id}`],
      ['PUT', `/opened/${id}`],
      ['POST', `/unfinished/${id}/resume`],
      ['POST', `/unfinished/${id}/refund`],
    ] as const)
      expect((await theirs(method, path)).statusCode).toBe(404)
    expect((await at.record(code, {}, theirs, other.clientId)).statusCode).toBe(404)
  })

  test('leaves out recipients of restricted teams', async () => {
    await at.topUp(50)
    const { id } = await at.give()
    await restrictTeam(at.server, { username: 'admin', permission: 'REWARDS_VIEW', employees: [1] })
    expect((await at.call('GET')).json()).toEqual([])
    expect((await at.call('GET', '?count=true')).json()).toEqual([{ total: 0 }])
    expect((await at.call('POST', `/codes/${id}`)).statusCode).toBe(404)
    expect((await at.request()).statusCode).toBe(404)
    expect((await at.call('GET', '/ledger')).json()).toMatchObject([
      { kind: 'gift', fullname: null },
      { kind: 'top_up' },
    ])
    expect(await at.balance()).toBe(30)
  })
})
