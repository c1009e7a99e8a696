import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { findIdentified } from './sharing.repository.ts'

/** Characters of the shortest identifier that is looked for: a shorter one is in many names by chance. */
const SHORTEST = 4
/** Runs of letters or digits that one identifier may have: 'A-12-7' has three. */
const MOST_RUNS = 4
/** Letters before the digits of an identifier. File names lose their spaces in storage: 'payslipacme00012.pdf'. */
const MOST_LETTERS = 12
const MOST_KEYS = 1000

/**
 * The parts of a file name that may be an identifier, in lower case and without separators. Each has a digit, which names
 * of people and words do not have.
 */
export function identifierKeys(fileName: string): string[] {
  const stem = fileName.replace(/\.[^.]*$/, '').toLowerCase()
  const runs = [...stem.matchAll(/(\p{N}+)|[\p{L}\p{M}]+/gu)].map(([text, digits]) => ({ text, isNumber: !!digits }))
  const keys = new Set<string>()
  for (const [index, first] of runs.entries()) {
    const rest = runs.slice(index + 1, index + MOST_RUNS)
    const longest = Math.min(first.text.length, MOST_LETTERS)
    const starts = first.isNumber
      ? [first.text]
      : Array.from({ length: longest }, (_, cut) => first.text.slice(first.text.length - longest + cut))
    for (const start of [first.text, ...starts]) {
      let key = start
      if (first.isNumber) keys.add(key)
      for (const { text } of rest) {
        key += text
        if (/\p{N}/u.test(key)) keys.add(key)
      }
    }
  }
  return [...keys].filter(({ length }) => length >= SHORTEST && length <= 100).slice(0, MOST_KEYS)
}

/** A file and the employees who receive it; `everyone` for a company-wide or team document. */
export interface NamedFile {
  name: string
  recipients: ReadonlySet<string> | 'everyone'
}

/**
 * Guards against sending a file to the wrong person: its name contains the identifier of an employee, and it is not shared
 * with that employee alone. Employees out of the caller's reach are not searched, so that their existence is not revealed.
 * @throws problem `conflict` with a text at `name`, which a confirmation overrides.
 */
export async function requirePlausibleName(tx: Tx, { actor, client }: Call, file: NamedFile): Promise<void> {
  const keys = identifierKeys(file.name)
  if (keys.length === 0) return
  const reachable = notRestricted(actor, 'DOCUMENTS_VIEW', employeesAs('e'))
  const named = await findIdentified(tx, client.id, keys, reachable)
  const { recipients } = file
  const isAlone = (id: string) => recipients !== 'everyone' && recipients.size === 1 && recipients.has(id)
  const wrong = named.find(({ id }) => !isAlone(id))
  if (!wrong) return
  const person = `${wrong.forename} ${wrong.surname}`.trim() || 'another employee'
  throw problem('conflict', {
    message: 'The name of this file belongs to somebody else.',
    fields: { name: `The name ${file.name} holds ${wrong.identifier ?? ''}, the identifier of ${person}.` },
  })
}
