import { useLocation, useNavigate } from '@ssp/feature-kit'

/** Parts of a list: which is shown alone, undefined for all, and its change. */
export interface Segment<Name extends string> {
  value: Name | undefined
  /** Shows a part alone; any other text shows all. */
  change: (name: string) => void
}

/** The part of a list that the address names. A list of another part begins at its first page. */
export function useSegment<const Name extends string>(names: readonly Name[]): Segment<Name> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const typed = query.get('segment')
  return {
    value: names.find((name) => name === typed),
    change: (name) => {
      query.delete('page')
      query.delete('segment')
      if (name) query.set('segment', name)
      const text = query.toString()
      navigate(pathname + (text && `?${text}`))
    },
  }
}
