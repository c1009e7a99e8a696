import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { inEnglish, type Sentence } from './interaction-sentences.ts'

/** The author of an action, and the client; a job passes on the account that queued it. */
export interface InteractionBy {
  actor: { userId: string; label: string }
  client: { id: string }
}

/** One entry of the interaction log. */
export interface Interaction {
  /** The employee whose log has the entry. The same entry may be in many logs. */
  employeeId: string | readonly string[]
  /** Lower case with underscores, `password_reset`: the label is read from it. */
  type: string
  /** A name, or sentences; never a password or a code. Default empty, for a type that needs none. */
  description?: string | readonly Sentence[]
  /** Id of the other employee or the team that the description names, for the types of `NAMING`. Default: none. */
  names?: string
  /** Whether the accounts that watch the client are notified, as of deletions (2-decisions 124). Default false. */
  notify?: boolean
  /** When it happened. Default now. */
  at?: Date | string
}

/**
 * Writes an entry into the logs of employees in the given transaction, so that a change and its entry are committed
 * together or not at all. A deleted employee gets none.
 */
export async function logInteraction(tx: Tx, { actor, client }: InteractionBy, entry: Interaction): Promise<void> {
  const { type, description = '', names = null, notify = false, at } = entry
  const [text, sentences] = typeof description === 'string' ? [description, []] : [inEnglish(description), description]
  const ids = typeof entry.employeeId === 'string' ? [entry.employeeId] : entry.employeeId
  if (ids.length === 0) return
  const moment = at === undefined ? sql`now()` : sql`${new Date(at).toISOString()}::timestamptz`
  await sql`insert into interactions (client_id, employee_id, created_at, type, description, sentences, named_id, notify, user_id, actor_label)
    select e.client_id, e.id, ${moment}, ${type}, ${text.slice(0, 500)}, ${JSON.stringify(sentences)}::jsonb, ${names}::uuid, ${notify}, ${actor.userId}::uuid, ${actor.label}
    from employees e where e.client_id = ${client.id} and e.id = any(${sql.val([...ids])}::uuid[])`.execute(tx)
}

/** Maximum number of entries of a removed employee's log in the audit log. */
const KEPT = 500

/** The log of an employee as texts of at most 400 characters, newest first; only the newest `KEPT` entries. */
export async function logTexts(tx: Tx, clientId: string, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select left(to_char(created_at at time zone 'UTC', 'DD.MM.YYYY HH24:MI') || ' UTC, ' || actor_label || ': '
      || replace(type, '_', ' ') || case when description = '' then '' else ', ' || description end, 400) as text
    from interactions where client_id = ${clientId} and employee_id = ${employeeId}
    order by created_at desc, id desc limit ${KEPT}`.execute(tx)
  return rows.map(({ text }) => text)
}
