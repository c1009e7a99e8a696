import { useEffect, useRef, type ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { mergeRefs } from '../internal/merge-refs'
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

/**
 * The pages of one record, rendered as tabs. Each has its own address and can be opened in a new window. If they do not
 * fit, the current one is scrolled into view.
 */
export function TabLinks({ label, items, className, ref, ...rest }: TabLinksProps) {
  const list = useRef<HTMLElement>(null)
  const page = items.find(({ current }) => current)?.href
  useEffect(() => {
    if (page === undefined) return
    const tab = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const box = list.current?.getBoundingClientRect()
    // Not `scrollIntoView`, which also scrolls the page.
    if (tab && box) list.current?.scrollBy?.(Math.max(0, tab.right - box.right) + Math.min(0, tab.left - box.left), 0)
  }, [page])
  return (
    <nav ref={mergeRefs(list, ref)} aria-label={label} {...rest} className={cx('ssp-TabLinks', styles.list, className)}>
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
