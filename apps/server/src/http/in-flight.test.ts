import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerInFlightLimits } from './in-flight.ts'
import { registerProblems } from './problems.ts'

/** An app that works on six requests at once and holds each until `release`. */
async function startApp() {
  const app = Fastify()
  onTestFinished(() => app.close())
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let working = 0
  app.decorateRequest('caller', null)
  app.decorateRequest('tenant', null)
  app.addHook('onRequest', async (request) => {
    const userId = request.headers['x-user']
    request.caller = userId ? ({ homeClientId: 'acme', userId } as never) : null
    request.tenant = { id: request.headers['x-client'] } as never
  })
  registerProblems(app)
  registerInFlightLimits(app, { max: 6 })
  app.post('/', async () => {
    working += 1
    await released
    return 'done'
  })
  const send = async (address: string, user?: string, client = 'acme') => {
    const headers = user ? { 'x-user': user, 'x-client': client } : {}
    return (await app.inject({ method: 'POST', url: '/', payload: {}, remoteAddress: address, headers })).statusCode
  }
  return { send, release, working: () => working }
}

test.each([
  ['a third of the places go to one account, from wherever', 2, (n: number) => [`10.0.0.${n}`, 'ann'], 429],
  ['two thirds of the places go to one client', 4, (n: number) => [`10.0.0.${n}`, `user${n}`], 429],
  ['two thirds of the places go to one address', 4, () => ['10.0.0.1'], 429],
  ['all places go to many', 6, (n: number) => [`10.0.0.${n}`], 503],
])('%s', async (_name, places, senderOf, status) => {
  const { send, release, working } = await startApp()
  const from = (n: number) => send(...(senderOf(n) as [string, string?]))
  const held = Array.from({ length: places }, (_, n) => from(n))
  await expect.poll(working).toBe(places)
  expect(await from(places)).toBe(status)
  if (status === 429) held.push(send('10.9.9.9', 'bea', 'borealis'))
  release()
  expect(new Set(await Promise.all(held))).toEqual(new Set([200]))
  // Each place was given back.
  expect(await Promise.all(Array.from({ length: places }, (_, n) => from(n)))).toEqual(Array(places).fill(200))
})
