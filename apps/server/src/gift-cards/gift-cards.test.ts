import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startGiftCards, type TestGiftCards } from '../testing/rewards-fixture.ts'
import { createGiftCards, type GiftCards } from './gift-cards.ts'
import { createGiftCardSandbox } from './sandbox.ts'

let cards: TestGiftCards
let service: GiftCards
const open = (env: Record<string, string>) =>
  createGiftCards(loadConfig({ NODE_ENV: 'test', ...env }), createLog('silent'))
const order = () => ({ key: randomUUID(), employeeId: randomUUID(), amount: 20 })

beforeAll(async () => {
  cards = await startGiftCards()
  service = open(cards.env)
})
afterAll(() => cards.close())
beforeEach(() => cards.behave(undefined))

describe('a key', () => {
  test('sells one card, however often it is asked for', async () => {
    const wanted = order()
    const first = await service.buy(wanted)
    expect(first).toMatchObject({ state: 'issued', code: expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/) })
    expect(await Promise.all([service.buy(wanted), service.buy(wanted), service.close(wanted.key)])).toEqual([
      first,
      first,
      first,
    ])
  })

  test('that was closed sells none', async () => {
    const wanted = order()
    expect(await service.close(wanted.key)).toEqual({ state: 'none' })
    expect(await service.buy(wanted)).toEqual({ state: 'none' })
    expect(await service.close(wanted.key)).toEqual({ state: 'none' })
  })

  test.each(['lose', 'stall'] as const)('whose answer did not come (%s) says later what was sold', async (answer) => {
    const wanted = order()
    cards.behave(answer)
    expect(await service.buy(wanted)).toEqual({ state: 'unknown' })
    const code = cards.sales.get(wanted.key)?.code
    expect(code).toBeTruthy()
    expect(await service.close(wanted.key)).toEqual({ state: 'issued', code })
  })
})

test('a service that declines has sold nothing, one that fails has said nothing', async () => {
  cards.behave('decline')
  expect(await service.buy(order())).toEqual({ state: 'none' })
  cards.behave('fail')
  expect(await service.buy(order())).toEqual({ state: 'unknown' })
})

test.each([
  ['no JSON', 200, 'sold!'],
  ['a success without a code', 200, '{"body":{"successFlag":true,"response":{"gcClaimCode":null}}}'],
  ['a success with an empty code', 200, '{"body":{"successFlag":true,"response":{"gcClaimCode":"  "}}}'],
  ['another shape', 200, '{"successFlag":true}'],
  ['a code that is too long', 200, `{"body":{"successFlag":true,"response":{"gcClaimCode":"${'x'.repeat(201)}"}}}`],
  ['a redirect', 302, ''],
])('%s is no outcome', async (_name, status, body) => {
  const odd = createServer((_request, response) => response.writeHead(status, { location: '/' }).end(body))
  odd.listen(0, '127.0.0.1')
  await once(odd, 'listening')
  const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
  expect(await open({ ...cards.env, GIFT_CARD_URL: url }).buy(order())).toEqual({ state: 'unknown' })
  odd.closeAllConnections()
  odd.close()
  expect(await open({ ...cards.env, GIFT_CARD_URL: url }).buy(order())).toEqual({ state: 'unknown' })
})

test('rejects a purchase without the token, or without a service', async () => {
  expect(await open({ ...cards.env, GIFT_CARD_TOKEN: 'another-token-of-ours' }).buy(order())).toEqual({
    state: 'unknown',
  })
  const none = open({})
  expect(none.isConfigured).toBe(false)
  expect(await none.buy(order())).toEqual({ state: 'unknown' })
})

test('the sandbox keeps its sales over its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ssp-cards-'))
  const options = { token: 'x'.repeat(16), file: join(folder, 'sales.jsonl') }
  const codes = []
  for (let run = 0; run < 2; run += 1) {
    const { server } = createGiftCardSandbox(options)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const env = { GIFT_CARD_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const again = open({ ...env, GIFT_CARD_TOKEN: options.token })
    codes.push(await again.buy({ key: 'the-same', employeeId: 'x', amount: 5 }))
    server.closeAllConnections()
    server.close()
  }
  expect(codes[0]).toMatchObject({ state: 'issued' })
  expect(codes[1]).toEqual(codes[0])
  rmSync(folder, { recursive: true })
})
