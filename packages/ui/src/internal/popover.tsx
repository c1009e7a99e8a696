import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { cx } from './cx'
import { usePickerLocale } from './locale'
import { overlayMark } from './overlays'
import { usePortalContainer } from './portal'
import * as styles from './popover.css'

/** Props of `Popover`; the rest reaches React Aria's. */
export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'children'> {
  className?: string | undefined
  children: ReactNode
}

/**
 * A popover in the direction of the page. React Aria derives direction, placement and arrow keys from the locale,
 * which would be left-to-right in a right-to-left page.
 */
export function Popover({ className, ...rest }: PopoverProps) {
  const direction = usePortalContainer()?.closest('[dir]')?.getAttribute('dir')
  const locale = usePickerLocale(direction === 'rtl' ? 'rtl' : 'ltr')
  return (
    <I18nProvider locale={locale}>
      <AriaPopover {...overlayMark} offset={4} {...rest} className={cx(styles.popover, className)} />
    </I18nProvider>
  )
}
