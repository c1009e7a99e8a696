import { useChangeQuery, useLocation } from '@ssp/feature-kit'
import type { DrilldownListProps } from './drilldown-list'

/** The part of a list that is shown. */
export interface Segment<Name extends string> {
  /** The part in the address; undefined for an invalid value or none. */
  value: Name | undefined
  /** The parameter of the list's request; empty if the address names no part. */
  query: { segment?: Name }
  /** The available parts, for `DrilldownList`. */
  segments: NonNullable<DrilldownListProps<never>['segments']>
}

/**
 * The parts of a list by name, and the one in the address. Changing the part returns to the first page.
 * @param all - name of the whole list, which is then the default; without it the first part is.
 */
export function useSegment<Name extends string>(labels: Readonly<Record<Name, string>>, all?: string): Segment<Name> {
  const { search } = useLocation()
  const changeQuery = useChangeQuery()
  const names = Object.keys(labels) as Name[]
  const typed = new URLSearchParams(search).get('segment')
  const value = names.find((name) => name === typed)
  return {
    value,
    query: value ? { segment: value } : {},
    segments: {
      value: value ?? (all ? '' : (names[0] ?? '')),
      options: [
        ...(all ? [{ value: '', label: all }] : []),
        ...names.map((name) => ({ value: name, label: labels[name] })),
      ],
      onValueChange: (name) =>
        changeQuery((latest) => {
          const query = new URLSearchParams(latest)
          query.delete('page')
          query.delete('segment')
          if (name) query.set('segment', name)
          const text = query.toString()
          return text && `?${text}`
        }),
    },
  }
}
