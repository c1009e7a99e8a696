import type { components } from '@ssp/api/schema'
import type { Tx } from '../db/database.ts'

type Schemas = components['schemas']

/** A record whose access changed, by the name that it has now. */
export interface TrailSubject {
  kind: Schemas['TrailSubjectKind']
  /** null for several at once. */
  id: string | null
  label: string
}

/** One line of the audit log. */
export interface AuditEntry {
  /** What was done, `<record>.<verb>`: `employee.create`, `session.login`. */
  action: string
  outcome?: 'done' | 'refused'
  /** Id of the record. */
  target?: string
  /** Further facts; never a password, token or code. */
  details?: Record<string, unknown>
  /** With a change of access: what makes the row one of the trail that administrators read. */
  trail?: { actorLabel: string; subject: TrailSubject; changes: Schemas['TrailChange'][] }
}

/** Writes an audit row in the given transaction, so that a change and its trace stand or fall together. */
export async function audit(
  tx: Tx,
  who: { clientId: string; actor?: { userId: string; sessionId: string | null } | null },
  entry: AuditEntry,
): Promise<void> {
  const { trail } = entry
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
      ...(trail && {
        actor_label: trail.actorLabel,
        subject_kind: trail.subject.kind,
        subject_id: trail.subject.id,
        subject_label: trail.subject.label,
        changes: JSON.stringify(trail.changes),
        search_text: wordsOf(trail).join('\n').toLowerCase(),
      }),
    })
    .execute()
}

const wordsOf = ({ actorLabel, subject, changes }: NonNullable<AuditEntry['trail']>): string[] => [
  actorLabel,
  subject.label,
  ...changes.flatMap(({ of, from, to }) => [...(of ? [of] : []), ...from, ...to]),
]
