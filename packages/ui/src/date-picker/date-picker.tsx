import { lazyField } from '../field/lazy-field'
import type { DatePickerProps, DateRangePickerProps } from './date-picker.types'

const loadDate = () => import('./date-picker-control')

/** A typed date, DD.MM.YYYY, or date and time. Loaded on first render. */
export const DateField = lazyField<DatePickerProps>('DateField', async () => (await loadDate()).DateFieldControl)

/** A date, or date and time, typed or picked from a calendar. Loaded on first render. */
export const DatePicker = lazyField<DatePickerProps>('DatePicker', async () => (await loadDate()).DatePickerControl)

/** A start and end date, typed or picked from a calendar. Loaded on first render. */
export const DateRangePicker = lazyField<DateRangePickerProps>(
  'DateRangePicker',
  async () => (await import('./date-range-picker-control')).DateRangePickerControl,
)
