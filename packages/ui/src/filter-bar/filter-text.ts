import type { FilterDefinition, FilterValue, FilterValues, NumberRange } from './filter.types'

const date = (value: string) => value.split('-').toReversed().join('.')

const numbers = ({ min, max }: NumberRange): string => {
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}

/** Chip text of a value: labels of options, `01.02.2026–28.02.2026`, `≥ 10`. */
export function filterText(definition: FilterDefinition, value: FilterValue): string {
  const options = 'options' in definition ? definition.options : []
  const labelOf = (of: string) => options.find((option) => option.value === of)?.label ?? of
  if (typeof value === 'string') return labelOf(value)
  if (isSeveral(value)) return value.map(labelOf).join(', ')
  return 'start' in value ? `${date(value.start)}–${date(value.end)}` : numbers(value)
}

/** Whether a value is set. */
export function isFilled(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined) return false
  if (typeof value === 'string' || isSeveral(value)) return value.length > 0
  return 'start' in value || value.min !== undefined || value.max !== undefined
}

// `Array.isArray` does not narrow a readonly array.
const isSeveral = (value: FilterValue): value is readonly string[] => Array.isArray(value)

/** The values that are set. */
export const filledValues = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)))
