import { DateRangePicker } from 'react-aria-components/DateRangePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField } from '../field/use-field'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { usePickerLocale } from '../internal/locale'
import { CalendarButton, CalendarMonth, CalendarPopover, DateSegments } from './calendar-parts'
import * as styles from './date-picker.css'
import { readDate, readLimit } from './dates'
import type { DateRange, DateRangePickerProps } from './date-picker.types'

function readRange(value: DateRange | null | undefined) {
  if (value === undefined) return undefined
  const [start, end] = [readDate(value?.start), readDate(value?.end)]
  return start && end ? { start, end } : null
}

/** Implementation of `DateRangePicker`, loaded on first render. */
export function DateRangePickerControl(props: DateRangePickerProps) {
  const { frame, control, rest } = useField(props)
  const { value, defaultValue, onValueChange, min, max, disabled = false, ...root } = rest
  return (
    <I18nProvider locale={usePickerLocale()}>
      <DateRangePicker
        {...omitUndefined({
          ...root,
          value: readRange(value),
          defaultValue: readRange(defaultValue),
          minValue: readLimit(min),
          maxValue: readLimit(max),
          'aria-describedby': control['aria-describedby'],
        })}
        id={control.id}
        isDisabled={disabled}
        isInvalid={Boolean(frame.error)}
        isRequired={frame.required ?? false}
        shouldForceLeadingZeros
        validationBehavior="aria"
        className={cx('ssp-DateRangePicker', styles.root, frame.className)}
        onChange={(range) => onValueChange?.(range && { start: range.start.toString(), end: range.end.toString() })}
      >
        <Field {...frame} className={undefined} labelAs={Label}>
          <Group className={cx('ssp-Field__box', fieldStyles.box)}>
            <span className={styles.range}>
              <DateSegments slot="start" className={styles.rangeInput} />
              <span aria-hidden="true" className={styles.dash}>
                –
              </span>
              <DateSegments slot="end" className={styles.rangeInput} />
            </span>
            <CalendarButton />
          </Group>
        </Field>
        <CalendarPopover>
          <RangeCalendar className={styles.calendar}>
            <CalendarMonth range />
          </RangeCalendar>
        </CalendarPopover>
      </DateRangePicker>
    </I18nProvider>
  )
}
