import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  rewardCaller,
  rewardIds,
  startGiftCards,
  startRewardsServer,
  type TestGiftCards,
} from '../../testing/rewards-fixture.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import type { SignedIn, TestServer } from '../../testing/test-server.ts'
import { settleGifts } from './settle.job.ts'

let cards: TestGiftCards
let server: TestServer
let admin: SignedIn
let staff: SignedIn
let call: ReturnType<typeof rewardCaller>
const ids = rewardIds('acme')
const FAILED = 'Something went wrong, please contact customer support'

beforeAll(async () => {
  cards = await startGiftCards()
  server = await startRewardsServer(cards)
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
  call = rewardCaller(admin)
})
afterAll(async () => {
  await server.close()
  cards.close()
})
beforeEach(async () => {
  cards.behave(undefined)
  // As the owner of the tables: no role of the server may delete what was paid.
  await sql`truncate reward_entries, rewards, reward_accounts`.execute(server.deps.database.kysely)
  await server.deps.database.withSystem((tx) => tx.deleteFrom('user_permission_restrictions').execute())
})

const topUp = (amount: unknown, key: string = randomUUID()) =>
  rewardCaller(staff)('POST', '/top-ups', {
    payload: { amount, note: 'Invoice 7' },
    headers: { 'idempotency-key': key },
  })
const balance = async () => (await call('GET', '/transactions')).json<number>()

interface CardResult {
  body: { successFlag: boolean; response: { gcClaimCode: string | null } }
  gift: { id: string; status: string } | null
}
const request = (change: object = {}, key: string = randomUUID(), by = call) =>
  by('POST', '/gift-card', {
    payload: { employeeId: ids.recipient, cardAmount: 20, message: ' Thank you ', ...change },
    headers: { 'idempotency-key': key },
  })
const cardOf = async (change: object = {}, key?: string) => (await request(change, key)).json<CardResult>()
const record = (code: string | null, change: object = {}, by = call, clientId = admin.clientId) =>
  by('POST', '/create', {
    payload: {
      card_code: code,
      client_id: clientId,
      email: 'e1@acme.example',
      employee_id: ids.recipient,
      card_amount: 20,
      ...change,
    },
  })
const give = async () => {
  const { body } = await cardOf()
  const answer = await record(body.response.gcClaimCode)
  return { code: body.response.gcClaimCode ?? '', id: answer.json<{ id: string }>().id }
}
const unfinished = async () => (await call('GET', '/unfinished')).json<{ id: string; status: string }[]>()
const auditOf = (target: string) =>
  server.deps.database.withSystem(async (tx) => {
    const rows = await tx
      .selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('target', '=', target)
      .orderBy('id')
      .execute()
    return rows.map(({ action }) => action)
  })
/** As if everything had stood still for an hour, then the job. */
async function settle(): Promise<void> {
  await server.deps.database.withSystem(async (tx) => {
    await sql`update rewards set touched_at = now() - interval '1 hour'`.execute(tx)
    await server.deps.jobs.enqueue(tx, settleGifts, undefined)
  })
  await server.deps.jobs.drain()
}

describe('a gift', () => {
  test('reserves, buys and records, each once per key', async () => {
    await topUp(50)
    const key = randomUUID()
    const first = await request({}, key)
    expect(first.statusCode).toBe(200)
    const { body, gift } = first.json<CardResult>()
    expect(body).toEqual({ successFlag: true, response: { gcClaimCode: cards.sales.get(gift?.id ?? '')?.code } })
    expect(gift?.status).toBe('issued')
    expect(await balance()).toBe(30)
    expect((await call('GET')).json()).toEqual([])

    const again = await Promise.all(Array.from({ length: 4 }, () => request({}, key)))
    for (const answer of again) expect(answer.json()).toEqual(first.json())
    const records = await Promise.all(Array.from({ length: 4 }, () => record(body.response.gcClaimCode)))
    for (const answer of records) {
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({ success: true, id: gift?.id })
    }
    expect((await call('GET')).json()).toEqual([
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
    expect((await call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
    expect((await call('GET', `/${gift?.id}`)).json()).toMatchObject({ id: gift?.id, card_amount: 20 })
    expect(await balance()).toBe(30)
    expect(await auditOf(gift?.id ?? '')).toEqual(['reward.reserve', 'reward.give'])
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
    ['somebody of another client', { employeeId: rewardIds('borealis').recipient }, 404, undefined],
    ['somebody of another platform', { employeeId: rewardIds('castor').recipient }, 404, undefined],
    ['a message that is too long', { message: 'x'.repeat(501) }, 400, 'message'],
  ])('of or to %s is rejected with a text, and no money moves', async (_name, change, status, field) => {
    await topUp(50)
    const sold = cards.sales.size
    const answer = await request(change)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json().fields ?? {})).toEqual(field ? [field] : [])
    expect(answer.json().message).not.toBe('')
    expect(await balance()).toBe(50)
    expect(cards.sales.size).toBe(sold)
    expect(await unfinished()).toEqual([])
  })

  test('above the balance says so, one that takes all of it is fine', async () => {
    await topUp(50)
    const answer = await request({ cardAmount: 51 })
    expect(answer.json()).toMatchObject({ message: 'Not enough funds', fields: { cardAmount: 'Not enough funds' } })
    expect((await cardOf({ cardAmount: 50 })).body.successFlag).toBe(true)
    expect(await balance()).toBe(0)
  })

  test('under the key of another gift, or of another person, is a conflict', async () => {
    await topUp(100)
    const key = randomUUID()
    await request({}, key)
    expect((await request({ cardAmount: 21 }, key)).statusCode).toBe(409)
    expect((await request({}, key, rewardCaller(staff))).statusCode).toBe(409)
    expect(await balance()).toBe(80)
  })

  test('is declined: the money is back and nothing is unfinished', async () => {
    await topUp(50)
    cards.behave('decline')
    const { body, gift } = await cardOf()
    expect(body).toEqual({ successFlag: false, response: { gcClaimCode: null } })
    expect(gift?.status).toBe('refunded')
    expect(await balance()).toBe(50)
    expect(await unfinished()).toEqual([])
    expect(await auditOf(gift?.id ?? '')).toEqual(['reward.reserve', 'reward.refund'])
  })

  test('gets the code of another one: nothing is given twice', async () => {
    await topUp(50)
    await give()
    cards.behave('repeat')
    expect(await cardOf()).toMatchObject({ body: { successFlag: false }, gift: { status: 'refunded' } })
    expect(await balance()).toBe(30)
    expect((await call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
  })

  test('whose code the service has handed to another one gets its money back', async () => {
    await topUp(50)
    cards.behave('lose')
    const key = randomUUID()
    const lost = (await cardOf({}, key)).gift?.id ?? ''
    cards.behave('repeat')
    const { body, gift } = await cardOf()
    expect(body.response.gcClaimCode).toBe(cards.sales.get(lost)?.code)
    cards.behave(undefined)
    expect(await cardOf({}, key)).toMatchObject({ body: { successFlag: false }, gift: { status: 'refunded' } })
    expect(await unfinished()).toMatchObject([{ id: gift?.id, status: 'issued' }])
    expect(await balance()).toBe(30)
  })

  test.each(['fail', 'lose', 'stall'] as const)(
    '%s: the money stays reserved, and the same key goes on',
    async (answer) => {
      await topUp(50)
      const key = randomUUID()
      cards.behave(answer)
      const { body, gift } = await cardOf({}, key)
      expect(body.successFlag).toBe(false)
      expect(await unfinished()).toMatchObject([{ id: gift?.id, status: 'reserved' }])
      expect(await balance()).toBe(30)
      cards.behave(undefined)
      const next = await cardOf({}, key)
      expect(next).toMatchObject({ body: { successFlag: true }, gift: { id: gift?.id, status: 'issued' } })
      expect(cards.sales.get(gift?.id ?? '')?.code).toBe(next.body.response.gcClaimCode)
      expect(await balance()).toBe(30)
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
    await topUp(50)
    const { body } = await cardOf()
    expect((await record(body.response.gcClaimCode, change)).statusCode).toBe(status)
    expect(await unfinished()).toMatchObject([{ status: 'issued' }])
  })
})

describe('an unfinished gift', () => {
  const reserved = async () => {
    await topUp(50)
    cards.behave('fail')
    const { gift } = await cardOf()
    cards.behave(undefined)
    return gift?.id ?? ''
  }
  const sold = async () => {
    await topUp(50)
    cards.behave('lose')
    const { gift } = await cardOf()
    cards.behave(undefined)
    return gift?.id ?? ''
  }

  test('is resumed by anybody with the permission', async () => {
    const id = await reserved()
    const answer = await rewardCaller(staff)('POST', `/unfinished/${id}/resume`)
    expect(answer.json()).toEqual({ success: true, status: 'recorded' })
    expect((await call('GET')).json()).toMatchObject([{ id, message: 'Thank you' }])
    expect(await unfinished()).toEqual([])
    expect(await balance()).toBe(30)
  })

  test('says so when it cannot go on, and stays', async () => {
    const id = await reserved()
    cards.behave('fail')
    expect((await call('POST', `/unfinished/${id}/resume`)).json()).toEqual({
      success: false,
      status: 'reserved',
      message: FAILED,
    })
    expect(await unfinished()).toHaveLength(1)
  })

  test('is refunded once, and cannot be bought afterwards', async () => {
    const id = await reserved()
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/unfinished/${id}/refund`)))
    for (const answer of answers) expect(answer.json()).toEqual({ success: true, status: 'refunded' })
    expect(await balance()).toBe(50)
    expect((await call('POST', `/unfinished/${id}/resume`)).json()).toMatchObject({
      success: false,
      status: 'refunded',
    })
    expect(cards.sales.get(id)?.code).toBeNull()
    expect(await balance()).toBe(50)
  })

  test('whose card was bought is given, not refunded', async () => {
    const id = await sold()
    expect((await call('POST', `/unfinished/${id}/refund`)).json()).toMatchObject({
      success: false,
      status: 'recorded',
    })
    expect(await balance()).toBe(30)
    expect((await call('GET', '?count=true')).json()).toEqual([{ total: 1 }])
    expect((await call('POST', `/unfinished/${id}/refund`)).statusCode).toBe(409)
  })

  test('is taken up by the job: what was bought is recorded, the rest goes back', async () => {
    const bought = await sold()
    const issued = (await cardOf()).gift?.id ?? ''
    cards.behave('fail')
    const failed = (await cardOf({ cardAmount: 10 })).gift?.id
    cards.behave(undefined)
    expect(await balance()).toBe(0)
    await settle()
    await settle()
    expect(await unfinished()).toEqual([])
    expect(await balance()).toBe(10)
    expect(
      (await call('GET'))
        .json<{ id: string }[]>()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([bought, issued].toSorted())
    expect(cards.sales.get(failed ?? '')?.code).toBeNull()
  })

  test('is left alone by the job while it is young', async () => {
    await reserved()
    await server.deps.database.withSystem((tx) => server.deps.jobs.enqueue(tx, settleGifts, undefined))
    await server.deps.jobs.drain()
    expect(await unfinished()).toHaveLength(1)
  })

  test('to somebody who has left since can only be refunded', async () => {
    const id = await reserved()
    const change = (deactivated_at: string | null) =>
      server.deps.database.withSystem((tx) =>
        tx.updateTable('employees').set({ deactivated_at }).where('id', '=', ids.recipient).execute(),
      )
    await change('2026-01-05T10:00:00Z')
    expect((await call('POST', `/unfinished/${id}/resume`)).statusCode).toBe(400)
    expect((await call('POST', `/unfinished/${id}/refund`)).json()).toMatchObject({ success: true })
    await change(null)
  })
})

describe('a code', () => {
  test('is encrypted at rest', async () => {
    await topUp(50)
    const { code, id } = await give()
    const { rows } = await sql<{ text: string }>`select r::text as text from rewards r where id = ${id}`.execute(
      server.deps.database.kysely,
    )
    expect(rows[0]?.text).not.toContain(code)
  })

  test('is shown on request, and that is logged', async () => {
    await topUp(50)
    const { code, id } = await give()
    expect((await rewardCaller(staff)('POST', `/codes/${id}`)).json()).toEqual({ card_code: code })
    expect(await auditOf(id)).toEqual(['reward.reserve', 'reward.give', 'reward.reveal'])
    const [entry] = await server.deps.database.withSystem((tx) =>
      tx
        .selectFrom('interactions')
        .select(['description', 'actor_label'])
        .where('type', '=', 'reward_code_shown')
        .execute(),
    )
    expect(entry).toEqual({ description: 'The code of the gift card of £20 was shown.', actor_label: 'staff of acme' })
  })

  test('is opened by its recipient alone, and the first time counts', async () => {
    await topUp(50)
    const { code, id } = await give()
    expect((await rewardCaller(staff)('PUT', `/opened/${id}`)).statusCode).toBe(404)
    const first = (await call('PUT', `/opened/${id}`)).json<{ viewed_at: string }>()
    expect(first).toEqual({ card_code: code, viewed_at: expect.any(String) })
    expect((await call('PUT', `/opened/${id}`)).json()).toEqual(first)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ viewed_at: first.viewed_at })
  })
})

describe('the ledger', () => {
  test('holds every movement with who made it; its sum is the balance', async () => {
    await topUp(50)
    await give()
    cards.behave('decline')
    await cardOf({ cardAmount: 30 })
    const entries = (await call('GET', '/ledger?limit=100')).json<{ kind: string; amount: number; actor: string }[]>()
    expect(entries.map(({ kind, amount, actor }) => [kind, amount, actor])).toEqual([
      ['refund', 30, 'admin of acme'],
      ['gift', -30, 'admin of acme'],
      ['gift', -20, 'admin of acme'],
      ['top_up', 50, 'staff of acme'],
    ])
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(await balance())
    expect((await call('GET', '/ledger?count=true')).json()).toEqual([{ total: 4 }])
  })

  test('takes a top-up once per key, from staff of the platform alone', async () => {
    const key = randomUUID()
    expect((await topUp(50, key)).json()).toBe(50)
    expect((await topUp(50, key)).json()).toBe(50)
    expect(await balance()).toBe(50)
    expect((await call('POST', '/top-ups', { payload: { amount: 5 } })).statusCode).toBe(403)
    for (const amount of [-1, 0, 0.5, 1e7, '€5', null]) expect((await topUp(amount)).statusCode).toBe(400)
    expect(await balance()).toBe(50)
  })

  test('is kept by the database: nobody overdraws, skips a step or changes what was written', async () => {
    await topUp(50)
    const { id } = await give()
    const scope = { clientId: admin.clientId, platformId: '', userId: null }
    const attempts = [
      sql`insert into reward_entries (client_id, kind, amount_pence, reward_id) values (${admin.clientId}, 'gift', -9000, ${id})`,
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
      await expect(server.deps.database.withTenant(scope, (tx) => attempt.execute(tx))).rejects.toThrow(
        /permission denied|check constraint|no step of a gift|does not cover|duplicate key/,
      )
    expect(await balance()).toBe(30)
  })
})

describe('the list', () => {
  test('is searched and filtered', async () => {
    await topUp(100)
    await give()
    const other = await cardOf({ cardAmount: 35, message: 'Night shift' })
    await record(other.body.response.gcClaimCode, { card_amount: 35 })
    const total = async (query: string) =>
      (await call('GET', `?count=true&${query}`)).json<[{ total: number }]>()[0].total
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
    const [newest] = (await call('GET', '?limit=1')).json<{ id: string }[]>()
    expect(newest?.id).toBe(other.gift?.id)
    for (const query of ['cardAmount=5', 'cardAmount=9,1', 'createdAt=2020-02-31,2020-03-01', 'cardAmount=a,b'])
      expect((await call('GET', `?${query}`)).statusCode).toBe(400)
  })

  test('of another client is its own', async () => {
    await topUp(50)
    const { id, code } = await give()
    const other = await server.signIn('admin', { client: 'borealis' })
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
    expect((await record(code, {}, theirs, other.clientId)).statusCode).toBe(404)
  })

  test('leaves out recipients of restricted teams', async () => {
    await topUp(50)
    const { id } = await give()
    await restrictTeam(server, { username: 'admin', permission: 'REWARDS_VIEW', employees: [1] })
    expect((await call('GET')).json()).toEqual([])
    expect((await call('GET', '?count=true')).json()).toEqual([{ total: 0 }])
    expect((await call('POST', `/codes/${id}`)).statusCode).toBe(404)
    expect((await request()).statusCode).toBe(404)
    expect((await call('GET', '/ledger')).json()).toMatchObject([{ kind: 'gift', fullname: null }, { kind: 'top_up' }])
    expect(await balance()).toBe(30)
  })
})

test('without a gift-card service nothing is reserved', async () => {
  const bare = await startRewardsServer({ ...cards, env: {} })
  const by = rewardCaller(await bare.signIn('admin'))
  await rewardCaller(await bare.signIn('staff'))('POST', '/top-ups', { payload: { amount: 50 } })
  const answer = await request({}, randomUUID(), by)
  expect(answer.json()).toEqual({ body: { successFlag: false, response: { gcClaimCode: null } }, gift: null })
  expect((await by('GET', '/transactions')).json()).toBe(50)
  await bare.close()
})
