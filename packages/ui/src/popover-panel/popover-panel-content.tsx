import { Dialog, type DialogProps } from 'react-aria-components/Dialog'
import { cx } from '../internal/cx'
import { Popover } from '../internal/popover'
import type { PopoverPanelProps } from './popover-panel.types'
import * as styles from './popover-panel.css'

/** The panel; in a separate chunk. */
export function PopoverPanelContent(props: PopoverPanelProps) {
  const { label, triggerRef, onClose, className, children, ...rest } = props
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      className="ssp-PopoverPanel__popover"
    >
      <Dialog {...(rest as DialogProps)} aria-label={label} className={cx('ssp-PopoverPanel', styles.panel, className)}>
        {children}
      </Dialog>
    </Popover>
  )
}
