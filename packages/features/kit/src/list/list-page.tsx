import {
  Card,
  FilterBar,
  Link,
  Pagination,
  Table,
  TableSelectionBar,
  UiMessagesProvider,
  type Option,
  type TableColumn,
} from '@ssp/ui'
import type { QueryKey } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { filterDefinitions, fromFilterValues, toFilterValues, type FilterMessages, type Filters } from './filters'
import { ListHeader, type ListHeaderProps } from './list-header'
import * as styles from './list-page.css'
import { isNarrowed, type ListDefaults } from './list-state'
import { NoRows } from './no-rows'
import { RecordCards, RecordCardsSkeleton, type CardContent } from './record-cards'
import { useErrorNotice, useListQuery, type ListQueries } from './use-list-query'
import { useListState, type ListControl } from './use-list-state'
import { useSelection, type Selection } from './use-selection'

/** Texts of one list. */
export interface ListMessages {
  title: string
  /** What the rows are, for assistive technology. Default `title`. */
  caption?: string
  /** Label of the search: 'Search employees'. */
  search: string
  /** There are no rows. */
  empty: string
  /** Search and filters leave none. Default a general sentence. */
  noMatch?: string
  failed: string
  total: (count: number) => string
  /** Labels of the filters, by name. */
  filters?: Readonly<Record<string, FilterMessages>>
}

/** Props of `ListPage`. */
export interface ListPageProps<
  Row,
  F extends Filters = Filters,
  RowsKey extends QueryKey = QueryKey,
  CountKey extends QueryKey = QueryKey,
>
  extends ListQueries<Row, F, RowsKey, CountKey>, Pick<ListHeaderProps, 'action' | 'actions' | 'back' | 'breadcrumbs'> {
  messages: ListMessages
  /** From `defineFilters`. Default none. */
  filters?: F
  /** Options of filters whose values are records. */
  filterOptions?: Readonly<Record<string, readonly Option[]>>
  /** Layout and page size to begin with. Default cards where `card` is given, ten rows. */
  defaults?: Omit<ListDefaults, 'filters'>
  /** A key that stays with the row. Default its `id`. */
  rowKey?: (row: Row) => string
  /** What the row is called: title of its card, label of its link. */
  rowName: (row: Row) => string
  /** Address of the row's own page: the whole row or card opens it. */
  rowHref?: (row: Row) => string
  /** Columns of the table; stable between renders. Left out, the list has cards only. */
  columns?: readonly TableColumn<Row>[]
  /** Buttons or a menu at the end of a table row. Default a link View where there is `rowHref`. */
  rowActions?: (row: Row) => ReactNode
  /** Whether the table begins with a column of row numbers. Default false. */
  numbered?: boolean
  /** Content of a card. Left out, the list is a table only. */
  card?: (row: Row) => CardContent
  /** What can be done to ticked rows; the table gets tick boxes. */
  bulkActions?: (selection: Selection<Row>) => ReactNode
  /** Draws the rows in place of table and cards. */
  renderRows?: (rows: readonly Row[], list: ListControl) => ReactNode
  /** Skeleton of `renderRows`. */
  renderSkeleton?: (count: number) => ReactNode
  /** Whether a failed read is also a notification titled 'Error', as the lists of document 2 want (R2-693). Default false. */
  notifyFailure?: boolean
}

/**
 * A list: header with search, filters, page size and layout; table or cards; loading, empty, failed and no-match states;
 * paging with the next page fetched ahead; tick boxes with bulk actions. Its state is the address (spec 1 section 9).
 */
export function ListPage<Row extends object, F extends Filters, RowsKey extends QueryKey, CountKey extends QueryKey>(
  props: ListPageProps<Row, F, RowsKey, CountKey>,
) {
  const { messages, filters, filterOptions, defaults, columns, card, action, actions, back, breadcrumbs } = props
  const { rowKey = idOf, bulkActions, notifyFailure = false } = props
  const kit = useMessages(kitMessages).list
  const firstLayout = card ? 'grid' : 'list'
  const options = useMemo(
    () => ({ layout: firstLayout, ...defaults, ...(filters && { filters }) }) as const,
    [firstLayout, defaults, filters],
  )
  const list = useListState(options)
  const data = useListQuery(props, list.state, filters)
  const selection = useSelection<Row>(rowKey, JSON.stringify([list.state.search, list.state.filters]))
  useErrorNotice(notifyFailure ? data.error : null)
  const { rows, total } = data
  const { page, size } = list.state
  const layout = columns && card ? list.state.layout : card ? 'grid' : 'list'
  const draw = props.renderRows ? null : layout
  return (
    <div className={styles.page}>
      <ListHeader
        list={list}
        layouts={Boolean(columns && card)}
        title={messages.title}
        facts={total !== undefined && (isNarrowed(list.state) ? kit.found(total) : messages.total(total))}
        searchLabel={messages.search}
        filters={filters && <ListFilters list={list} filters={filters} messages={messages} options={filterOptions} />}
        action={action}
        actions={actions}
        back={back}
        breadcrumbs={breadcrumbs}
      />
      {bulkActions && (
        <TableSelectionBar selection={{ selected: selection.selected, onChange: selection.clear }}>
          {bulkActions(selection)}
        </TableSelectionBar>
      )}
      {rows && rows.length > 0 ? (
        <>
          <div aria-busy={data.isPrevious} className={styles.content}>
            {props.renderRows?.(rows, list)}
            {draw === 'grid' && card && (
              <RecordCards
                {...props}
                card={card}
                caption={messages.caption ?? messages.title}
                rows={rows}
                rowKey={rowKey}
              />
            )}
            {draw === 'list' && (
              <ListTable {...props} rows={rows} rowKey={rowKey} firstNumber={data.firstNumber} selection={selection} />
            )}
          </div>
          {total !== undefined && (
            <Pagination
              page={page}
              pageSize={size}
              total={total}
              onPageChange={(wanted) => list.set({ page: wanted })}
              onPointerEnter={data.prefetchNext}
              onFocus={data.prefetchNext}
            />
          )}
        </>
      ) : (
        <NoRows list={list} messages={messages} query={{ ...data, data: rows }}>
          {props.renderSkeleton?.(size)}
          {draw === 'grid' && <RecordCardsSkeleton count={size} />}
          {draw === 'list' && <ListTable {...props} loading rows={[]} rowKey={rowKey} firstNumber={1} />}
        </NoRows>
      )}
    </div>
  )
}

const idOf = (row: object): string => String(Reflect.get(row, 'id'))

interface ListFiltersProps {
  list: ListControl
  filters: Filters
  messages: ListMessages
  options: Readonly<Record<string, readonly Option[]>> | undefined
}

function ListFilters({ list, filters, messages, options }: ListFiltersProps) {
  const labels = messages.filters ?? NO_LABELS
  const definitions = useMemo(() => filterDefinitions(filters, labels, options), [filters, labels, options])
  const any = Object.values(labels).flatMap((label) => (typeof label === 'string' ? [] : (label.any ?? [])))[0]
  const ui = useMemo(() => (any === undefined ? {} : { filterBar: { any } }), [any])
  return (
    <UiMessagesProvider messages={ui}>
      <FilterBar
        definitions={definitions}
        values={toFilterValues(filters, list.state.filters)}
        onApply={(values) => list.setFilters(fromFilterValues(values))}
      />
    </UiMessagesProvider>
  )
}

const NO_LABELS: Readonly<Record<string, FilterMessages>> = {}

interface ListTableProps<Row> extends Pick<
  ListPageProps<Row>,
  'messages' | 'columns' | 'rowName' | 'rowHref' | 'rowActions' | 'numbered' | 'bulkActions'
> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  firstNumber: number
  selection?: Selection<Row>
  loading?: boolean
}

function ListTable<Row>(props: ListTableProps<Row>) {
  const { messages, columns = [], rows, rowKey, rowName, rowHref, rowActions, numbered, firstNumber } = props
  const { selection, bulkActions, loading } = props
  const kit = useMessages(kitMessages).list
  const drawn = useMemo((): readonly TableColumn<Row>[] => {
    if (!numbered) return columns
    const numbers = new Map(rows.map((row, index) => [row, firstNumber + index]))
    const cell = (row: Row) => numbers.get(row)
    return [{ key: 'number', header: kit.number, width: '4rem', hideInCards: true, cell }, ...columns]
  }, [columns, numbered, rows, firstNumber, kit])
  const view = (row: Row) => (
    <Link variant="quiet" href={rowHref?.(row) ?? ''} aria-label={kit.viewOf(rowName(row))}>
      {kit.view}
    </Link>
  )
  return (
    <Card flush>
      <Table
        caption={messages.caption ?? messages.title}
        columns={drawn}
        rows={rows}
        rowKey={rowKey}
        rowHref={rowHref}
        rowActions={rowActions ?? (rowHref && view)}
        loading={loading}
        selection={
          bulkActions &&
          selection && {
            selected: selection.selected,
            onChange: (selected) => selection.choose(selected, rows),
            label: rowName,
          }
        }
      />
    </Card>
  )
}
