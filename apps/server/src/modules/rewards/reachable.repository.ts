import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'

/** Conditions on rows that the caller's restrictions by team leave. */
export type Conditions = RawBuilder<SqlBool>[]

/** The permission of every reward operation of the portal (3-decisions 5). */
const PERMISSION = 'REWARDS_VIEW'

/** A reward belongs to every team of its recipient. */
const rewardsAs = (alias: string) => (teamIds: readonly string[]) =>
  sql<SqlBool>`exists (select from team_belonging m where m.client_id = ${sql.ref(`${alias}.client_id`)}
    and m.employee_id = ${sql.ref(`${alias}.employee_id`)} and m.team_id in (${sql.join(teamIds)}))`

/** Conditions on `rewards as r`. */
export const reachableRewards = (actor: Actor): Conditions => notRestricted(actor, PERMISSION, rewardsAs('r'))

/** Conditions on `employees as e`. */
export const reachableEmployees = (actor: Actor): Conditions => notRestricted(actor, PERMISSION, employeesAs('e'))
