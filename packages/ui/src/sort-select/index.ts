export { SortSelect } from './sort-select'
export type { SortSelectProps } from './sort-select'
