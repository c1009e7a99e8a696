import { Calendar as CalendarIcon, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import * as styles from './date-picker.css'

/** Editable day, month and year segments. `slot` is the start or end of a range. */
export function DateSegments({ slot, className }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput {...omitUndefined({ slot })} className={cx('ssp-DateField__input', styles.input, className)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
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
