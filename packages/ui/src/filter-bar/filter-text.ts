import type { FilterDefinition, FilterValue, FilterValues, NumberRange } from './filter.types'

const date = (value: string) => value.split('-').toReversed().join('.')

const numbers = ({ min, max }: NumberRange): string => {
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}

/** Chip text of a value: the option's label, `01.02.2026–28.02.2026`, `≥ 10`. */
export function filterText(definition: FilterDefinition, value: FilterValue): string {
  if (typeof value === 'string') {
    const options = definition.kind === 'select' ? definition.options : []
    return options.find((option) => option.value === value)?.label ?? value
  }
  return 'start' in value ? `${date(value.start)}–${date(value.end)}` : numbers(value)
}

/** Whether a value is set. */
export function isFilled(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined || value === '') return false
  return typeof value === 'string' || 'start' in value || value.min !== undefined || value.max !== undefined
}

/** The values that are set. */
export const filledValues = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)))
