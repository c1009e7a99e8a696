import { teamRules, type TeamRule } from '@ssp/api/can'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from './actor.ts'

/** Whether a row belongs to one of the given teams. */
export type BelongsTo = (teamIds: readonly string[]) => RawBuilder<SqlBool>

/**
 * The employees named in a column, including former ones. An employee belongs to every team of which they are a member, or
 * were a member when it was deleted or they were removed.
 */
export const employeesIn =
  (clientId: RawBuilder<unknown>, employeeId: RawBuilder<unknown>): BelongsTo =>
  (teamIds) =>
    sql`exists (select from team_belonging m where m.client_id = ${clientId}
      and m.employee_id = ${employeeId} and m.team_id in (${sql.join(teamIds)}))`

/** The employees under an alias of `employees`. */
export const employeesAs = (alias: string): BelongsTo =>
  employeesIn(sql.ref(`${alias}.client_id`), sql.ref(`${alias}.id`))

/** The teams under an alias of `teams`. */
export const teamsAs =
  (alias: string): BelongsTo =>
  (teamIds) =>
    sql`${sql.ref(`${alias}.id`)} in (${sql.join(teamIds)})`

/**
 * The condition that excludes the rows out of reach of a restriction: those of its teams or, with `only`, all others,
 * including those of teams created later and of no team.
 */
export function outsideOf({ only, teamIds }: TeamRule, belongsTo: BelongsTo): RawBuilder<SqlBool> {
  if (teamIds.length === 0) return only ? sql`false` : sql`true`
  return only ? belongsTo(teamIds) : sql`not ${belongsTo(teamIds)}`
}

/**
 * The conditions that exclude the rows of restricted teams: a row that belongs to any of them is out of reach for the
 * permission, as in `can`. Empty if no team is restricted, so that query plans do not change.
 */
export const notRestricted = (actor: Actor, permission: string, belongsTo: BelongsTo): RawBuilder<SqlBool>[] =>
  teamRules(actor.rights, permission).map((rule) => outsideOf(rule, belongsTo))

/** As {@link notRestricted}, for one of several employees that a row may name: without one the row is not excluded. */
export const namesReached = (
  actor: Actor,
  permission: string,
  clientId: RawBuilder<unknown>,
  employeeId: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] =>
  notRestricted(actor, permission, employeesIn(clientId, employeeId)).map(
    (isReached) => sql`(${employeeId} is null or ${isReached})`,
  )
