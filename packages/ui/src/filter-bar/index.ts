export { FilterBar } from './filter-bar'
export { filterText } from './filter-text'
export type { FilterBarProps } from './filter-bar'
export type { FilterDefinition, FilterSearch, FilterValue, FilterValues, NumberRange } from './filter.types'
