import { searchMatcher } from '@ssp/ui'

/** How many choices a field draws at once: a list of a thousand would hold up every key. */
export const OFFERED = 50

interface Choice {
  id: string
  name: string
  /** Whether the editor may give it; a server that does not tell leaves it to the answer. */
  grantable?: boolean
}

/** What a field offers of all permissions: the chosen ones, so that their names are known, and the first that are found. */
export function offeredPermissions(
  all: readonly Choice[],
  chosen: readonly string[],
  search: string,
): { value: string; label: string }[] {
  const matches = searchMatcher(search)
  const kept = new Set(chosen)
  const found: Choice[] = []
  for (const choice of all) {
    if (found.length === OFFERED) break
    if (!kept.has(choice.id) && choice.grantable !== false && matches(choice.name)) found.push(choice)
  }
  const known = kept.size > 0 ? all.filter(({ id }) => kept.has(id)) : []
  return [...known, ...found].map(({ id, name }) => ({ value: id, label: name }))
}
