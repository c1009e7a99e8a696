import { searchMatcher } from '@ssp/ui'

/** Maximum number of options that a field renders at once: a list of a thousand would delay every keystroke. */
export const OFFERED = 50

interface Choice {
  id: string
  name: string
  /** Whether the editor may grant it; if the server does not say, the response to the request decides. */
  grantable?: boolean
}

/** The options of a field among all permissions: the chosen ones, so that their names are known, and the first matches. */
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
