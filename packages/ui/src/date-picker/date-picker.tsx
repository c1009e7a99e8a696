import { lazyField } from '../field/lazy-field'
import type { DatePickerProps, DateRangePickerProps } from './date-picker.types'

const loadDate = () => import('./date-picker-control')

/** A date that is typed, as DD.MM.YYYY. Its code is fetched when one is first drawn. */
export const DateField = lazyField<DatePickerProps>('DateField', async () => (await loadDate()).DateFieldControl)

/** A date that is typed or chosen in a calendar. Its code is fetched when one is first drawn. */
export const DatePicker = lazyField<DatePickerProps>('DatePicker', async () => (await loadDate()).DatePickerControl)

/** A first and a last day, typed or chosen in a calendar. Its code is fetched when one is first drawn. */
export const DateRangePicker = lazyField<DateRangePickerProps>(
  'DateRangePicker',
  async () => (await import('./date-range-picker-control')).DateRangePickerControl,
)
