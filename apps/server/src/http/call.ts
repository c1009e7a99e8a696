import type { FastifyRequest } from 'fastify'
import type { Call } from '../access/call.ts'
import { callerFrom, tenantFrom } from './authorise.ts'

/** The caller and the client of an operation that is not public. */
export function callOf(request: FastifyRequest): Call {
  return { actor: callerFrom(request), client: tenantFrom(request) }
}

/** The Idempotency-Key header. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
