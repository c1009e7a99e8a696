import { Button, Checkbox, Empty, Pagination, SearchField, Skeleton, useFocusAfterRemoval } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { QueryView } from '../data/query-view'
import type { PanelProps } from '../form/input-panel'
import type { Filters } from '../list/filters'
import { useListQuery, type ListQueries, type PageData, type RowOf } from '../list/use-list-query'
import type { Selection } from '../list/use-selection'
import { pickerMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { ChosenList, PickerTable, type PickerColumn, type PickerRow } from './picker-table'
import * as styles from './picker.css'

/** Rows per page of a picker, unless the specification sets another number (spec 1 section 9). */
const PICKER_SIZE = 9

/** Texts of one picker. */
export interface PickerMessages {
  title: string
  search: string
  /** Shown when there is nothing to add. */
  empty: string
  failed: string
  /** Title of the list of ticked records; without it there is no list. */
  chosen?: string
}

/** Props of both kinds of picker. */
export interface PickerBase<Data extends PageData> extends PanelProps, ListQueries<Data, Filters> {
  /** Texts. */
  messages: PickerMessages
  /** Returns the content of a record's row. */
  row: (record: RowOf<Data>) => PickerRow
  /** Renders records with checkboxes as a table of these columns. Default: name and `meta` of `row`. */
  columns?: readonly [PickerColumn<RowOf<Data>>, ...PickerColumn<RowOf<Data>>[]]
  /** Rows per page. Default 9. */
  size?: number
  /** Key of the record being added, from `useAction`; null if there is none. */
  pendingKey: string | null
  /** Error of the last change. */
  note?: ReactNode
}

interface PickerContentProps<Data extends PageData> extends PickerBase<Data> {
  onAdd?: ((record: RowOf<Data>) => unknown) | undefined
  /** The ticked records; the rows then have checkboxes. */
  selection: Selection<RowOf<Data>> | undefined
}

/** Search, rows and pages of a picker; it reads only while the panel is open. */
export function PickerContent<Data extends PageData>(props: PickerContentProps<Data>) {
  const { messages, note, selection, row, size = PICKER_SIZE } = props
  const kit = useMessages(pickerMessages)
  const [{ page, search }, setPosition] = useState({ page: 0, search: '' })
  const data = useListQuery(props, { page, search, size, sort: null, filters: NO_FILTERS })
  const total = data.total ?? 0
  // Added records may disappear from the list, and a page disappears with its last record.
  const last = Math.max(0, Math.ceil(total / size) - 1)
  if (data.total !== undefined && !data.isPrevious && page > last) setPosition({ page: last, search })
  return (
    <div className={`ssp-PickerContent ${styles.panel}`}>
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        onSearch={(text) => setPosition({ page: 0, search: text.trim() })}
      />
      {note}
      <QueryView
        query={{ ...data, data: data.rows }}
        errorTitle={messages.failed}
        skeleton={<PickerSkeleton count={size} />}
        empty={<Empty title={messages.empty} />}
      >
        {(rows) => <PickerRows {...props} rows={rows} isPrevious={data.isPrevious} />}
      </QueryView>
      {total > size && (
        <Pagination
          page={page}
          pageSize={size}
          total={total}
          onPageChange={(wanted) => setPosition({ page: wanted, search })}
        />
      )}
      {selection && messages.chosen !== undefined && (
        <ChosenList
          title={messages.chosen}
          records={selection.rows}
          row={row}
          removeOf={kit.removeOf}
          onRemove={(id) => selection.choose(new Set([...selection.selected].filter((key) => key !== id)), [])}
        />
      )}
    </div>
  )
}

const NO_FILTERS = {}

interface PickerRowsProps<Data extends PageData> extends PickerContentProps<Data> {
  rows: readonly RowOf<Data>[]
  isPrevious: boolean
}

function PickerRows<Data extends PageData>(props: PickerRowsProps<Data>) {
  const { messages, rows, isPrevious, row, columns, pendingKey, onAdd, selection } = props
  const kit = useMessages(pickerMessages)
  // An added record disappears from the list with its button; the focus moves to the next one.
  const list = useFocusAfterRemoval<HTMLUListElement>()
  const tick = (id: string, ticked: boolean) => {
    const selected = new Set(selection?.selected)
    if (ticked) selected.add(id)
    else selected.delete(id)
    selection?.choose(selected, rows)
  }
  if (selection && columns)
    return <PickerTable {...{ columns, rows, row, selection, isPrevious }} caption={messages.title} onTick={tick} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul
      ref={list}
      role="list"
      aria-label={messages.title}
      aria-busy={isPrevious || pendingKey !== null}
      className={`ssp-PickerContent__rows ${styles.rows}`}
    >
      {rows.map((record) => {
        const { id, name, meta, unavailable } = row(record)
        if (selection)
          return (
            <li key={id} className={`ssp-PickerContent__row ${styles.row}`}>
              <Checkbox
                label={name}
                help={unavailable ?? meta}
                disabled={unavailable !== undefined}
                checked={selection.selected.has(id)}
                onCheckedChange={(ticked) => tick(id, ticked)}
              />
            </li>
          )
        return (
          <li key={id} className={`ssp-PickerContent__row ${styles.row}`}>
            <div className={styles.what}>
              <span className={styles.name}>{name}</span>
              {meta && <span className={styles.meta}>{meta}</span>}
            </div>
            {unavailable ? (
              <span className={styles.meta}>{unavailable}</span>
            ) : (
              <Button
                size="small"
                iconStart={<Plus size={14} aria-hidden="true" />}
                aria-label={kit.addOf(name)}
                pending={pendingKey === id}
                onClick={() => onAdd?.(record)}
              >
                {kit.add}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function PickerSkeleton({ count }: { count: number }) {
  return (
    <div className={`ssp-PickerContent__rows ${styles.rows}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`ssp-PickerContent__row ${styles.row}`}>
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}
