import { clientUsersQuery } from '@ssp/api'
import { useApi, useCan, type ListControl } from '@ssp/feature-kit'
import { FilterBar } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '../use-words'
import { fromFilterValues, readTrailFilters, toFilterValues, trailDefinitions } from './filters'

const NOBODY: never[] = []

/** What was changed, how, by whom and when, kept in the address. */
export function TrailFilterBar({ list }: { list: ListControl }) {
  const api = useApi()
  const mayNameUsers = useCan()('USERS_VIEW')
  const words = useWords().trail
  const { data: people = NOBODY } = useQuery({ ...clientUsersQuery(api), enabled: mayNameUsers })
  const filters = useMemo(() => readTrailFilters(list.state.filters, words), [list.state.filters, words])
  const definitions = useMemo(() => trailDefinitions(words, filters, people), [words, filters, people])
  return (
    <FilterBar
      definitions={definitions}
      values={toFilterValues(filters)}
      onApply={(next) => list.setFilters(fromFilterValues(next))}
    />
  )
}
