import type { Tx } from '../../db/database.ts'
import * as repository from './conflicts.repository.ts'
import type { Named } from './conflicts.repository.ts'
import { mentionsOf, namedIn, wordsOf, type Known } from './mentions.ts'

/** Maximum number of employees or accounts compared at a time; 250 take at most 20 ms on one core. */
const PAGE = 250

type Person = Known & { id: string }

/**
 * Accounts that are not linked to an employee. The last word of their name counts as a surname, unless the name contains a
 * word of the client's name: 'Acme administrator' is a function, and most reports mention the employer.
 */
async function findAccounts(
  tx: Tx,
  clientId: string,
  after: string | undefined,
  authorId: string | null,
): Promise<Person[]> {
  const rows = await repository.findAccounts(tx, clientId, { after, limit: PAGE, authorId })
  return rows.map(({ label, client_name, ...row }) => {
    const parts = wordsOf(label)
    const isFunction = wordsOf(client_name).some((word) => parts.includes(word))
    const names = isFunction ? [...parts, ''] : parts
    return { ...row, forename: names.slice(0, -1).join(' '), surname: names.at(-1) ?? '' }
  })
}

/** Everyone whom a text names, with how certain that is. */
async function findNamed(
  mentions: Awaited<ReturnType<typeof mentionsOf>>,
  page: (after: string | undefined) => Promise<Person[]>,
): Promise<Named> {
  const named: Named = { ids: [], certain: [] }
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
 * Stores who is or may be named in a report, and who leads a team of an employee who is; not its own author.
 * @param report `text` has all answers, `people` the employees whom the reporter selected.
 */
export async function insertConflicts(
  tx: Tx,
  { clientId, incidentId, authorId }: { clientId: string; incidentId: string; authorId: string | null },
  { text, people }: { text: string; people: readonly string[] },
): Promise<void> {
  const mentions = await mentionsOf(text)
  const employees = await findNamed(mentions, (after) => repository.findEmployees(tx, clientId, { after, limit: PAGE }))
  const accounts = await findNamed(mentions, (after) => findAccounts(tx, clientId, after, authorId))
  await repository.insertEmployeeConflicts(
    tx,
    { clientId, incidentId, authorId },
    {
      ids: [...employees.ids, ...people],
      certain: [...employees.certain, ...people.map(() => true)],
    },
  )
  await repository.insertAccountConflicts(tx, { clientId, incidentId }, accounts)
}
