import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handlers } from '../../contract/handlers.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { tenantTransactions } from '../../http/tenant.ts'
import { random } from '../../seed/random.ts'
import { unseal } from '../../seal.ts'
import {
  rewardCaller,
  rewardIds,
  startGiftCards,
  startRewardsServer,
  type TestGiftCards,
} from '../../testing/rewards-fixture.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createHandlers } from '../index.ts'
import { settleGiftsWorker } from './settle.job.ts'

const GIFTS = 200
const AMOUNT = 10
const COVERED = 50
/** A process dies when it has crossed this many borders: before and after each transaction and each call of the service. */
const KILLS = [60, 45, 130, 75, 210]

const NEVER = new Promise<never>(() => {})

/** One life of the server: once it is dead nothing that it began goes on, and a transaction that was open is rolled back. */
function lifeOf(deps: Deps, borders: number) {
  const died = Promise.withResolvers<'died'>()
  let left = borders
  let isDead = false
  const border = async () => {
    left -= 1
    if (left === 0) {
      isDead = true
      died.resolve('died')
    }
    if (isDead) await NEVER
  }
  const withTenant: Database['withTenant'] = async (scope, work) => {
    await border()
    const result = await deps.database
      .withTenant(scope, async (tx) => {
        const done = await work(tx)
        if (isDead) throw new Error('the process is gone')
        return done
      })
      .catch((error: unknown) => (isDead ? NEVER : Promise.reject(error as Error)))
    await border()
    return result
  }
  const database: Database = { ...deps.database, withTenant }
  const outside = async <T>(send: () => Promise<T>): Promise<T> => {
    await border()
    const answer = await send()
    await border()
    return answer
  }
  const own: Deps = {
    ...deps,
    database,
    ...tenantTransactions(database),
    giftCards: {
      isConfigured: true,
      buy: (order) => outside(() => deps.giftCards.buy(order)),
      close: (key) => outside(() => deps.giftCards.close(key)),
    },
  }
  return { handlers: createHandlers(own), died: died.promise, settle: settleGiftsWorker(own) }
}

let cards: TestGiftCards
let server: TestServer
let life: ReturnType<typeof lifeOf>

beforeAll(async () => {
  cards = await startGiftCards()
  server = await startRewardsServer(cards, (deps) => {
    life = lifeOf(deps, KILLS[0] ?? 0)
    // The requests of a dead process end, so that they no longer count as requests in flight.
    const current =
      (name: 'requestGiftCard' | 'createReward') =>
      (...args: never[]) => {
        const gone = life.died.then(() => Promise.reject(new Error('the process is gone')))
        return Promise.race([(life.handlers[name] as (...given: never[]) => unknown)(...args), gone])
      }
    return {
      ...createHandlers(deps),
      requestGiftCard: current('requestGiftCard'),
      createReward: current('createReward'),
    } as Handlers
  })
})
afterAll(async () => {
  await server.close()
  cards.close()
})

/** Runs a statement of the test itself, which waits for a connection like everybody else. */
async function insistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!/timeout exceeded when trying to connect/.test(String(error))) throw error
      await wait(500)
    }
  }
}

const age = () => insistently(() => sql`update rewards set touched_at = now() - interval '1 hour'`.execute(server.db))
const settle = () => insistently(() => life.settle.run(null))

test(
  '200 gifts at once against a balance for 50, with a failing service and a server that dies five times',
  { timeout: 600_000 },
  async () => {
    const draw = random('gifts under fire')
    cards.behave(() => (draw.chance(1 / 3) ? draw.pick(['decline', 'fail', 'lose', 'repeat'] as const) : 'sell'))
    const admin = await server.signIn('admin')
    const staff = await server.signIn('staff')
    const call = rewardCaller(admin)
    await rewardCaller(staff)('POST', '/top-ups', { payload: { amount: COVERED * AMOUNT } })
    const { recipient } = rewardIds('acme')
    const given = new Set<string>()
    let deaths = 0
    const race = { isOver: false }
    /** Answers that no browser should get. */
    const odd: string[] = []
    // While a gift is unfinished its money may come back.
    const isSpent = async () => {
      const { rows } = await insistently(() =>
        sql`select from rewards where status in ('reserved', 'issued') limit 1`.execute(server.deps.database.kysely),
      )
      return rows.length === 0 && Number((await call('GET', '/transactions')).body) < AMOUNT
    }

    // Sends until a living server that is not too busy (429) has decided; null for a browser that is closed when the server dies.
    const send = async (path: string, payload: object, key: string, leaves: boolean) => {
      for (;;) {
        const { died } = life
        const answer = await Promise.race([call('POST', path, { payload, headers: { 'idempotency-key': key } }), died])
        if (answer === 'died' && leaves) return null
        if (answer !== 'died' && answer.statusCode < 500 && answer.statusCode !== 429) return answer
        await wait(draw.between(20, 200))
      }
    }

    const giver = async (leaves: boolean): Promise<void> => {
      let key: string = randomUUID()
      for (let tries = 0; ; tries += 1) {
        const order = { employeeId: recipient, cardAmount: AMOUNT }
        const card = await send('/gift-card', order, key, leaves)
        if (!card) return
        if (card.statusCode !== 200) {
          if (card.json<{ message: string }>().message !== 'Not enough funds') odd.push(card.body)
          if (await isSpent()) return
          await wait(Math.min(4_000, 500 * 2 ** tries) * draw.between(0.5, 1))
          continue
        }
        const { body, gift } = card.json()
        if (body.successFlag) {
          const record = { card_code: body.response.gcClaimCode, client_id: admin.clientId, email: 'e1@acme.example' }
          const made = await send('/create', { ...record, employee_id: recipient, card_amount: AMOUNT }, key, leaves)
          if (made && made.statusCode !== 201) odd.push(made.body)
          if (made) given.add(made.json<{ id: string }>().id)
          return
        }
        if (gift.status === 'refunded') key = randomUUID()
      }
    }

    const killing = (async () => {
      for (const borders of [...KILLS.slice(1), Number.POSITIVE_INFINITY]) {
        await life.died
        deaths += 1
        await wait(50)
        life = lifeOf(server.deps, borders)
        // The job of the new process meets gifts that browsers are trying again at this moment.
        await age()
        void settle()
      }
      while (!race.isOver) {
        await wait(2_000)
        await age()
        await settle()
      }
    })()
    await Promise.all(Array.from({ length: GIFTS }, (_, index) => giver(index % 20 === 0)))
    race.isOver = true
    await killing

    expect(odd).toEqual([])
    expect(deaths).toBe(KILLS.length)
    const { rows } = await sql<{ id: string; status: string; sealed_code: string | null; amount_pence: number }>`
      select id, status, sealed_code, amount_pence from rewards`.execute(server.deps.database.kysely)
    const recorded = rows.filter(({ status }) => status === 'recorded')
    const refunded = rows.filter(({ status }) => status === 'refunded')
    expect(recorded.length + refunded.length).toBe(rows.length)
    expect(recorded.length).toBeLessThanOrEqual(COVERED)

    // Money in equals gifts plus balance, and every refund has its reservation.
    const { rows: sums } = await sql<{ kind: string; pence: number; count: number }>`
      select kind, sum(amount_pence)::bigint as pence, count(*) as count from reward_entries group by kind`.execute(
      server.deps.database.kysely,
    )
    const of = (kind: string) => sums.find((sum) => sum.kind === kind) ?? { pence: 0, count: 0 }
    const balance = (await call('GET', '/transactions')).json<number>()
    expect(of('top_up').pence).toBe(COVERED * AMOUNT * 100)
    expect(of('gift').count).toBe(rows.length)
    expect(of('refund').count).toBe(refunded.length)
    expect(recorded.length * AMOUNT + balance).toBe(COVERED * AMOUNT)
    expect(of('top_up').pence + of('gift').pence + of('refund').pence).toBe(balance * 100)
    expect(recorded.length).toBe(COVERED)

    // Each gift has its own code, and the code was sold. The service may repeat a code: that gift keeps the repeated code,
    // and a code that a second attempt buys under its key stays unused.
    const sales = [...cards.sales].flatMap(([key, { code }]) => (code === null ? [] : { key, code }))
    const kept = recorded.map(({ sealed_code: sealed }) => String(unseal(server.deps.keys.cardSeal, sealed ?? '')))
    const unused = sales.filter(({ code }) => !kept.includes(code))
    expect(kept.filter((code) => !sales.some((sale) => sale.code === code))).toEqual([])
    for (const { key } of unused) expect(recorded.map((row) => row.id)).toContain(key)
    expect(new Set(kept).size).toBe(recorded.length)
    for (const id of given) expect(recorded.map((row) => row.id)).toContain(id)
  },
)
