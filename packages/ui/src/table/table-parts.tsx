import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import type { TableSelection, TableSort } from './table.types'
import * as styles from './table.css'

/** Props of `TableHeadCell`. */
export interface TableHeadCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** Where the content stands. Default start. */
  align?: 'start' | 'end' | undefined
  /** Present on a sortable column: its direction now, or `none`. */
  sort?: TableSort['direction'] | 'none' | undefined
  /** Set on a heading that stays in view above the cards. `sort` when the column is sortable. */
  control?: 'select' | undefined
  /** Hears a press on the sort button. */
  onSort?: (() => void) | undefined
}

/** A column heading; a sort button when `sort` is given. */
export function TableHeadCell({ align, sort, control, onSort, children, className, ...rest }: TableHeadCellProps) {
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      role="columnheader"
      {...rest}
      aria-sort={sort === 'none' ? undefined : sort}
      data-align={align}
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
    </th>
  )
}

/** Props of `TableCheckbox`; the rest reaches the `input`. */
export interface TableCheckboxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** Whether some but not all rows of the page are ticked. Default false. */
  mixed?: boolean | undefined
}

/** A tick box of the selection column. */
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
  /** The same selection that the table has. */
  selection: Pick<TableSelection<never>, 'selected' | 'onChange'>
  /** What can be done to the ticked rows. */
  children: ReactNode
}

/** Says how many rows are ticked and offers what can be done to them; draws nothing while none is. */
export function TableSelectionBar({ selection, children, className, ...rest }: TableSelectionBarProps) {
  const words = useUiMessages('table')
  const count = selection.selected.size
  if (count === 0) return null
  return (
    <div
      role="group"
      aria-label={words.selected(count)}
      {...rest}
      className={cx('ssp-Table__selection-bar', styles.selectionBar, className)}
    >
      <span aria-live="polite">{words.selected(count)}</span>
      <button type="button" className={styles.sort} onClick={() => selection.onChange(new Set())}>
        {words.clearSelection}
      </button>
      <div className={styles.selectionActions}>{children}</div>
    </div>
  )
}
