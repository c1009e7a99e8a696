import { FilterBar, UiMessagesProvider } from '@ssp/ui'
import { useMemo } from 'react'
import {
  filterDefinitions,
  fromFilterValues,
  missingRecords,
  optionsOf,
  toFilterValues,
  type FilterMessages,
  type FilterOptions,
  type Filters,
} from './filters'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'
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
  options: FilterOptions | undefined
  /** Called before the filters open. */
  onPreload?: (() => void) | undefined
}

/** The filters of a list, held in its address. */
export function ListFilters({ list, filters, messages, options, onPreload }: ListFiltersProps) {
  const { missing } = useMessages(listMessages)
  const chosen = list.state.filters
  const definitions = useMemo(() => {
    const all: Record<string, FilterOptions[string]> = { ...options }
    for (const { name, ids } of missingRecords(filters, chosen, options)) {
      const given = all[name]
      const offered = [...optionsOf(given), ...ids.map((value) => ({ value, label: missing.option }))]
      all[name] = given && 'search' in given ? { ...given, options: offered } : offered
    }
    return filterDefinitions(filters, messages, all)
  }, [filters, messages, options, chosen, missing])
  const any = Object.values(messages).flatMap((label) => (typeof label === 'string' ? [] : (label.any ?? [])))[0]
  const ui = useMemo(() => (any === undefined ? {} : { filterBar: { any } }), [any])
  // The options of opened filters may load then.
  if (definitions.length === 0 && !onPreload) return null
  return (
    <UiMessagesProvider messages={ui}>
      <FilterBar
        className={styles.filters}
        definitions={definitions}
        onPreload={onPreload}
        values={toFilterValues(filters, chosen)}
        onApply={(values) => list.setFilters(fromFilterValues(filters, values))}
      />
    </UiMessagesProvider>
  )
}
