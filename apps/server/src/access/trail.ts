import type { components } from '@ssp/api/schema'
import type { Tx } from '../db/database.ts'
import type { Actor, ClientRef } from './actor.ts'
import { audit, type TrailSubject } from './audit.ts'

type Schemas = components['schemas']
type Change = Schemas['TrailChange']

/** Who changes, and where. */
export interface TrailCall {
  actor: Actor
  client: ClientRef
}

/** One value that became another, as the trail shows it; nothing when it stayed. */
export function became(
  field: Change['field'],
  from: string | null,
  to: string | null,
  of: string | null = null,
): Change[] {
  return from === to ? [] : [{ field, of, from: from === null ? [] : [from], to: to === null ? [] : [to] }]
}

/** What went from a list and what came; nothing when it stayed. */
export function exchanged(
  field: Change['field'],
  from: readonly string[],
  to: readonly string[],
  of: string | null = null,
): Change[] {
  return from.length + to.length === 0 ? [] : [{ field, of, from: from.toSorted(), to: to.toSorted() }]
}

/** A secret that was set anew: the trail says so and shows neither. */
export const setAnew = (field: 'password' | 'picture'): Change => ({ field, of: null, from: [], to: [] })

/**
 * Leaves the trace of a change of access, in the transaction of the change. What in the end changed nothing leaves a row
 * of the audit log, but none that people are shown.
 */
export async function trail(
  tx: Tx,
  { actor, client }: TrailCall,
  entry: {
    action: Schemas['TrailAction']
    subject: TrailSubject
    changes: Change[]
    details?: Record<string, unknown>
  },
): Promise<void> {
  const { action, subject, changes, details } = entry
  await audit(
    tx,
    { clientId: client.id, actor },
    {
      action,
      ...(subject.id !== null && { target: subject.id }),
      ...(details && { details }),
      ...(changes.length > 0 && { trail: { actorLabel: actor.label, subject, changes } }),
    },
  )
}

/** Names of clients by id. One that row-level security hides from the caller goes by its id. */
export async function clientNames(tx: Tx, ids: readonly string[]): Promise<(id: string) => string> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('clients')
          .select(['id', 'client_name'])
          .where('id', 'in', [...ids])
          .execute()
  const names = new Map(rows.map((row) => [row.id, row.client_name]))
  return (id) => names.get(id) ?? id
}
