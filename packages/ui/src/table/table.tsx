/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards, a table loses its own roles: they are said again */
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { useLinkPress } from '../link'
import { Skeleton } from '../skeleton'
import * as skeletonStyles from '../skeleton/skeleton.css'
import { VisuallyHidden } from '../visually-hidden'
import { pressRowLink } from './row-press'
import { TableCheckbox, TableHeadCell } from './table-parts'
import type { TableColumn, TableSelection, TableSort } from './table.types'
import * as styles from './table.css'

/** Props of `Table`; the rest reaches the root `div`. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds, for assistive technology. */
  caption: string
  /** The columns in order. */
  columns: readonly TableColumn<Row>[]
  /** The rows of this page, already sorted. */
  rows: readonly Row[]
  /** A key that stays with the row. */
  rowKey: (row: Row) => string
  /** Address of the row's own page: the main cell becomes a link and the whole row opens it. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  /** A menu or buttons at the row's end. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** The column and direction that the rows are sorted by. */
  sort?: TableSort | undefined
  /** Hears the sort that a press on a heading asks for. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Tick boxes before the rows. */
  selection?: TableSelection<Row> | undefined
  /** Skeleton rows when there are no rows yet, else a moving line above the old ones. Default false. */
  loading?: boolean | undefined
  /** How many skeleton rows are drawn. Default 10. */
  skeletonRows?: number | undefined
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
}

/**
 * A plain semantic table that becomes labelled cards when it is narrower than 500 px. Rows are drawn by plain functions:
 * no component, context or closure per cell, because a page of a list holds up to 100 rows. The roles are written out
 * since browsers drop the native ones when the cards change `display`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, rowActions, sort, onSortChange, selection, loading, ...others } =
    props
  const { skeletonRows = 10, empty, className, ...rest } = others
  const words = useUiMessages('table')
  const press = useLinkPress()
  const mainIndex = Math.max(
    0,
    columns.findIndex((column) => column.main),
  )
  const keys = selection ? rows.map(rowKey) : []
  const ticked = keys.filter((key) => selection?.selected.has(key)).length

  const tick = (changed: readonly string[], on: boolean) => {
    const next = new Set(selection?.selected)
    for (const key of changed) {
      if (on) next.add(key)
      else next.delete(key)
    }
    selection?.onChange(next)
  }

  const drawRow = (row: Row) => {
    const key = rowKey(row)
    const href = rowHref?.(row)
    const selected = selection?.selected.has(key)
    return (
      <tr
        key={key}
        role="row"
        data-link={href ? '' : undefined}
        aria-selected={selected}
        className={cx('ssp-Table__row', styles.row)}
      >
        {selection && (
          <td role="cell" data-control="select" className={styles.cell}>
            <TableCheckbox
              aria-label={`${words.select} ${selection.label(row)}`}
              checked={selected}
              onChange={(event) => tick([key], event.target.checked)}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const main = index === mainIndex
          const Cell = main ? 'th' : 'td'
          const content = column.cell(row)
          return (
            <Cell
              key={column.key}
              {...(main ? { role: 'rowheader', scope: 'row', 'data-main': '' } : { role: 'cell' })}
              data-column={column.key}
              data-label={column.header}
              data-align={column.align}
              data-hide-below={column.hideBelow}
              data-hide-in-cards={column.hideInCards ? '' : undefined}
              className={styles.cell}
            >
              {main && href ? (
                <a href={href} data-row-link="" className={cx('ssp-Table__row-link', styles.rowLink)} onClick={press}>
                  {content}
                </a>
              ) : (
                content
              )}
            </Cell>
          )
        })}
        {rowActions && (
          <td role="cell" data-control="actions" className={styles.cell}>
            {rowActions(row)}
          </td>
        )}
      </tr>
    )
  }

  const nextSort = (key: string): TableSort => ({
    key,
    direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
  })

  return (
    <div
      {...rest}
      data-refreshing={loading && rows.length > 0 ? '' : undefined}
      className={cx('ssp-Table', styles.root, className)}
    >
      <table
        role="table"
        aria-label={caption}
        aria-busy={loading || undefined}
        className={cx('ssp-Table__table', styles.table)}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            {selection && (
              <TableHeadCell control="select">
                <TableCheckbox
                  aria-label={words.selectAll}
                  checked={keys.length > 0 && ticked === keys.length}
                  mixed={ticked > 0 && ticked < keys.length}
                  onChange={(event) => tick(keys, event.target.checked)}
                />
              </TableHeadCell>
            )}
            {columns.map((column) => (
              <TableHeadCell
                key={column.key}
                align={column.align}
                data-hide-below={column.hideBelow}
                style={{ inlineSize: column.width }}
                sort={column.sortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined}
                onSort={() => onSortChange?.(nextSort(column.key))}
              >
                {column.header}
              </TableHeadCell>
            ))}
            {rowActions && (
              <TableHeadCell>
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </TableHeadCell>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press anywhere in a row presses its link, which the keyboard reaches itself */}
        <tbody role="rowgroup" className={styles.body} onClick={rowHref && pressRowLink}>
          {rows.map(drawRow)}
          {loading && rows.length === 0 && (
            <SkeletonRows
              columns={columns}
              mainIndex={mainIndex}
              count={skeletonRows}
              extra={[selection, rowActions]}
            />
          )}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div className={cx('ssp-Table__empty', styles.empty)}>{empty}</div>}
    </div>
  )
}

// Ragged widths look like text; the same on each render.
const widths = ['72%', '54%', '63%', '46%', '68%']

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  mainIndex: number
  count: number
  extra: unknown[]
}

function SkeletonRows<Row>({ columns, mainIndex, count, extra }: SkeletonRowsProps<Row>) {
  const [select, actions] = extra
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} role="row" aria-hidden className={cx(styles.row, skeletonStyles.delayed)}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell of a hidden row */}
      {Boolean(select) && <td data-control="select" className={styles.cell} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-align={column.align}
          data-hide-below={column.hideBelow}
          data-main={index === mainIndex ? '' : undefined}
          className={styles.cell}
        >
          <Skeleton width={widths[(line + index) % widths.length]} />
        </td>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell of a hidden row */}
      {Boolean(actions) && <td data-control="actions" className={styles.cell} />}
    </tr>
  ))
}
