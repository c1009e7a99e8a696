import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button, IconButton, type ButtonAppearance } from '../button'
import { mergeRefs } from '../internal/merge-refs'
import { preloadOn } from '../internal/preload'
import { lazyOverlay } from '../lazy-overlay'
import type { MenuAction } from './menu.types'

const loadPopover = () => import('./menu-popover')
const MenuPopover = lazyOverlay(async () => (await loadPopover()).MenuPopover)

const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/** Button props that the menu does not set itself. */
type TriggerProps = Omit<
  ComponentPropsWithRef<'button'>,
  'id' | 'onClick' | 'onFocus' | 'onKeyDown' | 'onKeyUp' | 'onPointerEnter'
>

/** Props of `Menu`; the rest reaches the button. */
export interface MenuProps extends TriggerProps, ButtonAppearance {
  /** Accessible name of the menu, and of a button without a visible label. */
  label: string
  /** Actions; destructive ones last. */
  actions: readonly MenuAction[]
  /** Visible label of the button; should be part of `label`. */
  children?: ReactNode
  /** Icon of a button without a visible label. Default three dots. */
  icon?: ReactNode
  /** Emphasis of the button. Default quiet. */
  variant?: ButtonAppearance['variant']
}

/** A button with a menu of actions. The menu's code loads on hover or focus of the button. */
export function Menu(props: MenuProps) {
  const { label, actions, children, icon = <Ellipsis size={16} />, variant = 'quiet', ref, ...rest } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  // React Aria mistakes the click synthesised by a key press for a screen reader's and would focus the menu instead of its first item.
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING.has(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  const button = {
    ...rest,
    ...preloadOn(loadPopover),
    id,
    variant,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => setOpen((before) => !before),
    onKeyDown: openByKey,
    // Firefox dispatches the click on keyup.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
  } as const
  return (
    <>
      {children ? (
        <Button {...button} ref={mergeRefs(trigger, ref)}>
          {children}
        </Button>
      ) : (
        <IconButton {...button} ref={mergeRefs(trigger, ref)} label={label} icon={icon} />
      )}
      {open && <MenuPopover triggerRef={trigger} open={open} onOpenChange={setOpen} label={label} actions={actions} />}
    </>
  )
}
