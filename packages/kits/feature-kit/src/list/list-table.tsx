import { Card, Table, type TableColumn, type TableSelection, type TableSort } from '@ssp/ui'
import { useMemo, type ReactNode } from 'react'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { ViewLink } from './view-link'

/** Props of `ListTable`. */
export interface ListTableProps<Row> {
  /** Name of the rows, for assistive technology. */
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  rowHref?: ((row: Row) => string) | undefined
  /** Null for none. Default: a View link if there is `rowHref`. */
  rowActions?: ((row: Row) => ReactNode) | null | undefined
  columns: readonly TableColumn<Row>[]
  /** Height of the rows. Default: that of the page. */
  density?: 'compact' | undefined
  /** Number of the first row; adds a first column of numbers. Default: no numbers. */
  firstNumber?: number | undefined
  /** Header of the column of numbers. Default: a general one. */
  numberHeader?: string | undefined
  /** Header of the column of row actions. Default: one only for assistive technology. */
  actionsHeader?: string | undefined
  selection?: TableSelection<Row> | undefined
  /** The sorting in the form of the address: `surname`, or `-surname` for descending; null for the default order. */
  sort?: string | null
  /** Called with the new sorting if columns are sortable; null for the default order. */
  onSort?: ((sort: string | null) => void) | undefined
  /**
   * Called with the new width of a column in pixels; undefined for the width of its content. Default: columns cannot be
   * resized.
   */
  onResize?: ((key: string, width: number | undefined) => void) | undefined
  /** Returns whether a row was just created. Default: none. */
  isCreated?: ((row: Row) => boolean) | undefined
  /** Number of skeleton rows while the rows load. */
  loading?: number
}

/** The rows of a list as a table; the whole row opens its page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, rows, rowKey, rowName, rowHref, rowActions, columns, firstNumber, selection, loading } = props
  const { density, isCreated, numberHeader, actionsHeader, sort = null, onSort, onResize } = props
  const kit = useMessages(listMessages)
  const drawn = useMemo((): readonly TableColumn<Row>[] => {
    if (firstNumber === undefined) return columns
    const numbers = new Map(rows.map((row, index) => [row, firstNumber + index]))
    const cell = (row: Row) => numbers.get(row)
    return [
      { key: 'number', header: numberHeader ?? kit.number, width: '3rem', resizable: false, hideInCards: true, cell },
      ...columns,
    ]
  }, [columns, rows, firstNumber, numberHeader, kit])
  const view = (row: Row) => (
    <ViewLink href={rowHref?.(row) ?? ''} aria-label={kit.viewOf(rowName(row))}>
      {kit.view}
    </ViewLink>
  )
  return (
    <Card flush>
      <Table
        caption={caption}
        density={density}
        columns={drawn}
        rows={rows}
        rowKey={rowKey}
        rowHref={rowHref}
        rowActions={rowActions === null ? undefined : (rowActions ?? (rowHref && view))}
        rowActionsHeader={actionsHeader}
        selection={selection}
        isCreated={isCreated}
        sort={toTableSort(sort)}
        onSortChange={onSort && ((wanted) => onSort(fromTableSort(wanted)))}
        onResize={onResize}
        loading={loading !== undefined}
        skeletonRows={loading}
      />
    </Card>
  )
}

/** Converts the sorting of an address to the form of `Table` and `SortSelect`. */
export const toTableSort = (sort: string | null): TableSort | undefined =>
  sort === null
    ? undefined
    : { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }

/** Converts the sorting to the form of the address. */
export const fromTableSort = (sort: TableSort | undefined): string | null =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.key}` : null
