import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './badge.css'

/** What a badge says: a status of the product, the brand, or nothing in particular. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info'

/** Props of `Badge`; the rest reaches the root. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour of the badge; never the only carrier of its meaning. Default neutral. */
  tone?: BadgeTone | undefined
  /** A 12 px icon before the word. */
  icon?: ReactNode
  /** The status in words. */
  children: ReactNode
}

/** A short status in words on a tinted pill. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={cx('ssp-Badge', styles.root, className)}>
      {icon}
      {children}
    </span>
  )
}
