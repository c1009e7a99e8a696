import type { components } from '@ssp/api/schema'
import { sql } from 'kysely'
import type { MergedField } from '../../db/columns.ts'
import type { Tx } from '../../db/database.ts'
import type { EmployeeScope } from './employees.repository.ts'

/** A merge link with the employee at its other end. */
export type MergedEmployee = components['schemas']['MergedEmployee']

// `other` is the end of the link that is shown, `of` the end that is asked for.
const linksOf = (
  tx: Tx,
  clientId: string,
  id: string,
  [of, other]: readonly ['employee_id' | 'linked_id', 'employee_id' | 'linked_id'],
  conditions: EmployeeScope['conditions'],
): Promise<MergedEmployee[]> =>
  tx
    .selectFrom('employee_merges as m')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'm.client_id').onRef('e.id', '=', `m.${other}`),
    )
    .select(['e.id', 'e.title', 'e.forename', 'e.surname', 'e.identifier', 'e.email'])
    .select(['m.employee_id', 'm.linked_id', 'm.created_at'])
    .where('m.client_id', '=', clientId)
    .where(`m.${of}`, '=', id)
    .where((at) => at.and(conditions))
    .orderBy('m.created_at', 'desc')
    .orderBy('e.id')
    .limit(1000)
    .execute()

/** The accounts merged into an employee's account, and the one it was merged into, without those out of reach. */
export async function findMerges(tx: Tx, clientId: string, id: string, conditions: EmployeeScope['conditions']) {
  return {
    merger: await linksOf(tx, clientId, id, ['linked_id', 'employee_id'], conditions),
    merged: await linksOf(tx, clientId, id, ['employee_id', 'linked_id'], conditions),
  }
}

/**
 * Why an account may not be merged into another: it was merged away, it is itself a target, or the other one was merged away.
 * Undefined when it may.
 */
export async function findMergeFault(
  tx: Tx,
  clientId: string,
  employeeId: string,
  linkedId: string,
): Promise<'merged' | 'target' | 'gone' | undefined> {
  const links = await tx
    .selectFrom('employee_merges')
    .select(['employee_id', 'linked_id'])
    .where('client_id', '=', clientId)
    .where((or) => or.or([or('employee_id', 'in', [employeeId, linkedId]), or('linked_id', '=', employeeId)]))
    .execute()
  if (links.some((link) => link.employee_id === employeeId)) return 'merged'
  if (links.some((link) => link.linked_id === employeeId)) return 'target'
  return links.some((link) => link.employee_id === linkedId) ? 'gone' : undefined
}

/** Links an account to the correct one. */
export const insertMerge = (
  tx: Tx,
  link: { client_id: string; employee_id: string; linked_id: string; user_id: string; taken?: string },
) => tx.insertInto('employee_merges').values(link).execute()

/** Whether a portal account is or was linked to one of these employees, or to an account merged with one. */
export async function isOwnPerson(tx: Tx, clientId: string, userId: string, employeeIds: string[]): Promise<boolean> {
  const { rows } = await sql`select from user_employees where client_id = ${clientId} and user_id = ${userId}
    and employee_id in (select ssp_same_person(${clientId}, o.id) from unnest(${employeeIds}::uuid[]) as o (id)) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** A merge that was deleted. */
export interface DeletedMerge {
  linked_id: string
  created_at: string
  taken: MergedField[]
}

/** Deletes a merge. @returns undefined if it does not exist. */
export async function deleteMerge(
  tx: Tx,
  clientId: string,
  employeeId: string,
  linkedId: string,
): Promise<DeletedMerge | undefined> {
  return tx
    .deleteFrom('employee_merges')
    .where('client_id', '=', clientId)
    .where('employee_id', '=', employeeId)
    .where('linked_id', '=', linkedId)
    .returning(['linked_id', 'created_at', 'taken'])
    .executeTakeFirst()
}

/** The merges of an account, on either side. */
export const findMergesOf = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('employee_merges')
    .select(['employee_id', 'linked_id'])
    .where('client_id', '=', clientId)
    .where((or) => or.or([or('employee_id', '=', id), or('linked_id', '=', id)]))
    .execute()

/** The merges into an account, newest first; the merged accounts are locked until the transaction ends. */
export const findMergesInto = (tx: Tx, clientId: string, linkedId: string) =>
  tx
    .selectFrom('employee_merges as m')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.client_id', '=', 'm.client_id').onRef('e.id', '=', 'm.employee_id'),
    )
    .select(['m.employee_id', 'm.taken', 'e.identifier'])
    .where('m.client_id', '=', clientId)
    .where('m.linked_id', '=', linkedId)
    .orderBy('m.created_at', 'desc')
    .forNoKeyUpdate(['e'])
    .execute()

/** Whether a later merge into the same account has taken over a field of this one. */
export async function isTakenAgain(tx: Tx, clientId: string, merge: DeletedMerge): Promise<boolean> {
  const later = await tx
    .selectFrom('employee_merges')
    .select('taken')
    .where('client_id', '=', clientId)
    .where('linked_id', '=', merge.linked_id)
    .where('created_at', '>', merge.created_at)
    .execute()
  const fields = new Set(merge.taken.map(({ field }) => field))
  return later.some(({ taken }) => taken.some(({ field }) => fields.has(field)))
}

/** Whether an account other than the given ones has an identifier. */
export async function isIdentifierInUse(
  tx: Tx,
  clientId: string,
  identifier: string,
  except: string[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', clientId)
    .where('identifier', '=', identifier)
    .where('id', 'not in', except)
    .executeTakeFirst()
  return found !== undefined
}
