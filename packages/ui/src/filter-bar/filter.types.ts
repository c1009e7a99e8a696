import type { DateRange } from '../date-picker'
import type { Option } from '../select'

/** From the smallest to the largest number, both meant; an end that is left out is open. */
export interface NumberRange {
  min?: number | undefined
  max?: number | undefined
}

interface FilterBase {
  /** Names the filter in `values`. */
  id: string
  /** What is filtered by. */
  label: string
}

/** One filter as data: one of a few, a range of dates or a range of numbers (spec 1 section 9). */
export type FilterDefinition =
  | (FilterBase & { kind: 'select'; options: readonly Option[] })
  | (FilterBase & { kind: 'dateRange' })
  | (FilterBase & { kind: 'numberRange' })

/** What a filter may hold: the value of an option, dates `YYYY-MM-DD`, or numbers. */
export type FilterValue = string | DateRange | NumberRange

/** The filters that apply, by id; a filter without a value is left out. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>
