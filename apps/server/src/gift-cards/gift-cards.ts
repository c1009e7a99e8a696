import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Config, GiftCardConfig } from '../config.ts'

/** A card to be bought. */
export interface CardOrder {
  /** The gift's own key: the service sells at most one card for it, and returns the same card again. */
  key: string
  employeeId: string
  /** Whole pounds. */
  amount: number
}

/**
 * The response of the service: the code of the card sold for the key, that none was sold, or nothing reliable (no response,
 * an invalid one), so that a card may have been sold or not.
 */
export type CardOutcome = { state: 'issued'; code: string } | { state: 'none' } | { state: 'unknown' }

/** The service that sells gift cards. Its calls never reject. */
export interface GiftCards {
  /** Whether a service is configured. */
  readonly isConfigured: boolean
  /** Buys a card. `none` means that this call sold nothing; another call with the key may still sell one. */
  buy(order: CardOrder): Promise<CardOutcome>
  /** Closes a key. `none` means that no card was or will ever be sold for it. */
  close(key: string): Promise<CardOutcome>
}

/** The response as in the specification (spec 3 section 7). */
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
 * The service at GIFT_CARD_URL: `POST /gift-cards` buys, `POST /gift-cards/close` closes the key of its Idempotency-Key
 * header. Without configuration nothing is bought, and earlier purchases are unknown.
 */
export function createGiftCards({ giftCards: service }: Config, log: FastifyBaseLogger): GiftCards {
  const attempt = async (path: string, key: string, body: object, closes: boolean): Promise<CardOutcome> => {
    if (!service) return { state: 'unknown' }
    try {
      const { successFlag, ...rest } = await send(service, path, key, body)
      const code = 'response' in rest ? rest.response.gcClaimCode : null
      if (successFlag && code !== null) return { state: 'issued', code }
      // A success without a code means that a key is closed; if a card was requested, it means nothing.
      return { state: successFlag === closes ? 'none' : 'unknown' }
    } catch (error) {
      // Never the response itself, which may contain a code.
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
