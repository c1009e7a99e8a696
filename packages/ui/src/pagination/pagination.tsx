import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
} from 'lucide-react'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { mergeRefs } from '../internal/merge-refs'
import { useUiMessages } from '../internal/messages-context'
import { groupSize, pageGroup } from './page-group'
import * as styles from './pagination.css'

/** Props of `Pagination`; the rest reaches the root `nav`. */
export interface PaginationProps extends ComponentProps<'nav'> {
  /** The current page, from 0. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Total number of rows. */
  total: number
  /** Called with the selected page, from 0. */
  onPageChange: (page: number) => void
  /** Before the page buttons, for example `PageSizeSelect`. Default nothing. */
  children?: ReactNode
}

/** Range of visible rows, and page buttons in groups of five with buttons for the next page, next group and both ends. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, children, className, ref, ...rest } = props
  const messages = useUiMessages('pagination')
  const { pages, pageCount, from, to, previousGroup, nextGroup } = pageGroup(page, pageSize, total)
  const last = pageCount - 1
  const grouped = pageCount > groupSize
  const nav = useRef<HTMLElement>(null)
  // An arrow that becomes disabled at the last page would lose the focus to the body. Some browsers move it immediately,
  // others on rendering.
  const pressed = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!pressed.current?.disabled) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement === pressed.current)
      nav.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()
    pressed.current = null
  })

  const arrow = (label: string, Icon: LucideIcon, target: number | undefined) => (
    <li data-arrow="" className={styles.item}>
      <button
        type="button"
        data-arrow=""
        aria-label={label}
        title={label}
        disabled={target === undefined}
        className={cx('ssp-Pagination__arrow', styles.button)}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget
          if (target !== undefined) onPageChange(target)
        }}
      >
        <Icon size={16} />
      </button>
    </li>
  )

  return (
    <nav
      ref={mergeRefs(nav, ref)}
      aria-label={messages.label}
      {...rest}
      className={cx('ssp-Pagination', styles.root, className)}
    >
      <span className={cx('ssp-Pagination__summary', styles.summary)} role="status">
        {messages.summary(from, to, total)}
      </span>
      {children}
      {pageCount > 1 && (
        <ul role="list" className={cx('ssp-Pagination__list', styles.list)}>
          {grouped && arrow(messages.first, ChevronFirst, page > 0 ? 0 : undefined)}
          {grouped && arrow(messages.previousGroup, ChevronsLeft, previousGroup)}
          {arrow(messages.previous, ChevronLeft, page > 0 ? page - 1 : undefined)}
          {pages.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-label={messages.page(each + 1)}
                aria-current={each === page ? 'page' : undefined}
                className={cx('ssp-Pagination__page', styles.button)}
                onClick={() => onPageChange(each)}
              >
                {messages.figure(each + 1)}
              </button>
            </li>
          ))}
          <li role="presentation" className={styles.lineBreak} />
          {arrow(messages.next, ChevronRight, page < last ? page + 1 : undefined)}
          {grouped && arrow(messages.nextGroup, ChevronsRight, nextGroup)}
          {grouped && arrow(messages.last, ChevronLast, page < last ? last : undefined)}
        </ul>
      )}
    </nav>
  )
}
