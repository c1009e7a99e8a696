import type { Tx } from '../../db/database.ts'
import { isPresent } from '../../people/in-use.ts'
import type { Conditions } from './reachable.repository.ts'

/** An employee who may be named; undefined if there is none. */
export const findEmployee = (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.deactivated_at', isPresent.as('present')])
    .where('e.client_id', '=', clientId)
    .where('e.id', '=', id)
    .where((at) => at.and(reachable))
    .executeTakeFirst()

/** A team that may be named; undefined if there is none. */
export const findTeam = (tx: Tx, clientId: string, id: string, reachable: Conditions) =>
  tx
    .selectFrom('teams as t')
    .select(['t.id', 't.label'])
    .where('t.client_id', '=', clientId)
    .where('t.id', '=', id)
    .where((at) => at.and(reachable))
    .executeTakeFirst()

/** Adds the like of an employee; one that is there stays. */
export const addLike = (tx: Tx, clientId: string, recognitionId: string, employeeId: string) =>
  tx
    .insertInto('recognition_likes')
    .values({ client_id: clientId, recognition_id: recognitionId, employee_id: employeeId })
    .onConflict((conflict) => conflict.columns(['client_id', 'recognition_id', 'employee_id']).doNothing())
    .execute()

/** Takes the like of an employee away. */
export const removeLike = (tx: Tx, clientId: string, recognitionId: string, employeeId: string) =>
  tx
    .deleteFrom('recognition_likes')
    .where('client_id', '=', clientId)
    .where('recognition_id', '=', recognitionId)
    .where('employee_id', '=', employeeId)
    .execute()
