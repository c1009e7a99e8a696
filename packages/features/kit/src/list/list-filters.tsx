import { FilterBar, UiMessagesProvider, type Option } from '@ssp/ui'
import { useMemo } from 'react'
import { filterDefinitions, fromFilterValues, toFilterValues, type FilterMessages, type Filters } from './filters'
import type { ListControl } from './use-list-state'
import * as styles from './list-header.css'

/** Props of `ListFilters`. */
export interface ListFiltersProps {
  /** From `useListState`. */
  list: ListControl
  /** From `defineFilters`. */
  filters: Filters
  /** Labels by filter name. */
  messages: Readonly<Record<string, FilterMessages>>
  /** Options of filters whose values are records. */
  options: Readonly<Record<string, readonly Option[]>> | undefined
  /** Called before the filters open. */
  onPreload?: (() => void) | undefined
}

/** The filters of a list, held in its address. */
export function ListFilters({ list, filters, messages, options, onPreload }: ListFiltersProps) {
  const definitions = useMemo(() => filterDefinitions(filters, messages, options), [filters, messages, options])
  const any = Object.values(messages).flatMap((label) => (typeof label === 'string' ? [] : (label.any ?? [])))[0]
  const ui = useMemo(() => (any === undefined ? {} : { filterBar: { any } }), [any])
  return (
    <UiMessagesProvider messages={ui}>
      <FilterBar
        className={styles.filters}
        definitions={definitions}
        onPreload={onPreload}
        values={toFilterValues(filters, list.state.filters)}
        onApply={(values) => list.setFilters(fromFilterValues(filters, values))}
      />
    </UiMessagesProvider>
  )
}
