import type { Found } from './reader/source.ts'
import type { ItemReason, ItemState } from './items.repository.ts'

/** Whose a document is, or why that is not known. */
export interface Identity {
  identifier: string | null
  employeeId: string | null
  state: Extract<ItemState, 'matched' | 'unmatched' | 'rejected'>
  reason: ItemReason | null
}

/** Id of an employee by identifier. */
export type People = ReadonlyMap<string, string>

const unmatched = (reason: ItemReason, identifier: string | null = null): Identity => ({
  identifier: identifier?.slice(0, 200) ?? null,
  employeeId: null,
  state: 'unmatched',
  reason,
})

const matched = (identifier: string, employeeId: string): Identity => ({
  identifier,
  employeeId,
  state: 'matched',
  reason: null,
})

/** Everything that may be an identifier. */
export const candidatesOf = ({ name, text }: Found): string[] => [
  ...(name?.candidates ?? []),
  ...(name ? (text?.labelled ?? []) : (text?.candidates ?? [])),
]

// The longest known run of the name counts, and the shorter ones in it with it: AC-00001 has no 00001 of its own.
function byName(candidates: readonly string[], people: People): Identity {
  const known = candidates.filter((candidate) => people.has(candidate))
  const [best] = known
  if (best === undefined) return unmatched('unknownIdentifier', candidates[0] ?? null)
  const others = known.filter((candidate) => !best.includes(candidate) && people.get(candidate) !== people.get(best))
  return others.length > 0 ? unmatched('severalPeople', best) : matched(best, people.get(best) ?? '')
}

function byText(
  { labelled, candidates }: { labelled: readonly string[]; candidates: readonly string[] },
  people: People,
): Identity {
  const hits = (clues: readonly string[]) => clues.filter((word) => people.has(word))
  const labelledHits = hits(labelled)
  // A number that the text calls the employee's, and that no employee has, is an error even when another word matches.
  const known = labelled.length > 0 ? labelledHits : hits(candidates)
  const [best] = known
  if (best === undefined)
    return labelled.length > 0 ? unmatched('unknownIdentifier', labelled[0] ?? null) : unmatched('noIdentifier')
  return new Set(known.map((word) => people.get(word))).size > 1
    ? unmatched('severalPeople', best)
    : matched(best, people.get(best) ?? '')
}

/**
 * Says whose a document is. An entry is named by an identifier; when its text names another employee, no employee gets
 * it before a person has looked.
 */
export function identify({ name, text, fault }: Found, people: People): Identity {
  if (fault) return { identifier: null, employeeId: null, state: 'rejected', reason: fault }
  if (!name) return text ? byText(text, people) : unmatched('noIdentifier')
  const identity = byName(name.candidates, people)
  const labelledHits = (text?.labelled ?? []).flatMap((word) => people.get(word) ?? [])
  const differs = identity.employeeId !== null && labelledHits.length > 0 && !labelledHits.includes(identity.employeeId)
  return differs ? unmatched('nameAndTextDiffer', identity.identifier) : identity
}
