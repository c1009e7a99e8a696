import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { createGiftCardSandbox, type SandboxAnswer } from '../gift-cards/sandbox.ts'
import type { Handlers } from '../contract/handlers.ts'
import { grantPermissions, linkEmployee } from '../modules/access/testing.ts'
import { employeeAt, userAt } from './people.ts'
import type { Tenants } from './tenants.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

const TOKEN = 'only-for-the-tests-of-gifts'

/** A gift-card service in this process, on a port of its own. */
export interface TestGiftCards {
  /** Configures a server that buys from it. */
  env: Record<string, string>
  /** Every key that the service has met, with the code that was sold under it. */
  sales: ReadonlyMap<string, { amount: number; code: string | null }>
  /** How the next requests to buy are treated; undefined as their amount says. */
  behave: (answer: SandboxAnswer | ((order: { key: string; amount: number }) => SandboxAnswer) | undefined) => void
  close: () => void
}

/** Starts one. A stalling answer takes 30 seconds, a server waits 3. */
export async function startGiftCards(): Promise<TestGiftCards> {
  let answer: Parameters<TestGiftCards['behave']>[0]
  const { server, sales } = createGiftCardSandbox({
    token: TOKEN,
    stallMs: 30_000,
    answerOf: (order) => (typeof answer === 'function' ? answer(order) : (answer ?? 'sell')),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: {
      GIFT_CARD_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GIFT_CARD_TOKEN: TOKEN,
      GIFT_CARD_TIMEOUT: '3000',
    },
    sales,
    behave: (next) => (answer = next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Employees of the fixture: one that may receive, a former one, one without an address. */
export const rewardIds = (client: string) => ({
  recipient: employeeAt(1, client),
  left: employeeAt(2, client),
  unreachable: employeeAt(3, client),
})

/** Makes the employees of `rewardIds`; `admin` is linked to the recipient, `staff` of acme tops up. */
export const insertRewardPeople = (database: Database, tenants: Tenants): Promise<void> =>
  database.withSystem(async (tx) => {
    for (const client of ['acme', 'borealis']) {
      const client_id = tenants.clientId(client)
      const { recipient, left, unreachable } = rewardIds(client)
      const change = (id: string, values: { deactivated_at?: string; email?: null }) =>
        tx.updateTable('employees').set(values).where('client_id', '=', client_id).where('id', '=', id).execute()
      await change(left, { deactivated_at: '2026-01-05T10:00:00Z' })
      await change(unreachable, { email: null })
      await linkEmployee(tx, userAt('admin', client), recipient)
    }
    await grantPermissions(tx, userAt('staff'), ['PLATFORM_UPDATE'])
  })

/** A server that buys from `cards`, with `insertRewardPeople`. */
export async function startRewardsServer(
  cards: TestGiftCards,
  handlers?: (deps: Deps) => Handlers,
): Promise<TestServer> {
  const server = await startTestServer({ env: cards.env, ...(handlers && { handlers }) })
  await insertRewardPeople(server.deps.database, server.tenants)
  return server
}

/** A sender of reward requests of one user. */
export const rewardCaller =
  (who: SignedIn) =>
  (method: 'GET' | 'POST' | 'PUT', path = '', more: Omit<InjectOptions, 'method' | 'url'> = {}) =>
    who.send({ method, url: `/api/ssp/production/rewards/${who.clientId}${path}`, ...more })
