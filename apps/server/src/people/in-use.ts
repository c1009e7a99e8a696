import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Whether `employees as e` counts as an employee and receives e-mails: active, and not merged into another account
 * (docs/decisions/0111). The merged accounts, which are few, are read once: without statistics a join would compare all
 * with all.
 */
export const isInUse = sql<SqlBool>`(e.deactivated_at is null
  and (e.client_id, e.id) not in (select g.client_id, g.employee_id from employee_merges g))`

/** Whether the person of `employees as e` has not left: neither the account nor the one into which it was merged is deactivated. */
export const isPresent = sql<SqlBool>`(e.deactivated_at is null and not exists (
  select from employee_merges g join employees c on c.client_id = g.client_id and c.id = g.linked_id
    where g.client_id = e.client_id and g.employee_id = e.id and c.deactivated_at is not null))`

const deactivated = (clientId: string) =>
  sql`select z.id from employees z where z.client_id = ${clientId} and z.deactivated_at is not null`

/**
 * The ids of a client's accounts that are not in use. They are few, so looking them up is faster than looking up all
 * others.
 */
export const idsNotInUse = (clientId: string): RawBuilder<unknown> => sql`(${deactivated(clientId)}
  union all select g.employee_id from employee_merges g where g.client_id = ${clientId})`

/** The accounts that were merged into `employees as e`. Merges are no chain (migration 0126). */
export const mergedInto = sql`(select g.employee_id from employee_merges g where g.client_id = e.client_id and g.linked_id = e.id)`

/** The employee who counts for an account in a column: the one into whom it was merged, otherwise itself. */
export const personOf = (clientId: string, column: string): RawBuilder<string> => sql<string>`coalesce(
  (select g.linked_id from employee_merges g where g.client_id = ${clientId} and g.employee_id = ${sql.ref(column)}), ${sql.ref(column)})`

/** The number of a client's employees in use, from the counters that triggers maintain. */
export const countInUse = (clientId: string): RawBuilder<number> => sql<number>`(
  coalesce((select registered + unregistered from employee_counts where client_id = ${clientId}), 0)
  - (select count(*) from employee_merges g where g.client_id = ${clientId} and g.employee_id not in (${deactivated(clientId)})))`
