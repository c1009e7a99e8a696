import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Link } from '../link'
import * as styles from './breadcrumbs.css'

/** One item of the path. */
export interface BreadcrumbItem {
  /** Title of the page. */
  label: string
  /** Address; omit it for an item without a page and for the current page. */
  href?: string | undefined
}

/** Props of `Breadcrumbs`; the rest reaches the root `nav`. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Items from the top level; the last one is the current page when it has no address. */
  items: readonly BreadcrumbItem[]
}

/** Path to the current page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const messages = useUiMessages('breadcrumbs')
  return (
    <nav aria-label={messages.label} {...rest} className={cx('ssp-Breadcrumbs', className)}>
      <ol role="list" className={cx('ssp-Breadcrumbs__list', styles.list)}>
        {items.map(({ label, href }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may share a label, and the order is fixed
          <li key={`${index} ${label}`} className={cx('ssp-Breadcrumbs__item', styles.item)}>
            {index > 0 && <ChevronRight size={14} className={styles.separator} />}
            {href ? (
              <Link variant="plain" href={href} className={cx('ssp-Breadcrumbs__link', styles.link)}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
