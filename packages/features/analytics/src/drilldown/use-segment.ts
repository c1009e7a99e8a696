import { useChangeQuery, useLocation } from '@ssp/feature-kit'

/** Parts of a list: which is shown alone, undefined for all, and its change. */
export interface Segment<Name extends string> {
  value: Name | undefined
  /** Shows a part alone; any other text shows all. */
  change: (name: string) => void
}

/** The part of a list that the address names. A list of another part begins at its first page. */
export function useSegment<const Name extends string>(names: readonly Name[]): Segment<Name> {
  const { search } = useLocation()
  const changeQuery = useChangeQuery()
  const typed = new URLSearchParams(search).get('segment')
  return {
    value: names.find((name) => name === typed),
    change: (name) =>
      changeQuery((latest) => {
        const query = new URLSearchParams(latest)
        query.delete('page')
        query.delete('segment')
        if (name) query.set('segment', name)
        const text = query.toString()
        return text && `?${text}`
      }),
  }
}
