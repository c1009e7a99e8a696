import { scopeAt, type Actor, type ClientRef } from '../access/actor.ts'
import type { OperationId } from '../contract/handlers.ts'
import type { Database, StatementOptions, Tx } from '../db/database.ts'
import { once } from './idempotency.ts'

/** The actor and the client of a call. */
export interface TenantCall {
  actor: Actor
  client: Pick<ClientRef, 'id' | 'platformId'>
}

/** One attempt to change something. */
export interface Attempt {
  operation: OperationId
  /** The Idempotency-Key header; without it every call changes again. */
  key?: string | undefined
  /** Identifies the attempt: the same key with another body is an error. Never a password. */
  body?: unknown
  /** Whether it reads one snapshot, as a record of everything does. Default false. */
  isSnapshot?: boolean
}

/** Maximum duration of a statement of a reading call in milliseconds; a longer one would delay all others. */
export const READ_MS = 3_000

/** The transactions of a call: they see and write only the rows of its client. */
export function tenantTransactions(database: Database) {
  return {
    /** Runs reading work in one snapshot. */
    tenantRead: <T>(
      { actor, client }: TenantCall,
      work: (tx: Tx) => Promise<T>,
      options: Pick<StatementOptions, 'isLong'> = {},
    ): Promise<T> =>
      database.withTenant(scopeAt(client, actor), work, {
        ...options,
        statementMs: READ_MS,
        isSnapshot: true,
        after: actor.wroteAt,
      }),

    /** Runs reading work on the rows of several clients for the caller, in one snapshot. */
    clientsRead: <T>(
      { actor }: Pick<TenantCall, 'actor'>,
      clientIds: readonly string[],
      work: (tx: Tx) => Promise<T>,
      options: Pick<StatementOptions, 'isLong'> = {},
    ): Promise<T> =>
      database.withClients(clientIds, work, {
        ...options,
        statementMs: READ_MS,
        after: actor.wroteAt,
        by: `${actor.homeClientId}/${actor.userId}`,
      }),

    /**
     * Runs changing work, once per key: a repeated call returns the result of the first one.
     * @throws problem `conflict` if the key was used for something else.
     */
    tenantWrite: <T>(
      { actor, client }: TenantCall,
      { operation, key, body, isSnapshot = false }: Attempt,
      work: (tx: Tx) => Promise<T>,
    ): Promise<T> =>
      database.withTenant(
        scopeAt(client, actor),
        (tx) => once(tx, { clientId: client.id, userId: actor.userId, key, operation, body }, () => work(tx)),
        { isSnapshot },
      ),
  }
}

export type TenantTransactions = ReturnType<typeof tenantTransactions>
