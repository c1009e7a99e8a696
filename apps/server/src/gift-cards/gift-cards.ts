import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config, GiftCardConfig } from '../config.ts'

/** A card to be bought. */
export interface CardOrder {
  /** The gift's own key: the service sells at most one card under it, and returns that one again. */
  key: string
  employeeId: string
  /** Whole pounds. */
  amount: number
}

/**
 * What the service says: the code of the one card that was sold under the key, that none was sold, or nothing that can be
 * relied on (no answer, a broken one), after which a card may have been sold or not.
 */
export type CardOutcome = { state: 'issued'; code: string } | { state: 'none' } | { state: 'unknown' }

/** The service that sells gift cards. Its calls never reject. */
export interface GiftCards {
  /** Whether there is one to buy from. */
  readonly isConfigured: boolean
  /** Buys a card. After `none` nothing was sold by this call; another call under the key may still sell one. */
  buy(order: CardOrder): Promise<CardOutcome>
  /** Closes a key: after `none` no card was sold under it, and none ever will be. */
  close(key: string): Promise<CardOutcome>
}

/** The answer that the specification shows (spec 3 section 7). */
const answer = z.object({
  body: z.discriminatedUnion('successFlag', [
    z.object({
      successFlag: z.literal(true),
      response: z.object({ gcClaimCode: z.string().trim().min(1).max(200).nullable() }),
    }),
    z.object({ successFlag: z.literal(false) }),
  ]),
})

async function send(
  { url, token, timeout }: GiftCardConfig,
  path: string,
  key: string,
  body: object,
): Promise<z.infer<typeof answer>['body']> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (!response.ok) throw new Error(`The gift-card service returned ${response.status}`)
  return answer.parse(await response.json()).body
}

/**
 * The service behind GIFT_CARD_URL: `POST /gift-cards` buys, `POST /gift-cards/close` closes the key of its
 * Idempotency-Key header. Without configuration nothing is bought, and what was bought earlier is unknown.
 */
export function createGiftCards({ giftCards: service }: Config, log: FastifyBaseLogger): GiftCards {
  const attempt = async (path: string, key: string, body: object, closes: boolean): Promise<CardOutcome> => {
    if (!service) return { state: 'unknown' }
    try {
      const { successFlag, ...rest } = await send(service, path, key, body)
      const code = 'response' in rest ? rest.response.gcClaimCode : null
      if (successFlag && code !== null) return { state: 'issued', code }
      // A success without a code says that a key is closed; where a card was wanted, it says nothing.
      return { state: successFlag === closes ? 'none' : 'unknown' }
    } catch (error) {
      // Never the answer itself: it may hold a code.
      log.warn(
        { gift: key, reason: error instanceof z.ZodError ? 'broken answer' : String(error) },
        'gift card: no outcome',
      )
      return { state: 'unknown' }
    }
  }
  return {
    isConfigured: service !== undefined,
    buy: ({ key, employeeId, amount }) => attempt('/gift-cards', key, { employeeId, cardAmount: amount }, false),
    close: (key) => attempt('/gift-cards/close', key, {}, true),
  }
}
