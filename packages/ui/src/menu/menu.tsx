import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, IconButton, type ButtonSize, type ButtonVariant } from '../button'
import { preloadOn } from '../internal/preload'
import { lazyOverlay } from '../lazy-overlay'
import type { MenuAction } from './menu.types'

const loadPopover = () => import('./menu-popover')
const MenuPopover = lazyOverlay(async () => (await loadPopover()).MenuPopover)

const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/** Props of `Menu`. */
export interface MenuProps {
  /** What the menu is called; the accessible name of a button without a word. */
  label: string
  /** What it offers; destructive actions last. */
  actions: readonly MenuAction[]
  /** The word on the button; it should be part of `label`. */
  children?: ReactNode
  /** The sign on a button without a word. Default three dots. */
  icon?: ReactNode
  /** How loud the button is. Default quiet. */
  variant?: ButtonVariant | undefined
  /** Height of the button. Default medium. */
  size?: ButtonSize | undefined
  /** Class of the button. */
  className?: string | undefined
  /** Whether the button cannot be pressed. Default false. */
  disabled?: boolean | undefined
}

/** A button with a menu of actions. The menu's code is fetched when the pointer or the keyboard comes near the button. */
export function Menu(props: MenuProps) {
  const {
    label,
    actions,
    children,
    icon = <Ellipsis size={16} />,
    variant = 'quiet',
    size,
    className,
    disabled,
  } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  // React Aria takes the click that a key makes for a screen reader's, and then leaves the focus on the menu as a whole.
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING.has(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  const button = {
    ...preloadOn(loadPopover),
    id,
    ref: trigger,
    variant,
    size,
    className,
    disabled,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => setOpen((before) => !before),
    onKeyDown: openByKey,
    // Firefox clicks when the key comes up.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
  } as const
  return (
    <>
      {children ? <Button {...button}>{children}</Button> : <IconButton {...button} label={label} icon={icon} />}
      {open && <MenuPopover triggerRef={trigger} open={open} onOpenChange={setOpen} label={label} actions={actions} />}
    </>
  )
}
