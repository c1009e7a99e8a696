import type { FilterDefinition, FilterValues } from '@ssp/ui'
import type { EmployeesMessages } from '../messages'
import {
  rangeFilters,
  readFilters,
  splitRange,
  statuses,
  type EmployeeFilterName,
  type EmployeeFilters,
} from './filters'

/** The filters of the list as `FilterBar` takes them. */
export const filterDefinitions = ({ filters: words }: EmployeesMessages): FilterDefinition[] => [
  {
    kind: 'select',
    id: 'status',
    label: words.status,
    options: statuses.map((value) => ({ value, label: words.statuses[value] })),
  },
  ...rangeFilters.map((id) => ({ kind: 'dateRange' as const, id, label: words[id] })),
]

/** Filters of the address as `FilterBar` holds them. */
export function toFilterValues(filters: EmployeeFilters): FilterValues {
  const ranges = rangeFilters.map((name) => {
    const [start, end] = splitRange(filters[name] ?? '') ?? []
    return [name, start && end ? { start, end } : undefined] as const
  })
  return { ...Object.fromEntries(ranges), status: filters.status }
}

/** What `FilterBar` applied, for the address; a filter that is not set is undefined. */
export function fromFilterValues(values: FilterValues): Record<EmployeeFilterName, string | undefined> {
  const raw = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const
    return [name, 'start' in value ? `${value.start},${value.end}` : undefined] as const
  })
  const none = { status: undefined, lastLoginDt: undefined, registeredDt: undefined, createdDt: undefined }
  return { ...none, ...readFilters(Object.fromEntries(raw)) }
}
