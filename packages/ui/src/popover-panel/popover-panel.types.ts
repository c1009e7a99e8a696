import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'

/** Props of `PopoverPanel`; the rest reaches the panel. */
export interface PopoverPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'role'> {
  /** Accessible name. */
  label: string
  /** The button that anchors it and gets the focus back. */
  triggerRef: RefObject<HTMLElement | null>
  /** Called when it should close. */
  onClose: () => void
  /** The content. */
  children: ReactNode
}
