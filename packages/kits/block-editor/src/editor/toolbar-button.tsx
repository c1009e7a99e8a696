import { IconButton } from '@ssp/ui'
import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import * as styles from './editor.css'

export interface ToolbarButtonProps {
  label: string
  icon: LucideIcon
  onClick: () => void
  /** Whether its format is active at the caret; absent for a button without a state. */
  pressed?: boolean | undefined
  /** Default false. */
  disabled?: boolean
}

// Clicking a button keeps the focus and the selection in the text.
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** A button above the text. */
export function ToolbarButton({ label, icon: Icon, onClick, pressed, disabled }: ToolbarButtonProps) {
  return (
    <IconButton
      size="small"
      onMouseDown={keepFocus}
      label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={styles.pressed}
      onClick={onClick}
      icon={<Icon size={16} />}
    />
  )
}
