import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './badge.css'

/** A product status, the brand, or neutral. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

/** Props of `Badge`; the rest reaches the root. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of the badge; the label must carry the meaning too. Default neutral. */
  tone?: BadgeTone | undefined
  /** A 12 px icon before the label. */
  icon?: ReactNode
  /** The status as text. */
  children: ReactNode
}

/** A short status label on a tinted pill. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={cx('ssp-Badge', styles.root, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </span>
  )
}
