import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../internal/cx'
import * as styles from './link.css'
import { useLinkAddress, useLinkPress } from './link-provider'

/** `inline` in running text, `quiet` for a standalone link, `plain` when the caller styles it. */
export type LinkVariant = 'inline' | 'quiet' | 'plain'

/** Props of `Link`; the rest reaches the `a`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Text of the link. */
  children?: ReactNode
  /** A path of the application, or any URL. */
  href: string
  /** Style. Default inline. */
  variant?: LinkVariant | undefined
}

/** A link. Router-independent: see `LinkProvider`. A new window opens with `noopener`. */
export function Link({ href, variant = 'inline', target, rel, onClick, className, children, ...rest }: LinkProps) {
  const press = useLinkPress()
  const address = useLinkAddress()
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    press(event)
  }
  return (
    <a
      {...rest}
      href={address(href)}
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
