import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../internal/cx'
import * as styles from './link.css'
import { useLinkPress } from './link-provider'

/** `inline` in running text, `quiet` where it stands alone, `plain` where the caller draws it. */
export type LinkVariant = 'inline' | 'quiet' | 'plain'

/** Props of `Link`; the rest reaches the `a`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it goes: a path of the application, or any address. */
  href: string
  /** How it is drawn; `inline` by default. */
  variant?: LinkVariant | undefined
}

/** Goes somewhere. Knows no router: see `LinkProvider`. A new window is opened without access to this one. */
export function Link({ href, variant = 'inline', target, rel, onClick, className, children, ...rest }: LinkProps) {
  const press = useLinkPress()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    press(event)
  }
  return (
    <a
      {...rest}
      href={href}
      {...(target && { target })}
      {...(target === '_blank' ? { rel: rel ?? 'noopener noreferrer' } : rel && { rel })}
      data-link={variant}
      className={cx('ssp-Link', styles.root, className)}
      onClick={click}
    >
      {children}
    </a>
  )
}
