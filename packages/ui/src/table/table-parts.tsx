import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import type { ColumnKind, TableSelection, TableSort } from './table.types'
import * as styles from './table.css'

/** Props of `TableHeadCell`. */
export interface TableHeadCellProps extends ComponentProps<'th'> {
  /** Kind of the column; numbers are aligned at its end. Default text. */
  kind?: ColumnKind | undefined
  /** Current direction of a sortable column, or `none`; undefined when not sortable. */
  sort?: TableSort['direction'] | 'none' | undefined
  /** Marks a heading that stays visible in the card layout. */
  control?: 'select' | undefined
  /** Called when the sort button is clicked. */
  onSort?: (() => void) | undefined
  /** Rendered after the heading, at the end of its cell: the separator that changes the width. Default: none. */
  resizer?: ReactNode
}

/** A column heading; a sort button when `sort` is given. */
export function TableHeadCell(props: TableHeadCellProps) {
  const { kind, sort, control, onSort, resizer, children, className, ...rest } = props
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      role="columnheader"
      {...rest}
      aria-sort={sort === 'none' ? undefined : sort}
      data-kind={kind}
      data-control={sort ? 'sort' : control}
      className={cx('ssp-Table__head-cell', styles.headCell, className)}
    >
      {sort ? (
        <button type="button" className={cx('ssp-Table__sort', styles.sort)} onClick={onSort}>
          {children}
          <Arrow size={14} className={styles.sortIcon} />
        </button>
      ) : (
        children
      )}
      {resizer}
    </th>
  )
}

/** Props of `TableCheckbox`; the rest reaches the `input`. */
export interface TableCheckboxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** Whether some but not all rows of the page are selected. Default false. */
  mixed?: boolean | undefined
}

/** A checkbox of the selection column. */
export function TableCheckbox({ mixed = false, className, ...rest }: TableCheckboxProps) {
  const show = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
  return (
    <input {...rest} ref={show} type="checkbox" className={cx('ssp-Table__checkbox', styles.checkbox, className)} />
  )
}

/** Props of `TableSelectionBar`; the rest reaches the root. */
export interface TableSelectionBarProps extends ComponentProps<'div'> {
  /** The table's selection. */
  selection: Pick<TableSelection<never>, 'selected' | 'onChange'>
  /** Number of selected rows. Default: the size of the selection. */
  count?: number
  /** Rendered after the number, for example a button that selects more. Default: nothing. */
  more?: ReactNode
  /** Bulk actions. */
  children: ReactNode
}

/** Number of selected rows and bulk actions; renders nothing without a selection. */
export function TableSelectionBar(props: TableSelectionBarProps) {
  const { selection, count = selection.selected.size, more, children, className, ...rest } = props
  const messages = useUiMessages('table')
  if (count === 0) return null
  return (
    <div
      role="group"
      aria-label={messages.selected(count)}
      {...rest}
      className={cx('ssp-Table__selection-bar', styles.selectionBar, className)}
    >
      <span aria-live="polite">{messages.selected(count)}</span>
      <button type="button" className={styles.sort} onClick={() => selection.onChange(new Set())}>
        {messages.clearSelection}
      </button>
      {more}
      <div className={styles.selectionActions}>{children}</div>
    </div>
  )
}
