export { FilterBar } from './filter-bar'
export { filterText } from './filter-text'
export type { FilterBarProps } from './filter-bar'
export type { FilterDefinition, FilterValue, FilterValues, NumberRange } from './filter.types'
