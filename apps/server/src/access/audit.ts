import type { Tx } from '../db/database.ts'

/** One line of the audit log. */
export interface AuditEntry {
  /** What was done, `<record>.<verb>`: `employee.create`, `session.login`. */
  action: string
  outcome?: 'done' | 'refused'
  /** Id of the record. */
  target?: string
  /** Further facts; never a password, token or code. */
  details?: Record<string, unknown>
}

/** Writes an audit row in the given transaction, so that a change and its trace stand or fall together. */
export async function audit(
  tx: Tx,
  who: { clientId: string; actor?: { userId: string; sessionId: string | null } | null },
  entry: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      client_id: who.clientId,
      user_id: who.actor?.userId ?? null,
      session_id: who.actor?.sessionId ?? null,
      action: entry.action,
      outcome: entry.outcome ?? 'done',
      target: entry.target ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
