import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Link } from '../link'
import * as styles from './breadcrumbs.css'

/** One step of the way. */
export interface BreadcrumbItem {
  /** What the page is called. */
  label: string
  /** Its address; left out for a step that has no page, and for the current page. */
  href?: string | undefined
}

/** Props of `Breadcrumbs`; the rest reaches the root `nav`. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** The way from the top; the last item is the current page when it has no address. */
  items: readonly BreadcrumbItem[]
}

/** The way to this page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const words = useUiMessages('breadcrumbs')
  return (
    <nav aria-label={words.label} {...rest} className={cx('ssp-Breadcrumbs', className)}>
      <ol role="list" className={cx('ssp-Breadcrumbs__list', styles.list)}>
        {items.map(({ label, href }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two steps of a way may share a label, and none changes places
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
