import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Ids of the employees whom a report names, and for each whether that is certain; two lists of the same length. */
export interface Named {
  ids: string[]
  certain: boolean[]
}

interface PageAfter {
  /** Id of the last row of the previous page. */
  after: string | undefined
  limit: number
}

/** A page of the employees of a client, by id. */
export const findEmployees = (tx: Tx, clientId: string, { after, limit }: PageAfter) =>
  tx
    .selectFrom('employees')
    .select(['id', 'forename', 'surname', 'identifier', 'email'])
    .where('client_id', '=', clientId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()

/** A page of the accounts of a client that are not linked to an employee, by id, with the name of the client. */
export const findAccounts = (
  tx: Tx,
  clientId: string,
  { after, limit, authorId }: PageAfter & { authorId: string | null },
) =>
  tx
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.label', 'u.username', 'u.email', 'c.client_name'])
    .where('u.client_id', '=', clientId)
    .$if(authorId !== null, (query) => query.where('u.employee_id', 'is distinct from', authorId))
    .$if(after !== undefined, (query) => query.where('u.id', '>', after ?? ''))
    .orderBy('u.id')
    .limit(limit)
    .execute()

/** Inserts the employees whom a report names, and those who lead a team of any account of one; not its own author. */
export async function insertEmployeeConflicts(
  tx: Tx,
  { clientId, incidentId, authorId }: { clientId: string; incidentId: string; authorId: string | null },
  { ids, certain }: Named,
): Promise<void> {
  await sql`
    with named as materialized (
      select id, certain from unnest(${ids}::uuid[], ${certain}::boolean[]) as n (id, certain)
      where id is distinct from ${authorId}::uuid),
    leaders as (
      select l.employee_id as id, named.certain from named
        cross join lateral ssp_same_person(${clientId}::uuid, named.id) as account (id)
        join team_members m on m.client_id = ${clientId} and m.employee_id = account.id
        join team_members l on l.client_id = m.client_id and l.team_id = m.team_id and l.approver)
    insert into incident_conflicts (client_id, incident_id, employee_id, certain)
      select ${clientId}::uuid, ${incidentId}::uuid, id, bool_or(certain)
        from (select * from named union all select * from leaders) c
        where id is distinct from ${authorId}::uuid group by id`.execute(tx)
}

/** Inserts the accounts that a report names. */
export async function insertAccountConflicts(
  tx: Tx,
  { clientId, incidentId }: { clientId: string; incidentId: string },
  { ids, certain }: Named,
): Promise<void> {
  await sql`
    insert into incident_account_conflicts (client_id, incident_id, user_id, certain)
      select ${clientId}::uuid, ${incidentId}::uuid, id, certain
        from unnest(${ids}::uuid[], ${certain}::boolean[]) as n (id, certain)`.execute(tx)
}
