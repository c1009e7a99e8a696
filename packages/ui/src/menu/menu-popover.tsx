import type { MouseEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Text } from 'react-aria-components/Text'
import { cx } from '../internal/cx'
import { Popover } from '../internal/popover'
import { useLinkPress } from '../link'
import { useLinkAddress } from '../link/link-provider'
import type { MenuAction } from './menu.types'
import * as styles from './menu.css'

/** Props of `MenuPopover`. */
export interface MenuPopoverProps {
  /** The button that anchors the popover. */
  triggerRef: RefObject<HTMLElement | null>
  /** Whether it is open. */
  open: boolean
  /** Called when it should close. */
  onOpenChange: (open: boolean) => void
  /** Accessible name of the menu. */
  label: string
  /** Menu items. */
  actions: readonly MenuAction[]
}

/** The menu popover, in a separate chunk. */
export function MenuPopover({ triggerRef, open, onOpenChange, label, actions }: MenuPopoverProps) {
  const press = useLinkPress()
  const address = useLinkAddress()
  // Focuses the button first: a dialog opened by the action restores the focus to it, because the menu item is unmounted by then.
  const act = (run: () => void) => () => {
    flushSync(() => onOpenChange(false))
    triggerRef.current?.focus()
    run()
  }
  return (
    <Popover
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom end"
      className="ssp-Menu__popover"
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        className={cx('ssp-Menu__list', styles.list)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.disabled ?? false}
            {...(action.onAction && { onAction: act(action.onAction) })}
            {...(action.href && {
              href: address(action.href),
              onClick: (event) => press(event as MouseEvent<HTMLAnchorElement>),
            })}
            {...(action.danger && { 'data-danger': '' })}
            className={cx('ssp-Menu__item', styles.item)}
          >
            {action.icon}
            <span>
              <Text slot="label">{action.label}</Text>
              {action.description && (
                <Text slot="description" className={styles.description}>
                  {action.description}
                </Text>
              )}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
