import type { Ref } from 'react'
import type { FieldProps } from '../field/use-field'

interface SharedProps extends FieldProps {
  /** The first date that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  /** The last date that may be chosen, `YYYY-MM-DD`. */
  max?: string | undefined
  /** Nothing can be chosen. Default false. */
  disabled?: boolean | undefined
  /** Id of the group of segments; made up by default. */
  id?: string | undefined
  /** Class of the frame. */
  className?: string | undefined
  /** The root. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** Props of `DateField` and `DatePicker`. Dates are those of the API, `YYYY-MM-DD`; they are drawn as DD.MM.YYYY. */
export interface DatePickerProps extends SharedProps {
  /** The date, held by the host; `null` is none. */
  value?: string | null | undefined
  /** The date to begin with, where the field holds it itself. */
  defaultValue?: string | null | undefined
  /** Hears the date once it is complete, and `null` when it is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Name of the value in a form. */
  name?: string | undefined
}

/** From the first to the last day, both `YYYY-MM-DD` and both meant. */
export interface DateRange {
  start: string
  end: string
}

/** Props of `DateRangePicker`. */
export interface DateRangePickerProps extends SharedProps {
  /** The range, held by the host; `null` is none. */
  value?: DateRange | null | undefined
  /** The range to begin with, where the field holds it itself. */
  defaultValue?: DateRange | null | undefined
  /** Hears the range once both ends are complete, and `null` when it is cleared. */
  onValueChange?: ((value: DateRange | null) => void) | undefined
}
