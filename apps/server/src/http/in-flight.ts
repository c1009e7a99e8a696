import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPlaces } from '../db/places.ts'
import { problem } from '../errors.ts'
import { networkOf } from '../session/network-of.ts'
import { bodyIsOnItsWay } from './body-timeouts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is answered however much is in flight. */
    isExempt?: boolean
  }
  interface FastifyRequest {
    /** Releases its slot; null while it has none. */
    leaveWork: (() => void) | null
  }
}

const tooMany = () => problem('too_many_requests', { retryAt: new Date(Date.now() + 1000) })

/**
 * Limits the number of requests processed at once, because beyond `max` every response would take seconds. No address and
 * no client may have more than two thirds of them, and no account more than one third. A request whose body is still
 * arriving counts only for its address and account.
 */
export function registerInFlightLimits(app: FastifyInstance, { max }: { max: number }): void {
  const all = createPlaces(max)
  const addresses = createPlaces(Math.ceil((max * 2) / 3))
  const clients = createPlaces(Math.ceil((max * 2) / 3))
  const accounts = createPlaces(Math.ceil(max / 3))
  app.decorateRequest('leaveWork', null)

  const work = (request: FastifyRequest) => {
    request.leaveWork = all.take('') ?? null
    if (!request.leaveWork) throw problem('unavailable')
  }
  const rest = (request: FastifyRequest) => {
    request.leaveWork?.()
    request.leaveWork = null
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isExempt) return
    const leave = addresses.take(networkOf(request.ip))
    if (!leave) throw tooMany()
    // `close` is also emitted when the caller hangs up; Fastify need not call onResponse.
    reply.raw.once('close', () => {
      leave()
      rest(request)
    })
    work(request)
  })
  // The caller is known by now, and the body is not read yet.
  app.addHook('preParsing', async (request, reply) => {
    const { caller, tenant } = request
    // The caller has hung up: no further `close` would free the slot.
    if (reply.raw.destroyed) return
    if (caller) {
      for (const leave of [accounts.take(`${caller.homeClientId}/${caller.userId}`), clients.take(tenant?.id ?? '')]) {
        if (!leave) throw tooMany()
        reply.raw.once('close', leave)
      }
    }
    if (bodyIsOnItsWay(request.raw)) rest(request)
  })
  app.addHook('preValidation', async (request, reply) => {
    const { isExempt, takesFile } = request.routeOptions.config
    if (!request.leaveWork && !isExempt && !takesFile && !reply.raw.destroyed) work(request)
  })
}
