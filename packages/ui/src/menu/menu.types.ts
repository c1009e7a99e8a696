import type { ReactNode } from 'react'

/** One item of a menu. */
export interface MenuAction {
  /** Unique id of the action. */
  id: string
  /** Label, a verb. */
  label: string
  /** One muted line under the label, for example why the action is disabled. */
  description?: string | undefined
  /** A 16 px icon before the label. */
  icon?: ReactNode
  /** Called when the action is selected. */
  onAction?: (() => void) | undefined
  /** Navigates to an address instead. */
  href?: string | undefined
  /** Whether the action is destructive; such actions belong last. Default false. */
  danger?: boolean | undefined
  /** Whether the action is disabled. Default false. */
  disabled?: boolean | undefined
}
