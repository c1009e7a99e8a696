import { Calendar } from 'react-aria-components/Calendar'
import { DateField } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { useMemo } from 'react'
import { Field } from '../field/field'
import { useField } from '../field/use-field'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { usePickerLocale } from '../internal/locale'
import { CalendarButton, CalendarMonth, CalendarPopover, DateSegments, SegmentBox } from './calendar-parts'
import * as styles from './date-picker.css'
import { readControlled, readLimit, writeDate } from './dates'
import type { DatePickerProps } from './date-picker.types'

/** React Aria props shared by `DateField` and `DatePicker`. */
function useDate(props: DatePickerProps) {
  const { frame, control, rest } = useField(props)
  const { value, defaultValue, onValueChange, min, max, granularity = 'day', disabled, readOnly, ...root } = rest
  // React Aria discards an incomplete entry when the value is a new object.
  const current = useMemo(() => readControlled(value, granularity), [value, granularity])
  return {
    frame,
    aria: {
      ...omitUndefined({
        ...root,
        value: current,
        defaultValue: readControlled(defaultValue, granularity),
        minValue: readLimit(min, granularity),
        maxValue: readLimit(max, granularity),
        'aria-describedby': control['aria-describedby'],
      }),
      id: control.id,
      granularity,
      hourCycle: 24,
      isDisabled: disabled ?? false,
      isReadOnly: readOnly ?? false,
      isInvalid: Boolean(frame.error),
      isRequired: frame.required ?? false,
      shouldForceLeadingZeros: true,
      validationBehavior: 'aria',
      onChange: (date: { toString: () => string } | null) => onValueChange?.(date && writeDate(date, granularity)),
    } as const,
  }
}

/** Implementation of `DateField`, loaded on first render. */
export function DateFieldControl(props: DatePickerProps) {
  const { frame, aria } = useDate(props)
  return (
    <I18nProvider locale={usePickerLocale()}>
      <DateField {...aria} className={cx('ssp-DateField', styles.root, frame.className)}>
        <Field {...frame} className={undefined} labelAs={Label}>
          <SegmentBox readOnly={aria.isReadOnly}>
            <DateSegments />
          </SegmentBox>
        </Field>
      </DateField>
    </I18nProvider>
  )
}

/** Implementation of `DatePicker`, loaded on first render. */
export function DatePickerControl(props: DatePickerProps) {
  const { frame, aria } = useDate(props)
  return (
    <I18nProvider locale={usePickerLocale()}>
      <DatePicker {...aria} className={cx('ssp-DatePicker', styles.root, frame.className)}>
        <Field {...frame} className={undefined} labelAs={Label}>
          <SegmentBox readOnly={aria.isReadOnly}>
            <DateSegments />
            {!aria.isReadOnly && <CalendarButton />}
          </SegmentBox>
        </Field>
        <CalendarPopover>
          <Calendar className={styles.calendar}>
            <CalendarMonth />
          </Calendar>
        </CalendarPopover>
      </DatePicker>
    </I18nProvider>
  )
}
