import { Calendar } from 'react-aria-components/Calendar'
import { DateField } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField } from '../field/use-field'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { locale } from '../internal/locale'
import { CalendarButton, CalendarMonth, CalendarPopover, DateSegments } from './calendar-parts'
import * as styles from './date-picker.css'
import { readControlled, readLimit } from './dates'
import type { DatePickerProps } from './date-picker.types'

/** React Aria props shared by `DateField` and `DatePicker`. */
function useDate(props: DatePickerProps) {
  const { frame, control, rest } = useField(props)
  const { value, defaultValue, onValueChange, min, max, disabled = false, ...root } = rest
  return {
    frame,
    aria: {
      ...omitUndefined({
        ...root,
        value: readControlled(value),
        defaultValue: readControlled(defaultValue),
        minValue: readLimit(min),
        maxValue: readLimit(max),
        'aria-describedby': control['aria-describedby'],
      }),
      id: control.id,
      isDisabled: disabled,
      isInvalid: Boolean(frame.error),
      isRequired: frame.required ?? false,
      shouldForceLeadingZeros: true,
      validationBehavior: 'aria',
      onChange: (date: { toString: () => string } | null) => onValueChange?.(date === null ? null : date.toString()),
    } as const,
  }
}

/** Implementation of `DateField`, loaded on first render. */
export function DateFieldControl(props: DatePickerProps) {
  const { frame, aria } = useDate(props)
  return (
    <I18nProvider locale={locale}>
      <DateField {...aria} className={cx('ssp-DateField', styles.root, frame.className)}>
        <Field {...frame} className={undefined} labelAs={Label}>
          <Group className={cx('ssp-Field__box', fieldStyles.box)}>
            <DateSegments />
          </Group>
        </Field>
      </DateField>
    </I18nProvider>
  )
}

/** Implementation of `DatePicker`, loaded on first render. */
export function DatePickerControl(props: DatePickerProps) {
  const { frame, aria } = useDate(props)
  return (
    <I18nProvider locale={locale}>
      <DatePicker {...aria} className={cx('ssp-DatePicker', styles.root, frame.className)}>
        <Field {...frame} className={undefined} labelAs={Label}>
          <Group className={cx('ssp-Field__box', fieldStyles.box)}>
            <DateSegments />
            <CalendarButton />
          </Group>
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
