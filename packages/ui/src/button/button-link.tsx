import type { ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Link, type LinkProps } from '../link'
import type { ButtonAppearance } from './button'
import * as styles from './button.css'

/** Props of `ButtonLink`; the rest reaches the `a`. */
export interface ButtonLinkProps extends ButtonAppearance, Omit<LinkProps, 'variant'> {
  /** As wide as its container. Default false. */
  block?: boolean | undefined
  /** A 16 px icon before the label. */
  iconStart?: ReactNode
  /** A 16 px icon after the label. */
  iconEnd?: ReactNode
}

/** A link styled as a button, for the main navigation step of a page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'medium', block, iconStart, iconEnd, className, children, ...rest } = props
  return (
    <Link
      {...rest}
      variant="plain"
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      className={cx('ssp-ButtonLink', styles.root, className)}
    >
      <span className={styles.content}>
        {iconStart}
        {children && <span>{children}</span>}
        {iconEnd}
      </span>
    </Link>
  )
}
