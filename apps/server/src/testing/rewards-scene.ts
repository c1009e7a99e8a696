import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { settleGifts } from '../modules/rewards/settle.job.ts'
import { rewardCaller, rewardIds, startGiftCards, startRewardsServer } from './rewards-fixture.ts'

/** The answer of a request for a card. */
export interface CardResult {
  body: { successFlag: boolean; response: { gcClaimCode: string | null } }
  gift: { id: string; status: string } | null
}

/** A server with its gift-card service, and what administrator and staff of acme do with it. */
export async function startRewards() {
  const cards = await startGiftCards()
  const server = await startRewardsServer(cards)
  const admin = await server.signIn('admin')
  const staff = await server.signIn('staff')
  const call = rewardCaller(admin)
  const ids = rewardIds('acme')

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

  return {
    cards,
    server,
    admin,
    staff,
    /** Sends as the administrator. */
    call,
    topUp: (amount: unknown, key: string = randomUUID()) =>
      rewardCaller(staff)('POST', '/top-ups', {
        payload: { amount, note: 'Invoice 7' },
        headers: { 'idempotency-key': key },
      }),
    balance: async () => (await call('GET', '/transactions')).json<number>(),
    /** Requests the card of a gift of £20 to the recipient. */
    request,
    cardOf,
    /** Records the gift of a code. */
    record,
    /** Requests and records. */
    give: async () => {
      const { body } = await cardOf()
      const answer = await record(body.response.gcClaimCode)
      return { code: body.response.gcClaimCode ?? '', id: answer.json<{ id: string }>().id }
    },
    unfinished: async () => (await call('GET', '/unfinished')).json<{ id: string; status: string }[]>(),
    /** Actions on a record, in order. */
    auditOf: (target: string) =>
      server.inSystem(async (tx) => {
        const rows = await tx
          .selectFrom('audit_log')
          .select('action')
          .where('target', '=', target)
          .orderBy('id')
          .execute()
        return rows.map(({ action }) => action)
      }),
    /** As if everything had stood still for an hour, then the job. */
    settle: async () => {
      await server.inSystem(async (tx) => {
        await sql`update rewards set touched_at = now() - interval '1 hour'`.execute(tx)
        await server.deps.jobs.enqueue(tx, settleGifts, undefined)
      })
      await server.deps.jobs.drain()
    },
    /** No gifts, no money, no restrictions; the service sells. */
    reset: async () => {
      cards.behave(undefined)
      // As the owner of the tables: no role of the server may delete what was paid.
      await sql`truncate reward_entries, rewards, reward_accounts`.execute(server.deps.database.kysely)
      await server.db.deleteFrom('user_permission_restrictions').execute()
    },
    close: async () => {
      await server.close()
      cards.close()
    },
  }
}

/** From `startRewards`. */
export type RewardsScene = Awaited<ReturnType<typeof startRewards>>
