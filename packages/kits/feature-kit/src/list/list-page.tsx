import type { ListKey } from '@ssp/api'
import {
  ColumnMenu,
  PageSizeSelect,
  Pagination,
  SortSelect,
  useFocusAfterRemoval,
  useIsPhone,
  VisuallyHidden,
  type TableColumn,
} from '@ssp/ui'
import { useMemo, useRef, type ComponentType, type ReactNode } from 'react'
import { Failure } from '../data/failure'
import { listMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { useCreatedId } from '../notify/use-notify'
import type { ListExport } from './export/export-dialog'
import { filterLabel, missingRecords, type FilterMessages, type FilterOptions, type Filters } from './filters'
import { ListFilters } from './list-filters'
import { ListDisplay, ListHeader, type ListHeaderProps } from './list-header'
import * as styles from './list-page.css'
import { pageSizes, type ListDefaults } from './list-state'
import { fromTableSort, ListTable, toTableSort } from './list-table'
import type { ListTabs } from './list-tabs'
import { NoRows, type NoRowsProps } from './no-rows'
import { RecordCards, RecordCardsSkeleton, type CardContent } from './record-cards'
import { focusFirstRow, moveInRows } from './row-keys'
import { RowsBoundary } from './rows-boundary'
import { useColumns } from './use-columns'
import { isGone } from '../data/is-gone'
import { useErrorNotice, useListQuery, type ListQueries, type PageData, type RowOf } from './use-list-query'
import { useListExport } from './use-list-export'
import { useListState, type ListControl } from './use-list-state'
import { SelectionBar } from './selection-bar'
import { useSelection, type Selection } from './use-selection'
import { useRowPanel, type ListRowPanel } from './use-row-panel'
import { useTicks } from './use-ticks'
import { ViewsMenu, type ListViews } from './views/views-menu'

/** Texts of one list. */
export interface ListMessages {
  title: string
  /** Name of the rows, for assistive technology. Default `title`. */
  caption?: string
  /** Header of the column of row numbers. Default: a general one. */
  number?: string
  /** Header of the column of row actions, such as 'View'. Default: one only for assistive technology. */
  actionsHeader?: string
  /** Label of the search: 'Search employees'. */
  search: string
  /** Shown when there are no rows. */
  empty: string
  /** Shown when search and filters match no rows. Default: a general sentence. */
  noMatch?: string
  /** Label of the button that clears search and filters. Default: a general text. */
  clear?: string
  failed: string
  total: (count: number) => string
  /** Labels of the filters, by name. */
  filters?: Readonly<Record<string, FilterMessages>>
}

/** How a list renders its rows. */
export interface RowProps<Row> {
  /** Returns a stable key of the row. Default its `id`. */
  rowKey?: (row: Row) => string
  /** Returns the name of the row: title of its card, label of its link. Required for cards, links and checkboxes. */
  rowName?: (row: Row) => string
  /** Ids by which `created` of a form marks the row, for forms that create several rows. Default: its key. */
  createdIds?: (row: Row) => readonly string[]
  /** Address of the row's own page, which the whole row or card opens. */
  rowHref?: (row: Row) => string
  /** The panel that a plain click on a row opens instead of its page. Default: none. */
  rowPanel?: ListRowPanel<Row>
  /** Columns of the table; keep them stable between renders. Without them the list has only cards. */
  columns?: readonly TableColumn<Row>[]
  /** Buttons or a menu at the end of a table row; null for none. Default: a View link if there is `rowHref`. */
  rowActions?: ((row: Row) => ReactNode) | null
  /** Whether the table starts with a column of row numbers. Default false. */
  numbered?: boolean
  /** Content of a card. Without it the list is only a table. */
  card?: (row: Row) => CardContent
}

/** Props of `ListPage`. */
export interface ListPageProps<Data extends PageData, F extends Filters = Filters>
  extends
    ListQueries<Data, F>,
    RowProps<RowOf<Data>>,
    Pick<
      ListHeaderProps,
      'action' | 'secondary' | 'actions' | 'back' | 'breadcrumbs' | 'backHref' | 'backLabel' | 'embedded'
    > {
  /** Texts of the list and its states. */
  messages: ListMessages
  /** From `defineFilters`. Default: none. */
  filters?: F
  /** Options of filters whose values are records. */
  filterOptions?: FilterOptions
  /** Called before the filters open, to read options that nothing else needs. */
  onPreloadFilters?: () => void
  /** Initial layout and page size. Default: cards if `card` is given, ten rows. */
  defaults?: Omit<ListDefaults, 'filters' | 'sorts'>
  /** Bulk actions for ticked rows; table and cards get checkboxes. */
  bulkActions?: (selection: Selection<RowOf<Data>>) => ReactNode
  /** Whether the actions can apply to all rows that match the search and filters. Default false. */
  bulkAll?: boolean
  /** Renders the rows instead of the cards, and instead of the table if there are no `columns`. */
  renderRows?: (rows: readonly RowOf<Data>[], list: ListControl) => ReactNode
  /** Wraps the rows, for example in a provider of additional data for a page of rows. Default: no wrapper. */
  aroundRows?: ComponentType<{ rows: readonly RowOf<Data>[]; children: ReactNode }>
  /** Skeleton of `renderRows`. */
  renderSkeleton?: (count: number) => ReactNode
  /**
   * The list whose saved views are offered to signed-in accounts, with additional parameters of the address that belong to
   * a view. Default: none. Must not change between renders.
   */
  views?: ListKey | ListViews
  /** Tabs under the title, if several lists share a page: `listTabs()`. Default: none. */
  tabs?: ListTabs
  /** Between header and rows, for example a warning about all of them. Default: none. */
  notice?: ReactNode
  /**
   * Whether a failed read is also a notification titled 'Error', as the lists of document 2 require (R2-693). Use
   * `unless-gone` in the page of a record, which reports the removal of the record itself. Default false.
   */
  notifyFailure?: boolean | 'unless-gone'
}

/**
 * A list: header with search, filters and layout; table or cards; loading, empty, failed and no-match states; pages with a
 * page size and a prefetched next page; checkboxes with bulk actions. Its state is in the address (spec 1 section 9).
 */
export function ListPage<Data extends PageData, F extends Filters>(props: ListPageProps<Data, F>) {
  const { messages, filters, filterOptions, defaults, notifyFailure = false, aroundRows: Around } = props
  const { bulkActions, bulkAll = false } = props
  const { action, secondary, actions, back, breadcrumbs, backHref, backLabel, embedded, tabs } = props
  const {
    columns,
    card,
    rowKey = idOf,
    rowName = unnamed,
    createdIds = (row) => [rowKey(row)],
    rowHref,
    rowActions,
    numbered = false,
  } = props
  const kit = useMessages(listMessages)
  const hasLayouts = Boolean(columns && (card || props.renderRows))
  const firstLayout = card || hasLayouts ? 'grid' : 'list'
  // A string, so that columns created in each render do not change the state of the list.
  const sortable = columns?.flatMap(({ key, sortable: can }) => (can ? [key] : [])).join(' ') ?? ''
  const options = useMemo(
    () => ({ layout: firstLayout, sorts: sortable.split(' '), ...defaults, ...(filters && { filters }) }) as const,
    [firstLayout, sortable, defaults, filters],
  )
  const list = useListState(options)
  const data = useListQuery(props, list.state, filters)
  const { rows, total } = data
  const selection = useSelection<RowOf<Data>>(rowKey, JSON.stringify([list.state.search, list.state.filters]), total)
  const ticks = useTicks(selection, rowKey, rowName)
  const isSaid = notifyFailure === 'unless-gone' && rows !== undefined && isGone(data.error)
  useErrorNotice(notifyFailure && !isSaid ? data.error : null)
  const box = useFocusAfterRemoval<HTMLDivElement>()
  const { page, size } = list.state
  const sort = list.state.sort ?? defaults?.sort ?? null
  const caption = messages.caption ?? messages.title
  const layout = hasLayouts ? list.state.layout : firstLayout
  const renderRows = columns && layout === 'list' ? undefined : props.renderRows
  const body = useRef<HTMLDivElement>(null)
  const panel = useRowPanel(props.rowPanel, rows, rowKey, body)
  const arranged = useColumns(columns)
  const file = useListExport({
    name: messages.title,
    columns: arranged.columns,
    total: total ?? 0,
    rowKey,
    page: props.page as unknown as ListExport['page'],
    state: list.state,
    filters,
    around: Around as unknown as ListExport['around'],
  })
  const createdId = useCreatedId()
  const isCreated = (of: RowOf<Data>) => createdId !== undefined && createdIds(of).includes(createdId)
  const row = { caption, rowKey, rowName, rowHref, isCreated }
  // Below the rows on a phone, with the order above them, so that the first row is near the top.
  const displayBelow = useIsPhone()
  const setSort = (wanted: string | null) => list.set({ sort: wanted })
  // At the column of the default sort, one of the two directions is the default order.
  const usual = defaults?.sort
  const sortByHead = (wanted: string | null) => {
    if (wanted === usual) setSort(null)
    else setSort(wanted ?? (list.state.sort === null && usual ? usual.replace('-', '') : null))
  }
  const table = {
    ...row,
    sort,
    onSort: displayBelow ? undefined : sortByHead,
    columns: arranged.columns,
    density: arranged.choice.density === 'compact' ? arranged.choice.density : undefined,
    rowActions,
    numberHeader: messages.number,
    actionsHeader: messages.actionsHeader,
  }

  // The bar disappears with the selection; the focus stays at the checkboxes.
  const clearSelection = () => {
    body.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
    selection.clear()
  }

  const draw = (drawn: readonly RowOf<Data>[]) => {
    if (renderRows) return renderRows(drawn, list)
    const selected = bulkActions && ticks.of(drawn)
    if (layout === 'grid' && card)
      return <RecordCards {...row} rows={drawn} card={card} selection={selected} named={props.rowPanel !== undefined} />
    return (
      <ListTable
        {...table}
        rows={drawn}
        firstNumber={numbered ? data.firstNumber : undefined}
        selection={selected}
        onResize={arranged.resize}
      />
    )
  }
  const drawSkeleton = () => {
    if (renderRows && props.renderSkeleton) return props.renderSkeleton(size)
    if (layout === 'grid') return <RecordCardsSkeleton count={size} />
    return <ListTable {...table} rows={[]} firstNumber={numbered ? 1 : undefined} loading={size} />
  }

  const noRows = (query: NoRowsProps['query']) => (
    <NoRows
      list={list}
      messages={messages}
      total={total}
      missing={
        filters &&
        missingRecords(filters, list.state.filters, filterOptions)
          .flatMap(({ name, isAll }) => (isAll ? filterLabel(name, messages.filters ?? NO_LABELS) : []))
          .join(', ')
      }
      query={query}
    >
      {drawSkeleton()}
    </NoRows>
  )

  const display = {
    list,
    layouts: hasLayouts,
    downloads: embedded ? file.actions : undefined,
    columns: layout === 'list' && arranged.items.length > 1 && (
      <ColumnMenu
        columns={arranged.items}
        value={arranged.choice}
        onChange={arranged.choose}
        onReset={() => arranged.choose(undefined)}
      />
    ),
  }
  const header = (
    <ListHeader
      {...display}
      displayBelow={displayBelow}
      title={messages.title}
      facts={total !== undefined && (data.isNarrowed ? kit.found(total) : messages.total(total))}
      searchLabel={messages.search}
      filters={
        filters && (
          <ListFilters
            list={list}
            filters={filters}
            messages={messages.filters ?? NO_LABELS}
            options={filterOptions}
            onPreload={props.onPreloadFilters}
          />
        )
      }
      views={
        props.views !== undefined && (
          <ViewsMenu of={props.views} list={list.state} defaults={options} columns={columns} choice={arranged.choice} />
        )
      }
      order={
        columns &&
        sortable !== '' &&
        (layout === 'grid' || displayBelow) && (
          <SortSelect
            columns={columns}
            sort={toTableSort(list.state.sort)}
            onChange={(wanted) => setSort(fromTableSort(wanted))}
          />
        )
      }
      // Enter does not apply to rows that a search is about to replace.
      onArrowDown={() => !data.isPrevious && focusFirstRow(body.current)}
      actions={[...(actions ?? []), ...file.actions]}
      {...{ action, secondary, back, breadcrumbs, backHref, backLabel, embedded }}
      tabs={tabs?.list}
    />
  )
  const content = (
    <div ref={box} className={styles.parts}>
      <VisuallyHidden aria-live="polite">
        {total !== undefined && !data.isPrevious && data.isNarrowed && kit.announced(caption, total)}
      </VisuallyHidden>
      {props.notice}
      {bulkActions && (
        <SelectionBar
          selection={{ ...selection, clear: clearSelection }}
          total={bulkAll ? total : undefined}
          isNarrowed={data.isNarrowed}
        >
          {bulkActions(selection)}
        </SelectionBar>
      )}
      {rows && rows.length > 0 ? (
        <>
          {props.keepRows && data.error !== null && <Failure title={messages.failed} error={data.error} />}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- moves the focus between the links of the rows, which Tab reaches too */}
          <div
            ref={body}
            aria-busy={data.isPrevious}
            className={`ssp-ListPage__rows ${styles.content}`}
            onKeyDown={moveInRows}
            onMouseDown={ticks.handlers.onMouseDown}
            onClickCapture={(event) => {
              ticks.handlers.onClickCapture(event)
              panel.onClickCapture(event)
            }}
          >
            <RowsBoundary
              rows={rows}
              draw={draw}
              around={Around}
              failed={(error, retry) =>
                noRows({
                  error,
                  refetch: async () => {
                    await data.refetch()
                    retry()
                  },
                  isFetching: data.isFetching,
                  data: undefined,
                })
              }
            />
          </div>
          {total !== undefined && (
            <Pagination
              page={page}
              pageSize={size}
              total={total}
              onPageChange={(wanted) => list.set({ page: wanted })}
              onPointerEnter={data.prefetchNext}
              onFocus={data.prefetchNext}
            >
              <PageSizeSelect
                sizes={pageSizes(defaults?.size)}
                value={size}
                onChange={(wanted) => list.set({ size: wanted })}
              />
              {displayBelow && <ListDisplay {...display} />}
            </Pagination>
          )}
        </>
      ) : (
        noRows({ ...data, data: props.keepRows && data.error ? undefined : rows })
      )}
      {panel.element}
      {file.element}
    </div>
  )
  if (tabs) return tabs.frame(header, content)
  return (
    <div className={`ssp-ListPage ${styles.page}`}>
      {header}
      {content}
    </div>
  )
}

const NO_LABELS: Readonly<Record<string, FilterMessages>> = {}
const unnamed = () => ''
const idOf = (row: object): string => String(Reflect.get(row, 'id'))
