import { Columns3Cog } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef } from 'react'
import { IconButton } from '../button'
import { cx } from '../internal/cx'
import { mergeRefs } from '../internal/merge-refs'
import { useUiMessages } from '../internal/messages-context'
import { preloadOn } from '../internal/preload'
import { lazyOverlay } from '../lazy-overlay'
import type { ColumnMenuOptions } from './column-menu.types'

const loadPanel = () => import('./column-panel')
const ColumnPanel = lazyOverlay(async () => (await loadPanel()).ColumnPanel)

/** Props of `ColumnMenu`; the rest reaches the button. */
export interface ColumnMenuProps
  extends ColumnMenuOptions, Omit<ComponentPropsWithRef<'button'>, keyof ColumnMenuOptions | 'children'> {}

/** A button that opens the columns and the density of a table. The panel's code loads on hover or focus of the button. */
export function ColumnMenu({ columns, value, onChange, onReset, className, ref, ...rest }: ColumnMenuProps) {
  const messages = useUiMessages('columnMenu')
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        {...rest}
        {...preloadOn(loadPanel)}
        ref={mergeRefs(trigger, ref)}
        label={messages.label}
        icon={<Columns3Cog size={16} />}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={cx('ssp-ColumnMenu', className)}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ColumnPanel {...{ columns, value, onChange, onReset }} triggerRef={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
