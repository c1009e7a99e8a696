export { DateField, DatePicker, DateRangePicker } from './date-picker'
export type { DateGranularity } from './dates'
export type { DatePickerProps, DateRange, DateRangePickerProps } from './date-picker.types'
