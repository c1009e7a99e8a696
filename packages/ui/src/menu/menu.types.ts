import type { ReactNode } from 'react'

/** One thing that a menu offers. */
export interface MenuAction {
  /** Names the action. */
  id: string
  /** What it does, as a verb. */
  label: string
  /** A 16 px icon before the label. */
  icon?: ReactNode
  /** Hears that it was chosen. */
  onAction?: (() => void) | undefined
  /** Goes to an address instead. */
  href?: string | undefined
  /** Destructive actions stand last and are drawn so. Default false. */
  danger?: boolean | undefined
  /** Whether it cannot be chosen now. Default false. */
  disabled?: boolean | undefined
}
