import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** How the sandbox treats a request to buy. */
export type SandboxAnswer =
  | 'sell'
  /** Declines; nothing is sold. */
  | 'decline'
  /** Fails before the sale. */
  | 'fail'
  /** Sells, and fails instead of saying so. */
  | 'lose'
  /** Sells, but does not respond in time. */
  | 'stall'
  /** Returns the code of the sale before; nothing is sold. */
  | 'repeat'

/** Whole pounds that are answered in a certain way, for demonstrations. */
export const ANSWER_BY_AMOUNT: Readonly<Record<number, SandboxAnswer>> = {
  13: 'decline',
  17: 'stall',
  19: 'repeat',
  23: 'fail',
  29: 'lose',
}

/** A sale, or a closed key for which nothing may be sold any more (`code` null). */
interface Sale {
  key: string
  amount: number
  code: string | null
}

/** Options of the sandbox. */
export interface SandboxOptions {
  /** Callers must send it. */
  token: string
  /** Keeps the sales over the end of the process. Default in memory. */
  file?: string
  /** How a request is treated. Default by its amount. */
  answerOf?: (order: { key: string; amount: number }) => SandboxAnswer
  /** Delay of a stalling response in milliseconds. Default 30,000. */
  stallMs?: number
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A gift-card service that sells worthless codes, once per key, whatever it responds. */
export function createGiftCardSandbox(options: SandboxOptions): { server: Server; sales: ReadonlyMap<string, Sale> } {
  const { token, file, stallMs = 30_000 } = options
  const answerOf = options.answerOf ?? (({ amount }) => ANSWER_BY_AMOUNT[amount] ?? 'sell')
  const sales = new Map<string, Sale>()
  let last = ''
  if (file && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const sale = JSON.parse(line) as Sale
      sales.set(sale.key, sale)
    }
  }
  // Written before it is answered, and in one step: two requests of one key cannot both sell.
  const keep = (sale: Sale): Sale => {
    sales.set(sale.key, sale)
    if (sale.code !== null) last = sale.code
    if (file) {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify(sale)}\n`, { mode: 0o600 })
    }
    return sale
  }
  const success = (code: string | null) => ({ body: { successFlag: true, response: { gcClaimCode: code } } })
  const DECLINED = { body: { successFlag: false, response: { gcClaimCode: null } } }

  const buy = async (key: string, amount: number): Promise<object | null> => {
    const known = sales.get(key)
    const answer = answerOf({ key, amount })
    if (answer === 'fail') return null
    if (known && known.code === null) return DECLINED
    if (answer === 'decline' && !known) return DECLINED
    if (answer === 'repeat' && !known) return last ? success(last) : null
    const { code } = known ?? keep({ key, amount, code: `${part()}-${part()}-${part()}` })
    if (answer === 'lose') return null
    if (answer === 'stall') await wait(stallMs, undefined, { ref: false })
    return success(code)
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${token}`) return reply(401, {})
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string' || !key) return reply(400, {})
    const { cardAmount: amount = 0 } = (await json(request)) as { cardAmount?: number }
    if (request.url === '/gift-cards/close')
      return reply(200, success((sales.get(key) ?? keep({ key, amount: 0, code: null })).code))
    if (request.url !== '/gift-cards' || !Number.isSafeInteger(amount) || amount < 1) return reply(400, {})
    const body = await buy(key, amount)
    return body ? reply(200, body) : reply(503, {})
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.headersSent || response.writeHead(400).end())
  })
  return { server, sales }
}
