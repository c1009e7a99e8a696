import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePickerStateContext } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group, GroupContext } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { useContext, type FocusEvent, type ReactNode } from 'react'
import * as fieldStyles from '../field/field.css'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import * as styles from './date-picker.css'

/** Editable segments of a date, or date and time. `slot` is the start or end of a range. */
export function DateSegments({ slot, className }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput {...omitUndefined({ slot })} className={cx('ssp-DateField__input', styles.input, className)}>
      {(segment) => (
        // Date and time are separated by a space as everywhere else, not by the comma of the locale.
        <DateSegment segment={segment.text === ', ' ? { ...segment, text: ' ' } : segment} className={styles.segment} />
      )}
    </DateInput>
  )
}

/**
 * The box of one date. React Aria keeps the last complete value while segments are empty. An incomplete date is cleared on
 * blur, so that the box never shows anything other than the value.
 */
export function SegmentBox({ readOnly, children }: { readOnly: boolean; children: ReactNode }) {
  const picker = useContext(DatePickerStateContext)
  const field = useContext(DateFieldStateContext)
  const state = picker ?? field
  const clearIncomplete = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const box = currentTarget
    // The active element remains set when the window loses the focus.
    const isInside = box.contains(relatedTarget) || box.contains(box.ownerDocument.activeElement)
    if (isInside || picker?.isOpen) return
    if (state?.value && box.querySelector('[data-placeholder]')) state.setValue(null)
  }
  return (
    <Group isReadOnly={readOnly} className={cx('ssp-Field__box', fieldStyles.box)} onBlur={clearIncomplete}>
      {/* The segments are a group too. It would repeat the id of this one in a `DateField`. */}
      <GroupContext value={{ role: 'presentation' }}>{children}</GroupContext>
    </Group>
  )
}

/** The button that opens the calendar. */
export function CalendarButton() {
  return (
    <Button className={styles.open}>
      <CalendarIcon size={16} aria-hidden="true" />
    </Button>
  )
}

/** The calendar popover. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover}>
      <Dialog className={styles.calendar}>{children}</Dialog>
    </Popover>
  )
}

/** The month grid; `range` highlights the days between start and end. */
export function CalendarMonth({ range }: { range?: boolean }) {
  const messages = useUiMessages('datePicker')
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" aria-label={messages.previous} className={styles.step}>
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" aria-label={messages.next} className={styles.step}>
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} data-range={range || undefined} className={styles.cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
