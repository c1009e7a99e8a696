import { random } from '../apps/server/src/seed/random.ts'
import { delaySeed, port, serverPort } from './port'
import { startProxy } from './proxy'

/** Longest delays in milliseconds, of an answer of the API and of everything else. */
const LONGEST = { api: 400, other: 100 }

/** With `E2E_DELAY` answers are late by chance, so that they arrive in another order. */
export default async function startDelayingProxy() {
  if (!delaySeed) return undefined
  const delays = random(delaySeed)
  const proxy = await startProxy(serverPort, {
    port,
    lateness: (address) => delays.between(0, address.startsWith('/api/') ? LONGEST.api : LONGEST.other),
  })
  return proxy.close
}
