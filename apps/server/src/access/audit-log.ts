import type { components } from '@ssp/api/schema'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Actor, ClientRef } from './actor.ts'

type Schemas = components['schemas']
export type Change = Schemas['AuditChange']

/** A record whose access changed, with its name at that time. */
export interface AuditSubject {
  kind: Schemas['AuditSubjectKind']
  /** null for several at once. */
  id: string | null
  label: string
}

/** One row of the audit log. */
export interface AuditRow {
  /** What was done, `<record>.<verb>`: `employee.create`, `session.login`. */
  action: string
  outcome?: 'done' | 'refused'
  /** Id of the record. */
  target?: string
  /** Further facts; never a password, token or code. */
  details?: Record<string, unknown>
  /** A change of access. Only rows with one are shown to administrators. */
  change?: { actor: Actor; subject: AuditSubject; changes: Change[] }
  /** Default now; demo data has a past. */
  at?: Date
}

/** Writes a row in the given transaction, so that a change and its row are committed together or not at all. */
export async function audit(
  tx: Tx,
  who: { clientId: string; actor?: { userId: string; sessionId: string | null } | null },
  { action, outcome = 'done', target, details = {}, change, at }: AuditRow,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      client_id: who.clientId,
      user_id: who.actor?.userId ?? null,
      session_id: who.actor?.sessionId ?? null,
      action,
      outcome,
      target: target ?? null,
      details: JSON.stringify(details),
      ...(at && { at }),
      ...(change && {
        actor_label: change.actor.label,
        actor_username: change.actor.username,
        // Only for an account of another client; all others are found by their username.
        ...(change.actor.homeClientId !== who.clientId && {
          actor_client: sql<string>`ssp_client_name(${change.actor.homeClientId})`,
        }),
        subject_kind: change.subject.kind,
        subject_id: change.subject.id,
        subject_label: change.subject.label,
        changes: JSON.stringify(change.changes),
        search_text: sql<string>`ssp_fold(${searchTextOf(change)})`,
      }),
    })
    .execute()
}

/** Writes a row at the client of a call, with its actor. */
export const auditCall = (
  tx: Tx,
  { actor, client }: { actor: Actor; client: Pick<ClientRef, 'id'> },
  entry: AuditRow,
): Promise<void> => audit(tx, { clientId: client.id, actor }, entry)

const searchTextOf = ({ actor, subject, changes }: NonNullable<AuditRow['change']>): string =>
  [
    actor.label,
    actor.username,
    subject.label,
    ...changes.filter(({ field }) => field !== 'log').flatMap(({ of, from, to }) => [of ?? '', ...from, ...to]),
  ]
    .filter(Boolean)
    .join('\n')

/**
 * Writes the row of a change of access. Without `changes` the row is written too, but not shown to administrators, because
 * nothing is different afterwards.
 */
export async function auditChange(
  tx: Tx,
  { actor, client }: { actor: Actor; client: Pick<ClientRef, 'id'> },
  entry: {
    action: Schemas['AuditAction']
    subject: AuditSubject
    changes: Change[]
    details?: Record<string, unknown>
    at?: Date
  },
): Promise<void> {
  const { action, subject, changes, details, at } = entry
  await auditCall(
    tx,
    { actor, client },
    {
      action,
      ...(subject.id !== null && { target: subject.id }),
      ...(details && { details }),
      ...(at && { at }),
      ...(changes.length > 0 && { change: { actor, subject, changes } }),
    },
  )
}

/** A value before and after; empty when both are equal. */
export function valueChange(
  field: Change['field'],
  from: string | null,
  to: string | null,
  of: string | null = null,
): Change[] {
  return from === to ? [] : [{ field, of, from: from === null ? [] : [from], to: to === null ? [] : [to] }]
}

/** The removed and added values of a list; empty if there are none. */
export function listChange(
  field: Change['field'],
  removed: readonly string[],
  added: readonly string[],
  of: string | null = null,
): Change[] {
  return removed.length + added.length === 0 ? [] : [{ field, of, from: removed.toSorted(), to: added.toSorted() }]
}

/** A new password or picture; neither the old nor the new one is logged. */
export const secretChange = (field: 'password' | 'picture'): Change => ({ field, of: null, from: [], to: [] })

/** Names of clients by id. A client hidden from the caller by row-level security has its id instead. */
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
