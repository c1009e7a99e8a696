import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { problem } from '../errors.ts'
import { isAsked, type Audience, type Subject } from './subject.ts'

const keyOf = ({ clientId, kind, id }: Subject) => ({ client_id: clientId, subject_kind: kind, subject_id: id })

/** The acknowledgement request of a subject; undefined if there is none. */
export const findRequest = (tx: Tx, subject: Subject) =>
  tx
    .selectFrom('acknowledgement_requests')
    .select(['title', 'content_version', 'due_date', 'version'])
    .where((at) => at.and(keyOf(subject)))
    .executeTakeFirst()

/** Sets the audience of a subject's request. Does nothing without a request. Acknowledgements are kept. */
export async function setAudience(tx: Tx, subject: Subject, audience: Audience): Promise<void> {
  if (!(await findRequest(tx, subject))) return
  const key = keyOf(subject)
  await tx
    .deleteFrom('acknowledgement_audiences')
    .where((at) => at.and(key))
    .execute()
  const rows =
    audience === 'everyone'
      ? [key]
      : 'teamIds' in audience
        ? audience.teamIds.map((team_id) => ({ ...key, team_id }))
        : audience.employeeIds.map((employee_id) => ({ ...key, employee_id }))
  if (rows.length > 0) await tx.insertInto('acknowledgement_audiences').values(rows).execute()
}

/**
 * Requests acknowledgement of a subject from an audience, or changes the title, due date and audience of the request.
 * @returns its version.
 */
export async function requestAcknowledgement(
  tx: Tx,
  subject: Subject,
  asked: {
    title: string
    /** Version of the subject at the first request. Default 1. */
    contentVersion?: number
    dueDate: string | null
    audience: Audience
    requestedBy: string | null
  },
): Promise<number> {
  const facts = { title: asked.title, due_date: asked.dueDate }
  const { version } = await tx
    .insertInto('acknowledgement_requests')
    .values({
      ...keyOf(subject),
      ...facts,
      content_version: asked.contentVersion ?? 1,
      requested_by: asked.requestedBy,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'subject_kind', 'subject_id']).doUpdateSet(facts))
    .returning('version')
    .executeTakeFirstOrThrow()
  await setAudience(tx, subject, asked.audience)
  return version
}

/**
 * Records that the content of a subject was replaced. Everyone is asked again only if its meaning has changed, because the
 * acknowledgements were for the previous version. Does nothing without a request.
 */
export async function replaceSubject(
  tx: Tx,
  subject: Subject,
  { title, meaningChanged }: { title: string; meaningChanged: boolean },
): Promise<void> {
  await tx
    .updateTable('acknowledgement_requests')
    .set({ title, ...(meaningChanged && { content_version: sql<number>`content_version + 1` }) })
    .where((at) => at.and(keyOf(subject)))
    .execute()
  // An employee who was reminded of the old version may be reminded of the new one at once.
  if (meaningChanged)
    await tx
      .deleteFrom('acknowledgement_nudges')
      .where((at) => at.and(keyOf(subject)))
      .execute()
}

/** Withdraws the request. @returns whether there was one. */
export async function withdrawRequest(tx: Tx, subject: Subject): Promise<boolean> {
  const gone = await tx
    .deleteFrom('acknowledgement_requests')
    .where((at) => at.and(keyOf(subject)))
    .returning('subject_id')
    .executeTakeFirst()
  return gone !== undefined
}

/**
 * Records that an employee acknowledges one version of a subject; a repeated call keeps the first time.
 * @returns whether it is new.
 * @throws problem `not_found` if the employee was not asked, `conflict` for a replaced version.
 */
export async function acknowledge(tx: Tx, subject: Subject, employeeId: string, version: number): Promise<boolean> {
  const asked = await tx
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.id', '=', employeeId)
    .where(isAsked(subject))
    .executeTakeFirst()
  // Locked: otherwise a simultaneous replacement would be acknowledged unseen.
  const request = await tx
    .selectFrom('acknowledgement_requests')
    .select('content_version')
    .where((at) => at.and(keyOf(subject)))
    .forUpdate()
    .executeTakeFirst()
  if (!asked || !request) throw problem('not_found')
  if (request.content_version !== version)
    throw problem('conflict', { message: 'This has changed since you opened it. Please read it again.' })
  const made = await tx
    .insertInto('acknowledgements')
    .values({ ...keyOf(subject), content_version: version, employee_id: employeeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .executeTakeFirst()
  return made !== undefined
}
