import type { ListControl } from '@ssp/feature-kit'
import { FilterBar, UiMessagesProvider } from '@ssp/ui'
import { useMemo } from 'react'
import { filterDefinitions, fromFilterValues, toFilterValues } from '../model/filter-values'
import { readFilters } from '../model/filters'
import { useWords } from '../use-words'

/** Account status and date ranges, kept in the address. */
export function EmployeeFilters({ list }: { list: ListControl }) {
  const words = useWords()
  const definitions = useMemo(() => filterDefinitions(words), [words])
  const values = useMemo(() => toFilterValues(readFilters(list.state.filters)), [list.state.filters])
  // No choice of a status is 'All' here (R2-216).
  const texts = useMemo(() => ({ filterBar: { any: words.filters.statuses.all } }), [words])
  return (
    <UiMessagesProvider messages={texts}>
      <FilterBar
        definitions={definitions}
        values={values}
        onApply={(next) => list.setFilters(fromFilterValues(next))}
      />
    </UiMessagesProvider>
  )
}
