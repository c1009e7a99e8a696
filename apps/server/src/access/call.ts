import { problem } from '../errors.ts'
import type { Actor, ClientRef } from './actor.ts'

/** The caller and the current client. */
export interface Call {
  actor: Actor
  client: ClientRef
}

/**
 * A client id that query or body repeats must be that of the path.
 * @throws problem `client_mismatch`.
 */
export function requireSameClient(call: Call, repeated: string | undefined): void {
  if (repeated !== undefined && repeated !== call.client.id) throw problem('client_mismatch')
}

/**
 * A record id that the body repeats must be that of the path.
 * @throws problem `invalid` naming the field.
 */
export function requireSame(field: string, expected: string, repeated: string): void {
  if (repeated !== expected) throw problem('invalid', { fields: { [field]: 'This differs from the address.' } })
}

/**
 * A platform id in the query must be that of the client.
 * @throws problem `not_found`.
 */
export function requireSamePlatform(call: Call, platformId: string | undefined): void {
  if (platformId !== undefined && platformId !== call.client.platformId) throw problem('not_found')
}
