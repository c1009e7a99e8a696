import { LayoutGrid, List } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './layout-toggle.css'

/** Layout of a list. */
export type Layout = 'list' | 'grid'

/** Props of `LayoutToggle`; the rest reaches the root. */
export interface LayoutToggleProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Current layout. */
  value: Layout
  /** Called with the selected layout. */
  onChange: (layout: Layout) => void
}

const layouts = [
  ['list', List],
  ['grid', LayoutGrid],
] as const

/** Two buttons that switch between rows and cards. */
export function LayoutToggle({ value, onChange, className, ...rest }: LayoutToggleProps) {
  const messages = useUiMessages('layoutToggle')
  return (
    <div
      role="group"
      aria-label={messages.label}
      {...rest}
      data-value={value}
      className={cx('ssp-LayoutToggle', styles.root, className)}
    >
      {layouts.map(([layout, Icon]) => (
        <button
          key={layout}
          type="button"
          aria-label={messages[layout]}
          title={messages[layout]}
          aria-pressed={value === layout}
          className={cx('ssp-LayoutToggle__button', styles.button)}
          onClick={() => onChange(layout)}
        >
          <Icon size={16} />
        </button>
      ))}
    </div>
  )
}
