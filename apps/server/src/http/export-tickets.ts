import { can } from '@ssp/api/can'
import { canReach, placeOf } from '../access/actor.ts'
import type { Call } from '../access/call.ts'
import type { Deps } from '../deps.ts'
import { problem } from '../errors.ts'
import { seal, unseal } from '../seal.ts'
import { findSessionActor } from '../session/actor.repository.ts'

/** How long an address works, in milliseconds. */
const LIFE_MS = 60_000

/** What an address carries, sealed. */
interface Ticket<Facts> {
  use: string
  clientId: string
  homeClientId: string
  userId: string
  sessionId: string
  expires: number
  facts: Facts
}

/** Addresses of files that are written while they are downloaded. */
export interface ExportTickets<Facts> {
  /** An address for the caller; it works for a minute. */
  address(call: Call, facts: Facts): string
  /**
   * The call that an address was made in, with the rights that the caller has now.
   * @throws problem `not_found` for an address that does not work, and for a caller who may no longer export.
   */
  open(text: string): Promise<{ call: Call; facts: Facts }>
}

/**
 * Makes the addresses of one kind of export.
 * @param kind `path` is where they lead, `use` keeps them from serving another kind, `permission` is what the caller needs.
 */
export function exportTickets<Facts>(
  { database, directory, keys, config }: Pick<Deps, 'database' | 'directory' | 'keys' | 'config'>,
  { path, use, permission }: { path: string; use: string; permission: string },
): ExportTickets<Facts> {
  function ticketOf(text: string): Ticket<Facts> {
    try {
      const ticket = unseal(keys.seal, Buffer.from(text, 'base64url').toString('base64')) as Ticket<Facts>
      if (ticket.use === use && ticket.expires > Date.now()) return ticket
    } catch {
      // A text that this server has not sealed.
    }
    throw problem('not_found')
  }

  return {
    address({ actor: { homeClientId, userId, sessionId }, client }, facts) {
      const caller = { homeClientId, userId, sessionId }
      const ticket: Ticket<Facts> = { use, clientId: client.id, ...caller, expires: Date.now() + LIFE_MS, facts }
      const text = Buffer.from(seal(keys.seal, ticket), 'base64').toString('base64url')
      return `${config.publicUrl}${path}?ticket=${text}`
    },

    async open(text) {
      const { clientId, homeClientId, userId, sessionId, facts } = ticketOf(text)
      const client = await directory.byId(clientId)
      const actor = await database.readSystem((db) => findSessionActor(db, { homeClientId, userId, sessionId }))
      if (!client || !actor || !canReach(actor, client)) throw problem('not_found')
      if (!can(actor.rights, permission, placeOf(actor, client))) throw problem('not_found')
      return { call: { actor, client }, facts }
    },
  }
}
