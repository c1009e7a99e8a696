import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Tokens of a report that are compared with names. */
const MAX_TOKENS = 5_000
/** Tokens of the longest name that is found. */
const LONGEST = 5

/** Names that one statement looks for: each of them is a search in an index, and the embedded database holds the event loop. */
const SLICE = 2_500

/** The words of a text that may be part of a name. */
export const nameParts = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? []).slice(0, MAX_TOKENS).map(asNamePart)

/** What may be a full name: all runs of two to five words, and pairs the other way round ('Okafor, Ada'). */
export function possibleNames(parts: readonly string[]): string[] {
  const names = new Set<string>()
  for (let first = 0; first < parts.length; first += 1) {
    for (let length = 2; length <= LONGEST && first + length <= parts.length; length += 1) {
      names.add(parts.slice(first, first + length).join(' '))
    }
    if (first + 1 < parts.length) names.add(`${parts[first + 1]} ${parts[first]}`)
  }
  return [...names]
}

/** The employees whose full name is in a text, whatever the case and the accents. */
async function findNamed(tx: Tx, clientId: string, text: string): Promise<string[]> {
  // Folded together: each word is in nine of the names.
  const { rows } = await sql<{ folded: string }>`select ssp_fold(${nameParts(text).join('\n')}) as folded`.execute(tx)
  const names = possibleNames(rows[0]?.folded.split('\n') ?? [])
  const found = new Set<string>()
  for (let from = 0; from < names.length; from += SLICE) {
    const slice = names.slice(from, from + SLICE)
    const { rows } = await sql<{
      id: string
    }>`select id from ssp_named_employees(${clientId}, ${slice}::text[]) as id`.execute(tx)
    for (const { id } of rows) found.add(id)
  }
  return [...found]
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
  const found = (await findNamed(tx, clientId, text)).filter((id) => id !== authorId)
  if (found.length === 0) return
  await sql`
    with named as (select n as id from unnest(${found}::uuid[]) as n),
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
