import type { ReactNode } from 'react'

/** One thing that a menu offers. */
export interface MenuAction {
  /** Names the action. */
  id: string
  /** What it does, as a verb. */
  label: string
  /** One muted line under the label, for example why it cannot be chosen now. */
  description?: string | undefined
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
