import type { DateRange } from '../date-picker'
import type { Option } from '../select'

/** Minimum and maximum, both inclusive; a missing bound is open. */
export interface NumberRange {
  /** Smallest number; none when missing. */
  min?: number | undefined
  /** Largest number; none when missing. */
  max?: number | undefined
}

interface FilterBase {
  /** Id of the filter in `values`. */
  id: string
  /** Label of the filter. */
  label: string
}

/** The options are found by typing; the host supplies those that match. */
export interface FilterSearch {
  /** Called with the typed text. */
  onSearch: (text: string) => void
  /** Whether options are being loaded. */
  loading: boolean
}

/** A filter definition: one of several options, any of them (at most `most`), date range or number range (spec 1 section 9). */
export type FilterDefinition =
  | (FilterBase & { kind: 'select'; options: readonly Option[]; search?: FilterSearch | undefined })
  | (FilterBase & { kind: 'multiSelect'; options: readonly Option[]; most?: number | undefined })
  | (FilterBase & { kind: 'dateRange' })
  | (FilterBase & { kind: 'numberRange' })

/** Value of a filter: the value of an option or of several, dates `YYYY-MM-DD`, or numbers. */
export type FilterValue = string | readonly string[] | DateRange | NumberRange

/** Applied filters by id; filters without a value are absent. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>
