import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { Link } from '../link'
import * as styles from './tabs.css'

/** One page of a record. */
export interface TabLinkItem {
  /** Label of the page. */
  label: string
  /** Address of the page. */
  href: string
  /** Whether this is the page on screen. Default false. */
  current?: boolean | undefined
}

/** Props of `TabLinks`; the rest reaches the root `nav`. */
export interface TabLinksProps extends ComponentProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** Pages in order. */
  items: readonly TabLinkItem[]
}

/** The pages of one record, drawn as tabs: each has an address of its own and opens in a new window too. */
export function TabLinks({ label, items, className, ...rest }: TabLinksProps) {
  return (
    <nav aria-label={label} {...rest} className={cx('ssp-TabLinks', styles.list, className)}>
      {items.map(({ label: text, href, current = false }) => (
        <Link
          key={href}
          href={href}
          variant="plain"
          aria-current={current ? 'page' : undefined}
          data-state={current ? 'active' : undefined}
          className={cx('ssp-TabLinks__tab', styles.tab, styles.linkTab)}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
