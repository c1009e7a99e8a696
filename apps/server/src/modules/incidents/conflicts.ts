import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Tokens of a report that are compared with names. */
const MAX_TOKENS = 5_000
/** Tokens of the longest name that is found. */
const LONGEST = 5

/**
 * What may be a full name: all runs of two to five tokens, and pairs the other way round ('Okafor, Ada'). Upper and lower case
 * and accents are left to the database.
 */
export function possibleNames(text: string): string[] {
  const tokens = (text.match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? []).slice(0, MAX_TOKENS).map(asNamePart)
  const names = new Set<string>()
  for (let first = 0; first < tokens.length; first += 1) {
    for (let length = 2; length <= LONGEST && first + length <= tokens.length; length += 1) {
      names.add(tokens.slice(first, first + length).join(' '))
    }
    if (first + 1 < tokens.length) names.add(`${tokens[first + 1]} ${tokens[first]}`)
  }
  return [...names]
}

/**
 * Writes down who is named in a report, and who leads a team of somebody who is; not its own author.
 * @param text all answers.
 */
export async function insertConflicts(
  tx: Tx,
  { clientId, incidentId, authorId }: { clientId: string; incidentId: string; authorId: string | null },
  text: string,
): Promise<void> {
  const names = possibleNames(text)
  if (names.length === 0) return
  await sql`
    with named as materialized (
      select n as id from ssp_named_employees(${clientId},
        array(select ssp_fold(name) from unnest(${names}::text[]) as name)) as n
      where n is distinct from ${authorId}::uuid),
    leaders as (
      select l.employee_id as id from named
        join team_members m on m.client_id = ${clientId} and m.employee_id = named.id
        join team_members l on l.client_id = m.client_id and l.team_id = m.team_id and l.approver)
    insert into incident_conflicts (client_id, incident_id, employee_id)
      select ${clientId}::uuid, ${incidentId}::uuid, id from (select id from named union select id from leaders) c
      where id is distinct from ${authorId}::uuid`.execute(tx)
}

/** A token without the full stops and the possessive that end it. */
function asNamePart(token: string): string {
  let end = token.length
  while (token[end - 1] === '.') end -= 1
  return token.slice(0, end).replace(/['’]s?$/i, '')
}
