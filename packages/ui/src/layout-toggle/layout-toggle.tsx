import { LayoutGrid, List } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './layout-toggle.css'

/** How a list is laid out. */
export type Layout = 'list' | 'grid'

/** Props of `LayoutToggle`; the rest reaches the root. */
export interface LayoutToggleProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The layout now. */
  value: Layout
  /** Hears the layout that was asked for. */
  onChange: (layout: Layout) => void
}

const layouts = [
  ['list', List],
  ['grid', LayoutGrid],
] as const

/** Two buttons that switch between rows and cards. */
export function LayoutToggle({ value, onChange, className, ...rest }: LayoutToggleProps) {
  const words = useUiMessages('layoutToggle')
  return (
    <div
      role="group"
      aria-label={words.label}
      {...rest}
      data-value={value}
      className={cx('ssp-LayoutToggle', styles.root, className)}
    >
      {layouts.map(([layout, Icon]) => (
        <button
          key={layout}
          type="button"
          aria-label={words[layout]}
          title={words[layout]}
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
