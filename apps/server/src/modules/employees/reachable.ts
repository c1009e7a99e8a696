import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'

/** The conditions on `employees as e` that exclude those whom a permission hides from the caller. */
export const reachable = (actor: Actor, permissions: readonly string[] = ['EMPLOYEES_VIEW']): RawBuilder<SqlBool>[] =>
  permissions.flatMap((permission) => notRestricted(actor, permission, employeesAs('e')))
