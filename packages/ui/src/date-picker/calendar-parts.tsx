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
import { given } from '../internal/given'
import { useUiMessages } from '../internal/messages-context'
import { Popover } from '../internal/popover'
import * as styles from './date-picker.css'

/** Day, month and year, each typed or stepped on its own. `slot` tells the two ends of a range apart. */
export function DateSegments({ slot, className }: { slot?: 'start' | 'end'; className?: string }) {
  return (
    <DateInput {...given({ slot })} className={cx('ssp-DateField__input', styles.input, className)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  )
}

/** The button at the end of the box. */
export function CalendarButton() {
  return (
    <Button className={styles.open}>
      <CalendarIcon size={16} aria-hidden="true" />
    </Button>
  )
}

/** The floating calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={styles.popover}>
      <Dialog className={styles.calendar}>{children}</Dialog>
    </Popover>
  )
}

/** The month and its days; `range` draws the days between two ends. */
export function CalendarMonth({ range }: { range?: boolean }) {
  const words = useUiMessages('datePicker')
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" aria-label={words.previous} className={styles.step}>
          <ChevronLeft size={16} aria-hidden="true" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" aria-label={words.next} className={styles.step}>
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
