/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout drops the native table roles, so they are explicit */
import { useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { Avatar } from '../avatar'
import { cx } from '../internal/cx'
import { scaled } from '../internal/scaled'
import { useUiMessages } from '../internal/messages-context'
import { useLinkPress } from '../link'
import { useLinkAddress } from '../link/link-provider'
import { Skeleton } from '../skeleton'
import * as skeletonStyles from '../skeleton/skeleton.css'
import { SortSelect } from '../sort-select'
import { VisuallyHidden } from '../visually-hidden'
import { LazyColumnResizer } from './lazy-column-resizer'
import { RowGroups, WHOLE_ROWS } from './row-groups'
import { pressRowLink } from './row-press'
import { TableCheckbox, TableHeadCell } from './table-parts'
import type { TableColumn, TablePerson, TableSelection, TableSort } from './table.types'
import { useOverflow } from './use-overflow'
import * as styles from './table.css'

/** Props of `Table`; the rest reaches the root `div`. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Description of the content, for assistive technology. */
  caption: string
  /** Columns in order. */
  columns: readonly TableColumn<Row>[]
  /** Rows of this page, already sorted. */
  rows: readonly Row[]
  /** Returns a stable key of the row. */
  rowKey: (row: Row) => string
  /** Address of the row's page: the main cell becomes a link and a click on the row opens it. */
  rowHref?: ((row: Row) => string | undefined) | undefined
  /** A menu or buttons at the end of the row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Heading of that column. Default: one only for assistive technology. */
  rowActionsHeader?: string | undefined
  /** Current sort column and direction. */
  sort?: TableSort | undefined
  /** Called with the new sort when a heading is clicked: ascending, descending, then undefined for the default order. */
  onSortChange?: ((sort: TableSort | undefined) => void) | undefined
  /**
   * Called with the new width of a column in pixels; undefined for the width of its content. Without it columns cannot be
   * resized.
   */
  onResize?: ((key: string, width: number | undefined) => void) | undefined
  /** Row selection with checkboxes. */
  selection?: TableSelection<Row> | undefined
  /** Returns whether a row was just created: it is then tinted and named 'New' for assistive technology. Default: none. */
  isCreated?: ((row: Row) => boolean) | undefined
  /** Shows skeleton rows while there are no rows, otherwise a progress line above the old rows. Default false. */
  loading?: boolean | undefined
  /** Number of skeleton rows. Default 10. */
  skeletonRows?: number | undefined
  /** Height of the rows. Default: that of `Root`. */
  density?: 'compact' | undefined
  /** Shown when there are no rows. */
  empty?: ReactNode
}

/**
 * A semantic table. Narrower than 500 px, a row that opens a page has two lines: name, status and actions, then the first
 * two other columns that a narrow table shows. Other rows become labelled cards, because their values are shown nowhere
 * else. Of more than 200 rows only those that have been near the view are in the document. Rows are rendered by plain
 * functions, without a component, context or closure per cell. The roles are explicit because browsers drop the native ones
 * when the cards change `display`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, rowKey, rowHref, rowActions, sort, onSortChange, onResize, selection, loading, ...others } =
    props
  const {
    columns: given,
    skeletonRows = 10,
    rowActionsHeader,
    density,
    isCreated,
    empty,
    className,
    ref,
    ...rest
  } = others
  const messages = useUiMessages('table')
  const press = useLinkPress()
  const address = useLinkAddress()
  const { ref: rootRef, overflows } = useOverflow(ref)
  // The width while the pointer moves. The owner of the columns is notified at the end.
  const [dragged, setDragged] = useState<{ key: string; width: number }>()
  const columns = dragged
    ? given.map((column) => (column.key === dragged.key ? { ...column, chosenWidth: dragged.width } : column))
    : given
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

  const isLong = rows.length > WHOLE_ROWS
  const drawRow = (row: Row, rowIndex: number) => {
    const key = rowKey(row)
    const href = rowHref?.(row)
    const selected = selection?.selected.has(key)
    const created = isCreated?.(row)
    return (
      <tr
        key={key}
        role="row"
        // After the first one, which is the head.
        aria-rowindex={isLong ? rowIndex + 2 : undefined}
        data-link={href ? '' : undefined}
        data-created={created ? '' : undefined}
        aria-selected={selected}
        className={cx('ssp-Table__row', styles.row)}
      >
        {selection && (
          <td role="cell" data-control="select" className={styles.cell}>
            <TableCheckbox
              aria-label={`${messages.select} ${selection.label(row)}`}
              checked={selected}
              onChange={(event) => tick([key], event.target.checked)}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const main = index === mainIndex
          const Cell = main ? 'th' : 'td'
          const content = column.cell(row)
          const person = column.person?.(row)
          const value =
            main && href ? (
              <a
                href={address(href)}
                data-row-link={key}
                className={cx('ssp-Table__row-link', styles.rowLink)}
                onClick={press}
              >
                {content}
              </a>
            ) : (
              content
            )
          return (
            <Cell
              key={column.key}
              {...(main ? { role: 'rowheader', scope: 'row', 'data-main': '' } : { role: 'cell' })}
              data-column={column.key}
              data-label={column.header}
              data-kind={column.kind}
              title={
                (column.kind === 'line' || column.kind === 'person') && typeof content === 'string'
                  ? content
                  : undefined
              }
              data-sized={column.chosenWidth === undefined ? undefined : ''}
              style={widthOf(column)}
              data-hide-below={column.hideBelow}
              data-hide-in-cards={column.hideInCards ? '' : undefined}
              className={styles.cell}
            >
              {person ? drawPerson(person, value) : value}
              {main && created && <VisuallyHidden> {messages.created}</VisuallyHidden>}
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

  // Ascending, descending, then the default order.
  const nextSort = (key: string): TableSort | undefined => {
    if (sort?.key !== key) return { key, direction: 'ascending' }
    return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined
  }
  const sorted = columns.find(({ key }) => key === sort?.key)

  // A click anywhere in a row clicks its link, which is keyboard accessible itself.
  const body = { className: styles.body, onClick: rowHref && pressRowLink }

  return (
    <div
      {...(overflows && { role: 'region', 'aria-label': caption, tabIndex: 0, 'data-scrolls': '' })}
      {...rest}
      ref={rootRef}
      aria-busy={(loading && rows.length > 0) || undefined}
      data-density={density}
      className={cx('ssp-Table', styles.root, className)}
    >
      {onSortChange && (
        <VisuallyHidden aria-live="polite">
          {sort && sorted ? messages[sort.direction](sorted.header) : messages.usual}
        </VisuallyHidden>
      )}
      <table
        role="table"
        aria-label={caption}
        aria-busy={loading || undefined}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        className={cx('ssp-Table__table', styles.table)}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" aria-rowindex={isLong ? 1 : undefined} className={styles.headRow}>
            {selection && (
              <TableHeadCell control="select" data-label={messages.selectAll}>
                <TableCheckbox
                  aria-label={messages.selectAll}
                  checked={keys.length > 0 && ticked === keys.length}
                  mixed={ticked > 0 && ticked < keys.length}
                  onChange={(event) => tick(keys, event.target.checked)}
                />
              </TableHeadCell>
            )}
            {columns.map((column, index) => (
              <TableHeadCell
                key={column.key}
                kind={column.kind}
                // Without it the accessible name would include that of the separator.
                aria-label={onResize && column.header}
                data-hide-below={column.hideBelow}
                data-sized={column.chosenWidth === undefined ? undefined : ''}
                style={widthOf(column)}
                resizer={
                  onResize &&
                  column.resizable !== false && (
                    <LazyColumnResizer
                      column={column}
                      isStop={index === mainIndex}
                      onMove={(width) => setDragged(width === undefined ? undefined : { key: column.key, width })}
                      onResize={(width) => onResize(column.key, width)}
                    />
                  )
                }
                sort={
                  onSortChange && column.sortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined
                }
                onSort={() => onSortChange?.(nextSort(column.key))}
              >
                {column.header}
              </TableHeadCell>
            ))}
            {onSortChange && columns.some(({ sortable }) => sortable) && (
              <th scope="col" role="columnheader" data-control="sorts" className={styles.headCell}>
                <SortSelect columns={columns} sort={sort} onChange={onSortChange} />
              </th>
            )}
            {rowActions && (
              <TableHeadCell>{rowActionsHeader ?? <VisuallyHidden>{messages.actions}</VisuallyHidden>}</TableHeadCell>
            )}
          </tr>
        </thead>
        {isLong ? (
          <RowGroups {...body} rows={rows} drawRow={drawRow} />
        ) : (
          <tbody {...body} role="rowgroup">
            {rows.map(drawRow)}
            {loading && rows.length === 0 && (
              <SkeletonRows
                columns={columns}
                mainIndex={mainIndex}
                count={skeletonRows}
                extra={[selection, rowActions, rowHref]}
              />
            )}
          </tbody>
        )}
      </table>
      {!loading && rows.length === 0 && <div className={cx('ssp-Table__empty', styles.empty)}>{empty}</div>}
    </div>
  )
}

type Width = Pick<TableColumn<never>, 'width' | 'chosenWidth'>

/** For the head, and for cells that are cut at the width of their column. */
const widthOf = ({ width, chosenWidth }: Width) => {
  const wanted = chosenWidth === undefined ? scaled(width) : `${chosenWidth}px`
  return wanted === undefined ? undefined : ({ [styles.columnWidth]: wanted } as CSSProperties)
}

const drawPerson = ({ name, src, detail }: TablePerson, value: ReactNode) => (
  <span className={styles.person}>
    <Avatar size="sm" name={name} src={src} className={styles.picture} />
    <span className={styles.personText}>
      <span className={styles.personLine}>{value}</span>
      {detail && (
        <span title={detail} className={cx(styles.personLine, styles.personDetail)}>
          {detail}
        </span>
      )}
    </span>
  </span>
)

// Varying widths look like text. They are constant across renders.
const widths = ['72%', '54%', '63%', '46%', '68%']

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  mainIndex: number
  count: number
  extra: unknown[]
}

function SkeletonRows<Row>({ columns, mainIndex, count, extra }: SkeletonRowsProps<Row>) {
  const [select, actions, links] = extra
  return Array.from({ length: count }, (_, line) => (
    <tr
      key={line}
      role="row"
      aria-hidden
      data-link={links ? '' : undefined}
      className={cx(styles.row, skeletonStyles.delayed)}
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell of a hidden row */}
      {Boolean(select) && <td data-control="select" className={styles.cell} />}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-kind={column.kind}
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
