import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { rewardIds } from '../../src/testing/rewards-fixture.ts'
import { ACME, post, send, signIn, type Caller, type CallResult } from './caller.ts'

const AMOUNT = 10
const FIRST_PAUSE = 200
const LONGEST_PAUSE = 4_000

/** The part of a gift card's answer that a giver looks at. */
interface Card {
  body: { successFlag: boolean; response: { gcClaimCode: string | null } }
  gift: { id: string; status: string } | null
}

/** Where the server runs now, and with which sign-in; undefined while there is none. */
export type Life = { origin: string; caller: Caller } | undefined

const rewardsOf = ({ origin }: { origin: string }) => `${origin}/api/ssp/production/rewards/${ACME}`
const headersOf = ({ token }: Caller) => ({ authorization: `Bearer ${token}`, 'ssp-client': ACME })

/** Pounds of each gift. */
export const GIFT_AMOUNT = AMOUNT

/** Adds money as staff of the platform. @throws if the server rejects it. */
export async function topUp(origin: string, amount: number): Promise<void> {
  const staff = await signIn(origin, 'staff')
  const { status } = await post(`${rewardsOf({ origin })}/top-ups`, { amount }, headersOf(staff))
  if (status !== 201) throw new Error(`The top-up returns ${status}`)
}

/** Reads from the rewards of acme. */
export async function readRewards<T>(life: NonNullable<Life>, path: string): Promise<T> {
  const response = await fetch(rewardsOf(life) + path, { headers: headersOf(life.caller) })
  if (!response.ok) throw new Error(`${path} returns ${response.status}`)
  return (await response.json()) as T
}

/** Sends to the rewards of acme. */
export const sendToRewards = (life: NonNullable<Life>, path: string): Promise<CallResult> =>
  send(rewardsOf(life) + path, { method: 'POST', headers: headersOf(life.caller) })

/** People who each give one gift, over and over until it is given or there is no money. */
export class GiftRush {
  /** Ids of the gifts whose giver was told that they are given. */
  readonly told = new Set<string>()
  /** Answers that no browser should get. */
  readonly odd: string[] = []
  /** Requests without an answer, by the kill of the server. */
  cut = 0
  readonly #life: () => Life

  constructor(life: () => Life) {
    this.#life = life
  }

  /** Starts all at once. A giver whose number is in `leaving` closes the browser when the server dies. */
  async run(count: number, leaving: (giver: number) => boolean): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, giver) => this.#give(leaving(giver))))
  }

  /** Sends until a server has decided; null for a browser that is closed. */
  async #send(path: string, payload: object, key: string, leaves: boolean): Promise<CallResult | null> {
    for (;;) {
      const life = this.#life()
      if (life) {
        const answer = await post(rewardsOf(life) + path, payload, {
          ...headersOf(life.caller),
          'idempotency-key': key,
        })
        if (answer.status > 0 && answer.status < 500) return answer
        if (answer.status === 0) this.cut += 1
        if (answer.status === 0 && leaves) return null
      }
      await wait(FIRST_PAUSE)
    }
  }

  async #give(leaves: boolean): Promise<void> {
    const { recipient } = rewardIds('acme')
    let key: string = randomUUID()
    for (let tries = 0; ; tries += 1) {
      const card = await this.#send('/gift-card', { employeeId: recipient, cardAmount: AMOUNT }, key, leaves)
      if (!card) return
      if (card.status !== 200) {
        if (card.body['message'] !== 'Not enough funds') this.odd.push(JSON.stringify(card))
        return
      }
      const { body, gift } = card.body as unknown as Card
      if (body.successFlag) return this.#record(body.response.gcClaimCode, key, leaves)
      if (gift?.status === 'refunded') key = randomUUID()
      await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries))
    }
  }

  async #record(code: string | null, key: string, leaves: boolean): Promise<void> {
    const { recipient } = rewardIds('acme')
    const record = { card_code: code, client_id: ACME, email: 'e1@acme.example', employee_id: recipient }
    const made = await this.#send('/create', { ...record, card_amount: AMOUNT }, key, leaves)
    if (!made) return
    if (made.status === 201) this.told.add(String(made.body['id']))
    else this.odd.push(JSON.stringify(made))
  }
}
