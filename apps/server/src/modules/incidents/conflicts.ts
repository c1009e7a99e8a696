import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { mentionsOf, namedIn, wordsOf, type Known } from './mentions.ts'

/** Employees or accounts that are compared at a time; 250 take at most 20 ms on one core. */
const PAGE = 250

type Person = Known & { id: string }

const findEmployees = (tx: Tx, clientId: string, after: string | undefined): Promise<Person[]> =>
  tx
    .selectFrom('employees')
    .select(['id', 'forename', 'surname', 'identifier', 'email'])
    .where('client_id', '=', clientId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(PAGE)
    .execute()

/**
 * Accounts apart from that of an employee. The last word of their name counts as a surname, unless a word of it is one of the
 * client's name: 'Acme administrator' is a function, and most reports say who the employer is.
 */
async function findAccounts(
  tx: Tx,
  clientId: string,
  after: string | undefined,
  authorId: string | null,
): Promise<Person[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('clients as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.label', 'u.username', 'u.email', 'c.client_name'])
    .where('u.client_id', '=', clientId)
    .$if(authorId !== null, (query) => query.where('u.employee_id', 'is distinct from', authorId))
    .$if(after !== undefined, (query) => query.where('u.id', '>', after ?? ''))
    .orderBy('u.id')
    .limit(PAGE)
    .execute()
  return rows.map(({ label, client_name, ...row }) => {
    const parts = wordsOf(label)
    const isFunction = wordsOf(client_name).some((word) => parts.includes(word))
    const names = isFunction ? [...parts, ''] : parts
    return { ...row, forename: names.slice(0, -1).join(' '), surname: names.at(-1) ?? '' }
  })
}

/** Everybody whom a text names, with how sure that is, as two lists of the same length. */
async function findNamed(
  mentions: Awaited<ReturnType<typeof mentionsOf>>,
  page: (after: string | undefined) => Promise<Person[]>,
) {
  const named = { ids: [] as string[], certain: [] as boolean[] }
  for (let after: string | undefined, isMore = true; isMore;) {
    const people = await page(after)
    for (const person of people) {
      const certainty = namedIn(mentions, person)
      if (!certainty) continue
      named.ids.push(person.id)
      named.certain.push(certainty === 'certain')
    }
    after = people.at(-1)?.id
    isMore = people.length === PAGE
  }
  return named
}

/**
 * Writes down who is or may be named in a report, and who leads a team of an employee who is; not its own author.
 * @param report `text` is all answers, `people` the employees whom the reporter picked.
 */
export async function insertConflicts(
  tx: Tx,
  { clientId, incidentId, authorId }: { clientId: string; incidentId: string; authorId: string | null },
  { text, people }: { text: string; people: readonly string[] },
): Promise<void> {
  const mentions = await mentionsOf(text)
  const employees = await findNamed(mentions, (after) => findEmployees(tx, clientId, after))
  const accounts = await findNamed(mentions, (after) => findAccounts(tx, clientId, after, authorId))
  await sql`
    with named as materialized (
      select id, certain from unnest(${[...employees.ids, ...people]}::uuid[],
        ${[...employees.certain, ...people.map(() => true)]}::boolean[]) as n (id, certain)
      where id is distinct from ${authorId}::uuid),
    leaders as (
      select l.employee_id as id, named.certain from named
        join team_members m on m.client_id = ${clientId} and m.employee_id = named.id
        join team_members l on l.client_id = m.client_id and l.team_id = m.team_id and l.approver)
    insert into incident_conflicts (client_id, incident_id, employee_id, certain)
      select ${clientId}::uuid, ${incidentId}::uuid, id, bool_or(certain)
        from (select * from named union all select * from leaders) c
        where id is distinct from ${authorId}::uuid group by id`.execute(tx)
  await sql`
    insert into incident_account_conflicts (client_id, incident_id, user_id, certain)
      select ${clientId}::uuid, ${incidentId}::uuid, id, certain
        from unnest(${accounts.ids}::uuid[], ${accounts.certain}::boolean[]) as n (id, certain)`.execute(tx)
}
